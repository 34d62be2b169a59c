import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { startTestCms, type TestCms } from '@/testing/cms'

let cms: TestCms
let description: z.infer<typeof openapi>

/** What OpenAPI 3.1 asks of the parts that are used here. https://spec.openapis.org/oas/v3.1.1 */
const schema = z.looseObject({ type: z.string().optional() })
const content = z.strictObject({ 'application/json': z.strictObject({ schema }) })
const operation = z.strictObject({
  summary: z.string().min(1),
  parameters: z
    .array(
      z.discriminatedUnion('in', [
        z.strictObject({ name: z.string(), in: z.literal('path'), required: z.literal(true), schema }),
        z.strictObject({ name: z.string(), in: z.literal('query'), required: z.boolean().optional(), schema }),
      ]),
    )
    .optional(),
  requestBody: z
    .strictObject({
      required: z.literal(true),
      // What is read as it comes is no JSON.
      content: z.union([content, z.strictObject({ 'application/x-tar': z.strictObject({ schema }) })]),
    })
    .optional(),
  responses: z.record(z.string().regex(/^[1-5]\d\d$/), z.strictObject({ description: z.string().min(1), content })),
})
const openapi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(
    z.string().regex(/^\/api(?:\/[a-z-]+(?:(?:\.schema)?\.json)?|\/\{[A-Za-z]+\})+$/),
    z.partialRecord(z.enum(['get', 'post', 'patch', 'delete']), operation),
  ),
})

beforeAll(async () => {
  cms = await startTestCms()
  const { status, headers, body } = await cms.anonymous.get('/openapi.json')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  description = openapi.parse(body)
})
afterAll(() => cms.stop())

describe('/api/openapi.json', () => {
  it('describes every call of the site and no other', () => {
    const described = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    )
    // Pictures' own, beside those that Payload gives every collection.
    const { endpoints: ofPictures } = cms.payload.collections.media.config
    const captions = (ofPictures || []).filter(({ path }) => path.startsWith('/captions'))
    const served = [
      ...cms.payload.config.endpoints.filter(
        ({ path }) => !['/openapi.json', '/og', '/access'].includes(path) && !path.startsWith('/payload-'),
      ),
      ...captions.map(({ method, path }) => ({ method, path: `/media${path}` })),
    ].map(({ method, path }) => `${method} /api${path.replaceAll(/:([A-Za-z]+)/g, '{$1}')}`)
    expect(described.sort()).toEqual(served.sort())
  })

  it('has a success for each, and refusals in the one shape of all', () => {
    for (const methods of Object.values(description.paths))
      for (const { responses } of Object.values(methods)) {
        expect(Object.keys(responses).filter((status) => /^[23]/.test(status))).toHaveLength(1)
        for (const [status, { content: answer }] of Object.entries(responses))
          if (Number(status) >= 400)
            expect(answer['application/json'].schema).toMatchObject({ type: 'object', required: ['message'] })
      }
  })

  it('names each parameter of an address', () => {
    for (const [path, methods] of Object.entries(description.paths)) {
      const names = [...path.matchAll(/\{([A-Za-z]+)\}/g)].map((match) => match[1])
      for (const { parameters = [] } of Object.values(methods))
        expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(names)
    }
  })
})
