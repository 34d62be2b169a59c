import type { Payload } from 'payload'
import { Resend, type ErrorResponse } from 'resend'

import { getEnv, memoizeByEnv } from '@/shared/env'
import { metrics } from '@/shared/metrics'

import { makeSendingPace } from './sendingPace'

/** Timeout of the provider. */
const timeoutMs = 15_000

/** One message to one recipient. */
type Email = {
  to: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  /** Where an answer goes, when not to the sender. */
  replyTo?: string
  /** Idempotency key: Resend sends a message once per key (for a day). */
  idempotencyKey: string
}

/**
 * The result of an attempt; `messageId` is the provider's, by which it later tells what became of the message. `retryable`
 * says whether a later one may succeed; `retryAfterMs` is the provider's `Retry-After`. `limited` is no failure of the
 * message: the provider takes no more for a moment (`rate`), or for today or this month (`quota`).
 */
export type SendResult =
  | { sent: true; by: 'provider'; messageId: string }
  | { sent: true; by: 'outbox' }
  | { sent: false; reason: string; retryable: boolean; retryAfterMs?: number; limited?: 'rate' | 'quota' }

/** Retryable: rate limits, a concurrent request with the same key, and server errors. */
const passing = new Set([408, 409, 425, 429])

const limits: Partial<Record<ErrorResponse['name'], 'rate' | 'quota'>> = {
  rate_limit_exceeded: 'rate',
  daily_quota_exceeded: 'quota',
  monthly_quota_exceeded: 'quota',
}

/** The client, and the pace that its provider asks for. */
const resendClient = memoizeByEnv(({ RESEND_API_KEY, RESEND_BASE_URL }) => ({
  client: new Resend(RESEND_API_KEY, RESEND_BASE_URL ? { baseUrl: RESEND_BASE_URL } : undefined),
  pace: makeSendingPace(),
}))

/** Whether email is sent; otherwise it is written to the outbox folder. EMAIL_FROM is then there: src/shared/env.ts asks for it. */
export const isEmailProviderConfigured = (): boolean => getEnv().RESEND_API_KEY !== undefined

/** Sends a message by Resend. Never throws: failures are in the result. */
export async function sendByProvider(mail: Email): Promise<SendResult> {
  const result = await trySending(mail)
  metrics.mails.labels(result.sent ? 'sent' : result.retryable ? 'retried' : 'refused').inc()
  return result
}

async function trySending({ idempotencyKey, ...message }: Email): Promise<SendResult> {
  const from = getEnv().EMAIL_FROM!
  const { client, pace } = resendClient()
  await pace.wait()
  const asked = client.emails.send({ from, ...message }, { idempotencyKey })
  const silence = new Promise<'silence'>((resolve) => setTimeout(resolve, timeoutMs, 'silence').unref())
  try {
    const answer = await Promise.race([asked, silence])
    if (answer === 'silence') return { sent: false, reason: 'The mail provider did not answer.', retryable: true }
    pace.learn(answer.headers)
    if (!answer.error) return { sent: true, by: 'provider', messageId: answer.data.id }
    const { statusCode, name } = answer.error
    const retryable = statusCode === null || statusCode >= 500 || passing.has(statusCode)
    const wait = Number(answer.headers?.['retry-after'])
    const limited = limits[name]
    return {
      sent: false,
      // The error's message may contain the address; its name does not.
      reason: `The mail provider refused (${name}).`,
      retryable,
      ...(wait > 0 && { retryAfterMs: wait * 1000 }),
      ...(limited && { limited }),
    }
  } catch {
    return { sent: false, reason: 'The mail provider could not be reached.', retryable: true }
  }
}

/**
 * Sends a message by Resend, or writes it to the outbox without an API key. Logs neither address nor text. Never
 * throws: failures are in the result.
 */
export async function sendEmail(payload: Payload, mail: Email): Promise<SendResult> {
  if (isEmailProviderConfigured()) return sendByProvider(mail)
  try {
    const { defaultFromName, defaultFromAddress } = payload.email
    const { to, subject, html, text, headers, replyTo } = mail
    await payload.sendEmail({
      from: { name: defaultFromName, address: defaultFromAddress },
      to,
      subject,
      html,
      text,
      headers,
      replyTo,
    })
    return { sent: true, by: 'outbox' }
  } catch {
    return { sent: false, reason: 'The outbox folder cannot be written.', retryable: true }
  }
}
