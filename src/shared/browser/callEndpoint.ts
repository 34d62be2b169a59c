import type { z } from 'zod'

import type { Contract } from '@/shared/lib/contract'

/** An answer that is no success. `message` is `status: body`. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    body: string,
  ) {
    super(`${status}: ${body}`)
    this.serverMessage = messageIn(body)
  }

  /** What the server says to the person, for toasts; null when it said nothing that could be shown. */
  readonly serverMessage: string | null
}

function messageIn(body: string): string | null {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    return typeof message === 'string' ? message : null
  } catch {
    return null
  }
}

type Sent<Call extends Contract> = {
  /** What stands in the path's `:places`. */
  params?: Record<string, string | number>
  body?: z.input<NonNullable<Call['body']>>
  headers?: Record<string, string>
}

/** Puts values into a path's `:places`, and the path under /api. */
function addressOf(path: `/${string}`, params: Record<string, string | number> = {}): string {
  return `/api${path.replaceAll(/:([A-Za-z]+)/g, (place, name: string) => {
    const value = params[name]
    return value === undefined ? place : encodeURIComponent(value)
  })}`
}

/** By the first part of the path: whether a write there has succeeded, or the one that is on its way to. */
const firstWrites = new Map<string, 'done' | Promise<unknown>>()

/**
 * The first write makes the visitor's cookie. Two of them at once (two bingo squares in a hurry) would make two, and
 * what belongs to the one that loses could never be opened again: until one has succeeded, they go one by one.
 */
async function inTurn<Answer>(path: string, send: () => Promise<Answer>): Promise<Answer> {
  const place = path.split('/')[1]!
  for (let first = firstWrites.get(place); first && first !== 'done'; first = firstWrites.get(place)) await first
  if (firstWrites.get(place) === 'done') return send()
  const sent = send()
  const settled = sent.then(
    () => firstWrites.set(place, 'done'),
    () => firstWrites.delete(place),
  )
  firstWrites.set(place, settled)
  return sent
}

/**
 * Makes a call of the site: `callEndpoint<typeof logSymptom>('post', '/symptoms/log', { body })`. Import the contract
 * as a type only, so that zod stays on the server.
 * @throws ApiError for every answer that is no success
 */
export async function callEndpoint<Call extends Contract>(
  method: Call['method'],
  path: `/${string}`,
  sent: Sent<Call> = {},
): Promise<z.output<Call['response']>> {
  if (method === 'post') return inTurn(path, () => send(method, path, sent))
  const answer = await send(method, path, sent)
  // With everything deleted the cookie is gone, and the next write is a first one again.
  if (method === 'delete') firstWrites.clear()
  return answer
}

async function send<Call extends Contract>(
  method: Call['method'],
  path: `/${string}`,
  { params, body, headers }: Sent<Call>,
): Promise<z.output<Call['response']>> {
  const response = await fetch(addressOf(path, params), {
    method: method.toUpperCase(),
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new ApiError(response.status, (await response.text()) || response.statusText)
  return (await response.json()) as z.output<Call['response']>
}
