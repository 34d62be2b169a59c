/** A non-2xx response. `message` is `status: body`. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super(`${status}: ${body}`)
    this.serverMessage = messageIn(body)
  }

  /** The server's message for the visitor, for toasts; null when there is none to show. */
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
