import type { Endpoint } from 'payload'
import { z } from 'zod'

import type { Contract } from '@/shared/lib/contract'

const errorBody = z.object({
  message: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
})

const errorDescriptions: Record<number, string> = {
  400: 'Bad input',
  401: 'Not signed in, or locked with the visitor’s own key',
  403: 'Not allowed',
  404: 'Unknown thing',
  409: 'It has changed in the meantime',
  410: 'The diary has a newer key of the visitor’s',
  413: 'Too large',
  429: 'Too many; see Retry-After',
  502: 'A provider refused',
  503: 'Not set up here, or the database is away',
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' })
  return rest
}

const jsonContent = (schema: z.ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
})

/** What a browser may send or get in the place of a body, beside it. */
const eitherContent = (schema: z.ZodType, sealed: z.ZodType | undefined, io: 'input' | 'output') =>
  sealed
    ? { 'application/json': { schema: { anyOf: [schemaOf(schema, io), schemaOf(sealed, io)] } } }
    : jsonContent(schema, io)

/** The OpenAPI 3.1 description of all endpoints made by `defineEndpoint`, from the zod schemas that validate them. */
export function describeEndpoints(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { custom } of endpoints) {
    const contract = custom?.contract as Contract | undefined
    if (!contract) continue
    const names = [...contract.path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1]!)
    const params = contract.params && (schemaOf(contract.params, 'input').properties as Record<string, unknown>)
    const query = Object.entries(contract.query ? schemaOf(contract.query, 'input').properties! : {})
    const address = `/api${contract.path.replaceAll(/:([A-Za-z]+)/g, '{$1}')}`
    paths[address] = {
      ...paths[address],
      [contract.method]: {
        summary: contract.summary,
        ...(names.length + query.length > 0 && {
          parameters: [
            ...names.map((name) => ({
              name,
              in: 'path',
              required: true,
              schema: params?.[name] ?? { type: 'string' },
            })),
            ...query.map(([name, schema]) => ({ name, in: 'query', required: false, schema })),
          ],
        }),
        ...(contract.body && {
          requestBody: { required: true, content: eitherContent(contract.body, contract.sealed, 'input') },
        }),
        ...(contract.streamed && {
          requestBody: {
            required: true,
            content: { [contract.streamed]: { schema: { type: 'string', format: 'binary' } } },
          },
        }),
        responses: {
          [contract.status]: {
            description: 'Success',
            content: eitherContent(contract.response, contract.sealedResponse, 'output'),
          },
          ...Object.fromEntries(
            contract.errors.map((status) => [
              status,
              { description: errorDescriptions[status], content: jsonContent(errorBody, 'output') },
            ]),
          ),
        },
      },
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Power Years',
      version: '1',
      description: 'The calls of the public site. Errors answer { message, issues? } with the fitting status.',
    },
    paths,
  }
}
