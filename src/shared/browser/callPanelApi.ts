'use client'

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

/** Calls the site's API from the panel. @throws PanelApiError with the server's words, or words of its own where it has none */
export async function callPanelApi<Answer>(
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  body?: object,
): Promise<Answer> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method: method.toUpperCase(),
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new PanelApiError('The site cannot be reached. Is there a network?')
  }
  const said = (await answer.json().catch(() => ({}))) as Refused
  if (answer.ok) return said as Answer
  const [error] = said.errors ?? []
  throw new PanelApiError(
    error?.message ?? said.message ?? `That did not work (${answer.status}).`,
    error?.data?.secondFactor,
    said.issues,
  )
}
