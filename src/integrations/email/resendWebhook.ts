import { Resend } from 'resend'
import { z } from 'zod'

/** What the provider tells of a message; anything else it says is no business of this site. */
const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal(['email.delivered', 'email.complained']),
    data: z.object({ email_id: z.string(), to: z.array(z.string()) }),
  }),
  z.object({
    type: z.literal('email.bounced'),
    data: z.object({
      email_id: z.string(),
      to: z.array(z.string()),
      bounce: z.object({ type: z.string() }).optional(),
    }),
  }),
])

/** What became of a message: a bounce is hard when the address will never take one. */
export type DeliveryEvent = {
  messageId: string
  to: string[]
  became: 'delivered' | 'bounced' | 'complained'
  isHard: boolean
}

/** The address in `Ada Lee <ada@example.com>`. */
const addressIn = (recipient: string): string => (/<([^<>]*)>\s*$/.exec(recipient)?.[1] ?? recipient).trim()

type Headers = { id: string; timestamp: string; signature: string }

/**
 * Verifies an event of Resend, which signs as Svix does: HMAC-SHA256 over id, time and raw body.
 * @returns null when the signature is not valid or older than five minutes; `unknown` for events of no interest
 */
export function readResendEvent(body: string, headers: Headers, secret: string): DeliveryEvent | 'unknown' | null {
  let told: unknown
  try {
    // The check needs no key of the account; the client asks for one.
    told = new Resend('re_none').webhooks.verify({ payload: body, headers, webhookSecret: secret })
  } catch {
    return null
  }
  const parsed = event.safeParse(told)
  if (!parsed.success) return 'unknown'
  const { type, data } = parsed.data
  return {
    messageId: data.email_id,
    to: data.to.map(addressIn),
    became: type.slice('email.'.length) as DeliveryEvent['became'],
    isHard: 'bounce' in data && data.bounce?.type === 'Permanent',
  }
}
