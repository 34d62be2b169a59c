import Stripe from 'stripe'

import { memoizeByEnv } from '@/shared/env'

/** Stripe usually responds within half a second, and a visitor is waiting. */
const timeoutMs = 10_000

export type { Stripe }

/** The Stripe client; null when donations are not configured. STRIPE_API_URL overrides the host. */
export const stripeClient = memoizeByEnv(({ STRIPE_SECRET_KEY, STRIPE_API_URL }): Stripe | null => {
  if (!STRIPE_SECRET_KEY) return null
  const at = STRIPE_API_URL ? new URL(STRIPE_API_URL) : undefined
  return new Stripe(STRIPE_SECRET_KEY, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    // Disables the client's latency reports to Stripe.
    telemetry: false,
    ...(at && {
      protocol: at.protocol === 'http:' ? 'http' : 'https',
      host: at.hostname,
      port: at.port || (at.protocol === 'http:' ? 80 : 443),
    }),
  })
})

/** Whether an error is from Stripe's client, including timeouts. */
export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError
}

/**
 * Verifies and parses a webhook event.
 * @param body the raw body
 * @returns null when the signature is invalid or older than five minutes
 */
export async function readStripeEvent(body: string, signature: string, secret: string): Promise<Stripe.Event | null> {
  try {
    return await Stripe.webhooks.constructEventAsync(body, signature, secret)
  } catch {
    return null
  }
}
