/** Whether a body, or an answer, is one sealed record. */
export const isSealed = (body: unknown): body is { id: string; sealed: string } =>
  typeof body === 'object' && body !== null && 'sealed' in body
