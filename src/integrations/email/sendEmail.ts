import type { Payload } from 'payload'
import { Resend } from 'resend'

import { getEnv, memoizeByEnv } from '@/shared/env'

/** A provider that is slower than this counts as silent. */
const timeoutMs = 15_000

/** One message to one person. */
export type Email = {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  /** The same key for the same message: Resend then sends it once, however often it is asked (for a day). */
  idempotencyKey: string
}

/** How a try to send ended. `retryable` says whether a later try may do better; `retryAfterMs` when, if the provider said so. */
export type SendResult = { sent: true } | { sent: false; reason: string; retryable: boolean; retryAfterMs?: number }

/** Worth another try: too many at once, a try that is still under way, and whatever is the provider's own trouble. */
const passing = new Set([408, 409, 425, 429])

const resendClient = memoizeByEnv(
  ({ RESEND_API_KEY, RESEND_BASE_URL }) =>
    new Resend(RESEND_API_KEY, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : undefined),
)

/** Whether mail leaves this site; else it lands in the outbox folder. */
export const isEmailProviderConfigured = (): boolean => getEnv().RESEND_API_KEY !== undefined

/**
 * Sends a message by Resend, or puts it into the outbox where no key is set. Neither the address nor the text is logged.
 * Never throws: what went wrong is told in the answer.
 */
export async function sendEmail(payload: Payload, mail: Email): Promise<SendResult> {
  const { RESEND_API_KEY, EMAIL_FROM } = getEnv()
  const { to, subject, html, text, headers, idempotencyKey } = mail
  if (!RESEND_API_KEY || !EMAIL_FROM) {
    try {
      const { defaultFromName, defaultFromAddress } = payload.email
      const from = { name: defaultFromName, address: defaultFromAddress }
      await payload.sendEmail({ from, to, subject, html, text, headers })
      return { sent: true }
    } catch {
      return { sent: false, reason: 'The outbox folder cannot be written.', retryable: true }
    }
  }
  const asked = resendClient().emails.send({ from: EMAIL_FROM, to, subject, html, text, headers }, { idempotencyKey })
  const silence = new Promise<'silence'>((resolve) => setTimeout(resolve, timeoutMs, 'silence').unref())
  try {
    const answer = await Promise.race([asked, silence])
    if (answer === 'silence') return { sent: false, reason: 'The mail provider did not answer.', retryable: true }
    if (!answer.error) return { sent: true }
    const { statusCode, name } = answer.error
    const retryable = statusCode === null || statusCode >= 500 || passing.has(statusCode)
    const wait = Number(answer.headers?.['retry-after'])
    return {
      sent: false,
      // Its words may repeat the address; its name for the fault does not.
      reason: `The mail provider refused (${name}).`,
      retryable,
      ...(wait > 0 && { retryAfterMs: wait * 1000 }),
    }
  } catch {
    return { sent: false, reason: 'The mail provider could not be reached.', retryable: true }
  }
}
