import type { Boxed } from './lockedBox'

/** Whether a body, or an answer, is one sealed record. */
export const isSealed = (body: unknown): body is { id: string; sealed: string } =>
  typeof body === 'object' && body !== null && 'sealed' in body

/** Whether a body was put into the box of a locked browser. */
export const isBoxed = (body: unknown): body is Boxed => isSealed(body) && 'lid' in body
