import fc from 'fast-check'

/** The part of JSON Schema that the calls' descriptions use. */
type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export type Description = { paths: Record<string, Record<string, Operation>> }

/** A request as it goes over the wire. */
type Malformed = {
  /** Which call it means, e.g. `post /api/symptoms/log`. */
  call: string
  method: 'get' | 'post' | 'delete'
  path: string
  body: string | undefined
  headers: Record<string, string>
}

const atMost = (most: number | undefined, ours: number) => Math.min(most ?? ours, ours)

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    // Look-arounds and the like cannot be generated; the fitting value is then left to chance.
    return fc.string()
  }
}

/** Values that fit a schema, or nearly. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(fitting))
  switch (schema.type) {
    case 'string':
      if (schema.format === 'email') return fc.emailAddress()
      if (schema.format === 'uri') return fc.webUrl()
      if (schema.format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString())
      if (schema.pattern) return matching(schema.pattern)
      return fc.string({ minLength: schema.minLength ?? 0, maxLength: atMost(schema.maxLength, 40) })
    case 'integer':
      return fc.integer({ min: Math.ceil(schema.minimum ?? -100), max: Math.floor(atMost(schema.maximum, 20_000)) })
    case 'number':
      return fc.double({ min: schema.minimum ?? -100, max: atMost(schema.maximum, 20_000), noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, atMost(schema.maxItems, 5)),
      })
    case 'object': {
      const named = fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, value]) => [key, fitting(value)])),
        { requiredKeys: schema.required ?? [] },
      )
      if (typeof schema.additionalProperties !== 'object') return named
      const others = fc.dictionary(fc.string(), fitting(schema.additionalProperties), { maxKeys: 4 })
      return fc.tuple(named, others).map(([known, more]) => ({ ...more, ...known }))
    }
    default:
      return fc.jsonValue()
  }
}

const nasty = fc.constantFrom<unknown>(
  null,
  '',
  '\u0000',
  '\ud800',
  '‮evil',
  '../../../etc/passwd',
  "'; DROP TABLE vault_records; --",
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'a\r\nBcc: everyone@example.com',
  'x'.repeat(20_000),
  -1,
  0.1 + 0.2,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER + 2,
  '1e400',
  'NaN',
  [],
  {},
  [[[[[[[[]]]]]]]],
  { $ne: null },
  { toString: null, valueOf: null, then: 'x', constructor: { prototype: { admin: true } } },
)
const junk = fc.oneof(nasty, fc.jsonValue({ maxDepth: 4 }), fc.string({ unit: 'binary' }))

/** Puts something else at one place of a value, or takes it away. */
function damage(value: unknown, way: number[], by: unknown): unknown {
  const [step, ...rest] = way
  if (step === undefined || typeof value !== 'object' || value === null) return by
  const keys = Object.keys(value)
  if (keys.length === 0) return by
  const key = keys[step % keys.length]!
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? damage(item, rest, by) : item))
  const { [key]: hurt, ...others } = value as Record<string, unknown>
  return rest.length === 0 && by === null ? others : { ...others, [key]: damage(hurt, rest, by) }
}

function bodies(schema: Schema): fc.Arbitrary<string> {
  const fit = fitting(schema)
  const damaged = fc
    .tuple(fit, fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }), junk)
    .map(([value, way, by]) => damage(value, way, by))
  const text = fc
    .oneof({ weight: 2, arbitrary: fit }, { weight: 6, arbitrary: damaged }, junk)
    .map((value) => JSON.stringify(value) ?? '')
  return fc.oneof(
    { weight: 8, arbitrary: text },
    { weight: 1, arbitrary: fc.tuple(text, fc.nat(200)).map(([whole, at]) => whole.slice(0, at)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', '[', '{"a":', '{"__proto__":{"a":1}}', '['.repeat(5_000), '"'.repeat(70_000)),
    },
  )
}

// What a header cannot hold never reaches the server.
const headerText = fc.string({ maxLength: 80 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''))
const headers = fc
  .record(
    {
      cookie: fc.oneof(
        headerText,
        headerText.map((text) => `power-years-visitor=${text}`),
        headerText.map((text) => `payload-token=${text}`),
        fc.stringMatching(/^power-years-visitor=[A-Za-z0-9_-]{43}$/),
      ),
      'content-type': fc.oneof(headerText, fc.constantFrom('application/json', 'text/plain', 'multipart/form-data')),
      accept: fc.oneof(headerText, fc.constant('text/event-stream')),
      authorization: headerText.map((text) => `JWT ${text}`),
      'x-forwarded-for': headerText,
      'accept-language': headerText,
      'idempotency-key': headerText,
      'stripe-signature': headerText,
      'content-length': fc.constantFrom('0', '-1', 'x', '99999999999'),
      'x-http-method-override': fc.constantFrom('GET', 'DELETE', 'x'),
    },
    { requiredKeys: [] },
  )
  .map((record) => record as Record<string, string>)

const query = fc.oneof(
  fc.constant(''),
  fc.dictionary(fc.string(), fc.string(), { maxKeys: 3 }).map((values) => `?${new URLSearchParams(values)}`),
  fc.constantFrom('?depth=99999999999', '?where[a][b]=c&locale=xx', '?limit=-1&sort=%00', '?a[b][c][d][e][f]=g'),
)

const inPath = (text: string) => encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8')).replaceAll('.', '%2E')

/** Requests for every call of a description: some that fit, most that nearly do, some that never could. */
export function malformedRequests({ paths }: Description): fc.Arbitrary<Malformed> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method as Malformed['method'], operation })),
  )
  return fc.oneof(
    ...operations.map(({ path, method, operation }) => {
      const places = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      const values = fc.tuple(
        ...places.map(({ schema }) =>
          fc.oneof(fitting(schema), fitting(schema), junk).map((value) =>
            inPath(
              String(JSON.stringify(value))
                .replace(/^"(.*)"$/, '$1')
                .slice(0, 500),
            ),
          ),
        ),
      )
      const schema = operation.requestBody?.content['application/json']?.schema
      return fc.record({
        call: fc.constant(`${method} ${path}`),
        method: fc.constant(method),
        path: fc.tuple(values, query).map(([filled, asked]) => {
          const address = places.reduce(
            (text, { name }, index) => text.replace(`{${name}}`, () => filled[index]!),
            path,
          )
          return address.replace(/^\/api/, '') + asked
        }),
        body: method === 'get' ? fc.constant(undefined) : bodies(schema ?? {}),
        headers,
      })
    }),
  )
}
