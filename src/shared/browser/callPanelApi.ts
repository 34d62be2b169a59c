'use client'

import type { Callable, PathOf, RequestArguments, ResponseOf } from './callEndpoint'
import { endpointUrl } from './endpointUrl'
import type { UntypedRequest } from './untypedRequest'

type Issue = { path: string; message: string }

/** A refusal of the server, in its own words. */
export class PanelApiError extends Error {
  override name = 'PanelApiError'

  constructor(
    message: string,
    /** What a right password alone is answered with. */
    readonly secondFactor?: { app: boolean; passkey: boolean },
    /** What it is about, as the call says it. */
    readonly issues: readonly Issue[] = [],
  ) {
    super(message)
  }
}

type Refused = {
  message?: string
  issues?: Issue[]
  errors?: { message?: string; data?: { secondFactor?: { app: boolean; passkey: boolean } } }[]
}

async function send(method: string, url: string, { body, headers }: UntypedRequest): Promise<unknown> {
  let answer: Response
  try {
    answer = await fetch(url, {
      method: method.toUpperCase(),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new PanelApiError('The site cannot be reached. Is there a network?')
  }
  const said = (await answer.json().catch(() => ({}))) as Refused
  if (answer.ok) return said
  const [error] = said.errors ?? []
  throw new PanelApiError(
    error?.message ?? said.message ?? `That did not work (${answer.status}).`,
    error?.data?.secondFactor,
    said.issues,
  )
}

/**
 * Calls one of the site's endpoints from the panel; method, path and request are checked against its contract, as by
 * `callEndpoint`.
 * @throws PanelApiError with the server's words, or words of its own where it has none
 */
export async function callPanelApi<Call extends Callable>(
  method: Call['method'],
  path: PathOf<Call>,
  ...[request]: RequestArguments<Call>
): Promise<ResponseOf<Call>> {
  const sent = (request ?? {}) as UntypedRequest
  return (await send(method, endpointUrl(path, sent), sent)) as ResponseOf<Call>
}

/**
 * Calls one of Payload's own endpoints, which have no contract.
 * @throws PanelApiError as `callPanelApi`
 */
export const callPayload = (method: Callable['method'], path: `/${string}`, body?: object): Promise<unknown> =>
  send(method, `/api${path}`, { body })
