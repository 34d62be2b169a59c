import Stripe from 'stripe'

import { memoizeByEnv } from '@/shared/env'

/** A person waits for the answer; Stripe usually takes half a second. */
const timeoutMs = 10_000

export type { Stripe }

/** Stripe's API with this site's key; null where gifts are not set up. STRIPE_API_URL leads it elsewhere. */
export const stripeClient = memoizeByEnv(({ STRIPE_SECRET_KEY, STRIPE_API_URL }): Stripe | null => {
  if (!STRIPE_SECRET_KEY) return null
  const at = STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined
  return new Stripe(STRIPE_SECRET_KEY, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    // It would tell Stripe how long earlier calls took.
    telemetry: false,
    ...(at && {
      protocol: at.protocol === 'http:' ? 'http' : 'https',
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? 80 : 443),
    }),
  })
})

/** Whether an error is Stripe's own, be it a refusal or silence. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError
}

/**
 * Reads an event that Stripe sent.
 * @param body the body as it came, byte by byte
 * @returns null when the signature does not fit the body or is older than five minutes
 */
export async function readStripeEvent(body: string, signature: string, secret: string): Promise<Stripe.Event | null> {
  try {
    return await Stripe.webhooks.constructEventAsync(body, signature, secret)
  } catch {
    return null
  }
}
