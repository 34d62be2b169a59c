import fc from 'fast-check'

import { one, query } from './hostileTarget'

const part = fc
  .tuple(
    one(['file', '_payload', 'alt', '', '__proto__', 'a[b][c]', 'x'.repeat(200)]),
    one(['', '; filename="a.png"', '; filename="../../x"', "; filename*=utf-8''%FF", '; filename=""', '; name="y"']),
    one([
      '',
      'Content-Type: image/png\r\n',
      'Content-Type: x\r\n',
      'nonsense\r\n',
      ': \r\n',
      'Content-Transfer-Encoding: base64\r\n',
    ]),
    one(['x', '{', '{"email":"a@b.example","password":"x"}', '{"email":{}}', 'null', '[]', '']),
  )
  .map(
    ([name, filename, type, content]) =>
      `--b\r\nContent-Disposition: form-data; name="${name}"${filename}\r\n${type}\r\n${content}\r\n`,
  )
const form = fc
  .tuple(fc.array(part, { maxLength: 4 }), one(['--b--\r\n', '--b--', '--b', '', '--c--\r\n', '\r\n--b--\r\n']))
  .map(([parts, end]) => parts.join('') + end)
/** A body as text: forms, JSON, and what only looks like them; mostly none. */
export const body = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  form,
  query.map((text) => text.slice(1)),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.stringify(value)),
  one([
    '{',
    'null',
    '[]',
    '""',
    '{"email":"a@b.example","password":"x"}',
    '{"email":["a@b.example"],"password":{}}',
    '{"email":"a@b.example"}',
    '{"token":"x","password":"x"}',
    '{"__proto__":{"roles":["founder"]}}',
    '{"where":{"id":{"near":"1"}}}',
    '['.repeat(2_000),
    '\u0000',
    '0'.repeat(3_000),
    '["$@1","$undefined","$F1",{"id":"x","bound":null}]',
  ]),
)
