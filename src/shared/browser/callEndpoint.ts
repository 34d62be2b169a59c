import type { z } from 'zod'

import type { Contract } from '@/shared/lib/contract'

/** An answer that is no success. `message` is `status: body`. */
export class CallFailure extends Error {
  override name = 'CallFailure'

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

/**
 * Makes a call of the site: `callEndpoint<typeof logSymptom>('post', '/symptoms/log', { body })`. Import the contract
 * as a type only, so that zod stays on the server.
 * @throws CallFailure for every answer that is no success
 */
export async function callEndpoint<Call extends Contract>(
  method: Call['method'],
  path: `/${string}`,
  { params, body, headers }: Sent<Call> = {},
): Promise<z.output<Call['answer']>> {
  const response = await fetch(addressOf(path, params), {
    method: method.toUpperCase(),
    credentials: 'include',
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  if (!response.ok) throw new CallFailure(response.status, (await response.text()) || response.statusText)
  return (await response.json()) as z.output<Call['answer']>
}
