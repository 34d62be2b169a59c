import fc from 'fast-check'

import { slugs } from '../../src/slugs'
import { malformedRequests, type Description } from './malformedRequest'

/** A request as its bytes go over the wire; nothing here is checked or escaped by a client. */
export type WireRequest = { method: string; target: string; headers: [string, string][]; body?: string }

/** Payload's own paths below a collection or global. */
const payloadPaths = [
  '',
  '/1',
  '/count',
  '/versions',
  '/versions/1',
  '/1/duplicate',
  '/access/1',
  '/access',
  '/file/nope.png',
  '/file/..%2f..%2fpackage.json',
  '/file/%FF',
  '/paste-url/1',
  '/login',
  '/logout',
  '/me',
  '/refresh-token',
  '/forgot-password',
  '/reset-password',
  '/verify/x',
  '/unlock',
  '/init',
  '/first-register',
  '/constructor',
]
const payloadSlugs = [
  ...Object.values(slugs),
  'globals/site-settings',
  'globals/auntie-safety',
  'globals/nothing',
  'payload-migrations',
  'payload-preferences',
  'payload-locked-documents',
  'payload-jobs',
  'payload-kv',
  'payload-folders',
  'payload-query-presets',
  'access',
  'graphql',
  'graphql-playground',
  'og',
  'stripe/webhook',
  'health',
  'openapi.json',
  'search',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'nothing',
]
/** Pages and files; those with a name in the middle stand for all of their kind. */
const pages = [
  '/',
  '/education',
  '/education/nothing-here',
  '/smart-stacks',
  '/smart-stacks/nothing',
  '/tarot',
  '/tarot/3',
  '/tarot/x',
  '/tarot/today',
  '/search',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/icon.svg',
  '/sw.js',
  '/preview',
  '/preview/leave',
  '/never-again',
  '/admin',
  '/admin/login',
  '/admin/logout',
  '/admin/collections/users',
  '/admin/collections/nothing/1',
  '/admin/reset/x',
  '/admin/create-first-user',
  '/_next/static/nothing.js',
  '/_next/image',
  '/_next/data/x/index.json',
  '/_next/webpack-hmr',
  '/_error',
  '/404',
  '/500',
  '/favicon.ico',
  '/nothing',
]

const spellings = [
  '',
  '/',
  '//',
  '/.',
  '/..',
  '/%2e%2e/',
  '/%2f',
  '/%5c',
  '/%FF',
  '/%00',
  '/%',
  '/%zz',
  '/%E0%A4%A',
  '/\u00e9',
  ';x',
  '/constructor',
  '/__proto__',
  '/toString',
  '/[slug]',
  '/$1',
  '.rsc',
  '.txt',
  '.json',
  '/x'.repeat(200),
  `/${'a'.repeat(3_000)}`,
  '?',
  '#x',
  '*',
]

const operators = [
  'equals',
  'contains',
  'like',
  'not_like',
  'in',
  'not_in',
  'all',
  'exists',
  'near',
  'within',
  'intersects',
  'greater_than',
  'less_than_equal',
  'nothing',
  '__proto__',
]
const fields = [
  'id',
  '_id',
  'title',
  'slug',
  'createdAt',
  'updatedAt',
  'content',
  'orderIndex',
  'category',
  'references.title',
  'relatedModules.relatedModules.relatedModules.title',
  'relatedModules.content.x.y',
  'email',
  'hash',
  'and',
  'or',
  'constructor',
  'a"b',
  "a'b",
  '',
]
const values = [
  '1',
  'x',
  '',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '2026-13-45',
  '%FF',
  '%00',
  '%ED%A0%80',
  '%F0%9F%8C%99',
  '1,2,3',
  "';--",
  '(((((',
  '[1,2]',
  '{"a":1}',
  '9'.repeat(400),
  'a'.repeat(2_000),
]

const one = <Item>(items: readonly Item[]) => fc.constantFrom(...items)

const where = fc
  .tuple(one(fields), one(operators), one(values), fc.nat(4))
  .map(([field, operator, value, shape]) =>
    [
      `where[${field}][${operator}]=${value}`,
      `where[and][0][or][0][${field}][${operator}]=${value}`,
      `where[${field}][${operator}][]=${value}&where[${field}][${operator}][]=${value}`,
      `where=${value}`,
      `where[${field}]=${value}&where[or][x][${field}][${operator}]=1`,
    ].at(shape)!,
  )
const parameter = fc.oneof(
  { weight: 4, arbitrary: where },
  fc
    .tuple(
      one([
        'sort',
        'limit',
        'page',
        'depth',
        'draft',
        'locale',
        'select',
        'populate',
        'joins',
        'pagination',
        'trash',
        'data',
        'field',
        'q',
        'path',
        'url',
        'w',
        '_rsc',
        'prefix',
        'src',
        'token',
        '_method',
        'fallback-locale',
      ]),
      one(values),
      fc.constantFrom('', '[]', '[x]', '[x][y]', '[0][0]', '[__proto__]'),
    )
    .map(([name, value, inside]) => `${name}${inside}=${value}`),
)
const query = fc.array(parameter, { maxLength: 4 }).map((all) => (all.length > 0 ? `?${all.join('&')}` : ''))

const target = fc
  .tuple(
    fc.oneof(
      {
        weight: 2,
        arbitrary: fc.tuple(one(payloadSlugs), one(payloadPaths)).map(([slug, rest]) => `/api/${slug}${rest}`),
      },
      { weight: 1, arbitrary: one(pages) },
    ),
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: one(spellings) }),
    query,
  )
  .map((parts) => parts.join(''))
const anyTarget = fc.oneof(
  { weight: 40, arbitrary: target },
  {
    weight: 1,
    arbitrary: one([
      '*',
      'http://elsewhere.example/',
      'elsewhere.example:80',
      '',
      'x',
      '//elsewhere.example',
      '/\\elsewhere',
    ]),
  },
)

const method = fc.oneof(
  { weight: 10, arbitrary: one(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS']) },
  one(['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'SEARCH', 'get', 'NOTHING', 'M-SEARCH', 'PURGE']),
)

const header = fc.oneof(
  ...Object.entries({
    Range: ['bytes=5-2', 'bytes=0-0', 'bytes=-', 'bytes=99999999999999999999-', 'x', 'bytes=0-1,5-6', ''],
    'Content-Type': [
      'application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=b',
      'multipart/form-data',
      'multipart/mixed; boundary=b',
      'x/multipart/form-data; boundary=b',
      'Application/JSON; charset=x',
      'application/json; charset=utf-16',
      'text/plain',
      'x',
      '',
    ],
    'Accept-Encoding': ['gzip', 'br;q=x', '*;q=0', 'identity;q=0', ','.repeat(400)],
    'Accept-Language': ['x', 'de,en;q=0.5', '*', '-'.repeat(300), 'en-US-x-\u00ff'],
    Accept: ['text/x-component', 'text/event-stream', '*/*;q=x', 'x'],
    RSC: ['1', '0', 'x'],
    'Next-Url': ['/education', '//', '/%FF', 'x'],
    'Next-Router-State-Tree': ['x', '%5B%5D', '%FF', '[]', '%5B%22%22%2C%7B%7D%5D', '['.repeat(500)],
    'Next-Router-Prefetch': ['1', '2', 'x'],
    'Next-Router-Segment-Prefetch': ['/_tree', '/x', '%FF'],
    'Next-Action': ['x', '0'.repeat(42), 'a'.repeat(500)],
    'X-Nextjs-Data': ['1'],
    'X-Middleware-Subrequest': ['src/proxy:src/proxy:src/proxy:src/proxy:src/proxy'],
    'X-Invoke-Path': ['/admin'],
    'X-Invoke-Status': ['500'],
    'X-Matched-Path': ['/admin'],
    'X-Now-Route-Matches': ['1=x'],
    'X-Forwarded-Host': ['elsewhere.example', 'a b', '%00'],
    'X-Forwarded-Proto': ['https', 'x,y', 'javascript'],
    'X-Forwarded-For': ['1.2.3.4', 'x', '::', '%', '1.2.3.4, '.repeat(100)],
    'X-HTTP-Method-Override': ['GET', 'DELETE', 'x'],
    'X-Payload-HTTP-Method-Override': ['GET'],
    Authorization: ['JWT x', 'JWT a.b.c', 'Bearer x', 'users API-Key x', 'Basic eDp4', 'x'],
    Cookie: [
      'payload-token=x',
      'payload-token=a.b.c',
      'payload-token=%FF',
      '__prerender_bypass=x',
      'power-years-visitor=x',
      'payload-lng=../../x',
      'payload-theme=<',
      'a',
      '=;=;',
      'x=%',
    ],
    Origin: ['https://elsewhere.example', 'null', 'x'],
    'Sec-Fetch-Site': ['cross-site', 'same-origin', 'x'],
    'If-None-Match': ['*', '"x"', 'W/', ','.repeat(200)],
    'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
    Expect: ['100-continue', 'x'],
    Upgrade: ['websocket', 'h2c'],
    'Content-Length': ['0', '-1', 'x'],
    'Transfer-Encoding': ['gzip', 'x'],
    Purpose: ['prefetch'],
    Te: ['trailers'],
  }).map(([name, texts]) => one(texts).map((text): [string, string] => [name, text])),
)
const host = fc.oneof(
  { weight: 20, arbitrary: fc.constant('localhost:3000') },
  one([
    '',
    'a b',
    'a/../b',
    '[::1',
    'elsewhere.example',
    'a:99999999',
    '%00',
    'x'.repeat(300),
    '127.0.0.1:x',
    '@',
    'a,b',
    "'",
  ]),
)

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
const body = fc.oneof(
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

const hostile: fc.Arbitrary<WireRequest> = fc
  .record({
    method,
    target: anyTarget,
    host,
    headers: fc.uniqueArray(header, { maxLength: 4, selector: ([name]) => name }),
    body,
  })
  .map(({ host: name, headers, ...rest }) => ({ ...rest, headers: [['Host', name], ...headers] }))

const readable = /^[\x20-\x7e]*$/

/**
 * Requests to every address and by every method, most of them malformed: the calls of a description with bodies that
 * nearly fit, and everything else that answers.
 * @param description what `/api/openapi.json` says
 */
export function hostileRequests(description: Description): fc.Arbitrary<WireRequest> {
  const calls = malformedRequests(description).map(({ method: verb, path, body: content, headers }): WireRequest => {
    const sent = Object.entries(headers).filter(([name, value]) => name !== 'content-length' && readable.test(value))
    const type: [string, string][] = headers['content-type'] ? [] : [['content-type', 'application/json']]
    return {
      method: verb.toUpperCase(),
      target: `/api${path}`,
      headers: [['Host', 'localhost:3000'], ...type, ...sent],
      ...(content !== undefined && { body: content }),
    }
  })
  return fc.oneof({ weight: 3, arbitrary: hostile }, { weight: 1, arbitrary: calls })
}
