import { createPayloadRequest, type Endpoint, type Payload, type PayloadRequest, type SanitizedConfig } from 'payload'

import type { Contract } from '@/shared/lib/contract'
import type { DirectAnswer, DirectCall, DirectCalls, DirectRequest } from '@/shared/lib/directCalls'

import { describeFailure, isDatabaseAway } from './httpError'

type Route = {
  endpoint: Endpoint
  contract: Contract
  answer: (req: PayloadRequest) => Promise<DirectAnswer>
  pattern: RegExp
  names: string[]
}

/** Whether an editor may be asking. */
const hasCredentials = (headers: Headers) =>
  headers.has('authorization') || (headers.get('cookie')?.includes('payload-token=') ?? false)

const parameter = /:([A-Za-z]+)/g

function routeOf(endpoint: Endpoint): Route | undefined {
  const contract = endpoint.custom?.contract as Contract | undefined
  if (!contract) return undefined
  return {
    endpoint,
    contract,
    answer: endpoint.custom?.answer as Route['answer'],
    pattern: new RegExp(`^${contract.path.replaceAll(parameter, '([^/]+)')}$`),
    names: [...contract.path.matchAll(parameter)].map(([, name]) => name!),
  }
}

/**
 * The calls of a running CMS. Payload's own routing compiles the path of every endpoint anew for each request, and Next's
 * stands before it: together they took several times as long as the calls themselves.
 */
export function createDirectCalls(payload: Payload, config: Promise<SanitizedConfig>): DirectCalls {
  const routes = payload.config.endpoints.map(routeOf).filter((route) => route !== undefined)
  const fixed = new Map<string, DirectCall>()
  const others: Route[] = []

  async function fullRequestFor(asked: DirectRequest, routeParams: Record<string, string>): Promise<PayloadRequest> {
    // Node asks how a body that comes as a stream is sent.
    const request = new Request(asked.url, { ...asked, duplex: 'half' } as RequestInit)
    const req = await createPayloadRequest({ canSetHeaders: true, config, request })
    return Object.assign(req, { routeParams })
  }

  /**
   * The request of a stranger's call. It has what our own calls read, of an address the parameters that their contracts
   * name; Payload's functions add the rest to it where they need it. Reading languages, cookies and strategies took a
   * third of a write.
   */
  function requestFor(asked: DirectRequest, routeParams: Record<string, string>): PayloadRequest {
    const { method, url, headers, body } = asked
    const start = url.indexOf('?')
    const own = {
      method,
      url,
      headers,
      body,
      context: {},
      payload,
      payloadAPI: 'REST',
      query: {},
      routeParams,
      searchParams: new URLSearchParams(start < 0 ? '' : url.slice(start)),
      user: null,
    }
    return own as unknown as PayloadRequest
  }

  async function answer(
    { contract, answer: answerIt }: Route,
    params: Record<string, string>,
    asked: DirectRequest,
  ): Promise<DirectAnswer> {
    try {
      const req = hasCredentials(asked.headers) ? await fullRequestFor(asked, params) : requestFor(asked, params)
      const answered = await answerIt(req)
      const added = req.responseHeaders
      if (!added) return answered
      if (!(answered instanceof Response)) return { ...answered, headers: [...answered.headers, ...added] }
      added.forEach((value, name) => answered.headers.append(name, value))
      return answered
    } catch (error) {
      const away = isDatabaseAway(error)
      if (!away)
        payload.logger.error({ failure: describeFailure(error), msg: `${contract.method} ${contract.path} failed` })
      const message = away
        ? 'The database is away. Please try again in a moment.'
        : 'Something went wrong on our side. Please try again.'
      return Response.json({ message }, { status: away ? 503 : 500, headers: { 'Cache-Control': 'no-store' } })
    }
  }

  const callOf = (route: Route, params: Record<string, string>): DirectCall => ({
    route: route.contract.path,
    ...(route.endpoint.custom?.shared && { sharedBy: Object.keys(queryShape(route.contract)) }),
    isCounted: route.endpoint.custom?.limit !== 'none',
    ...(route.contract.streamed && { streamed: route.contract.bodyLimit }),
    answer: (request) => answer(route, params, request),
  })
  for (const route of routes) {
    if (route.names.length > 0) others.push(route)
    else fixed.set(`${route.contract.method} ${route.contract.path}`, callOf(route, {}))
  }

  return {
    find: (method, path) => {
      const wanted = method.toLowerCase()
      const found = fixed.get(`${wanted} ${path}`)
      if (found) return found
      for (const route of others) {
        const match = route.contract.method === wanted && route.pattern.exec(path)
        if (!match) continue
        try {
          return callOf(
            route,
            Object.fromEntries(route.names.map((name, index) => [name, decodeURIComponent(match[index + 1]!)])),
          )
        } catch {
          // No address of ours is spelled like this.
          return undefined
        }
      }
      return undefined
    },
  }
}

/** The query parameters of a contract by name. */
const queryShape = ({ query }: Contract): object => (query && 'shape' in query ? (query.shape as object) : {})
