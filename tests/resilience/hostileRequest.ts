import fc from 'fast-check'

import { body } from './hostileBody'
import { header, host } from './hostileHeader'
import { anyTarget, one } from './hostileTarget'
import { malformedRequests, type Description } from './malformedRequest'

/** A request as its bytes go over the wire; nothing here is checked or escaped by a client. */
export type WireRequest = { method: string; target: string; headers: [string, string][]; body?: string }

const method = fc.oneof(
  { weight: 10, arbitrary: one(['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS']) },
  one(['TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'SEARCH', 'get', 'NOTHING', 'M-SEARCH', 'PURGE']),
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
