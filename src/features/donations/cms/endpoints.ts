import { randomUUID } from 'node:crypto'

import { readStripeEvent } from '@/integrations/stripe/stripeClient'
import { HttpError } from '@/shared/cms/httpError'
import { defineEndpoint, readText } from '@/shared/cms/defineEndpoint'
import type { RateLimit } from '@/shared/cms/rateLimits'
import { getEnv } from '@/shared/env'

import { createDonationIntent, endMonthlyDonation, readDonationSetup, receiveStripeEvent } from '../contract'
import { recordStripeEvent } from './recordStripeEvent'
import { cancelMonthlyDonation, createDonation } from './stripePayments'

/** Limits card testing with stolen numbers. */
const paymentLimit: RateLimit = { name: 'donate', windowSeconds: 10 * 60, perVisitor: 20, perNetwork: 60 }

/** Accepted idempotency keys: a UUID, or a string of similar length. */
const keyShape = /^[\w-]{8,64}$/

const eventLimit = 512 * 1024

export const donationEndpoints = [
  defineEndpoint({
    contract: readDonationSetup,
    access: 'anyone',
    limit: 'none',
    handler: async () => ({ publishableKey: getEnv().STRIPE_PUBLISHABLE_KEY ?? null }),
  }),
  defineEndpoint({
    contract: createDonationIntent,
    access: 'anyone',
    limit: paymentLimit,
    handler: ({ req, body }) => {
      const key = req.headers.get('idempotency-key') ?? randomUUID()
      if (!keyShape.test(key)) throw new HttpError(400, 'The Idempotency-Key has another form.')
      return createDonation(req, { ...body, key })
    },
  }),
  defineEndpoint({
    contract: endMonthlyDonation,
    access: 'anyone',
    limit: paymentLimit,
    handler: async ({ req, body }) => {
      await cancelMonthlyDonation(req, body.code)
      return { message: 'Your monthly gift has ended. Thank you for every month of it.' }
    },
  }),
  defineEndpoint({
    contract: receiveStripeEvent,
    access: 'anyone',
    limit: 'none',
    handler: async ({ req }) => {
      const secret = getEnv().STRIPE_WEBHOOK_SECRET
      if (!secret) throw new HttpError(503, 'Donations are not set up on this site.')
      const event = await readStripeEvent(
        await readText(req, eventLimit),
        req.headers.get('stripe-signature') ?? '',
        secret,
      )
      if (!event) throw new HttpError(400, 'The signature does not fit.')
      await recordStripeEvent(req.payload, event)
      return { received: true as const }
    },
  }),
]
