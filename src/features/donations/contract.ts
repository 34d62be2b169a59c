import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

import { maxDonation, minDonation } from './domain/donation'

const amount = z
  .number('Please enter an amount.')
  .min(minDonation, `Please enter an amount of at least $${minDonation}`)
  .max(maxDonation, `Please enter an amount of at most $${maxDonation.toLocaleString('en-US')}`)
  // Compared in whole cents: 1.1 * 100 is not 110 in floating point.
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'Please enter dollars and cents, such as 7.50',
  )

export const readDonationSetup = defineContract({
  method: 'get',
  path: '/donation-setup',
  summary: 'Whether gifts can be made here, and the public key that the payment form needs',
  status: 200,
  response: z.object({ publishableKey: z.string().nullable() }),
  errors: [429],
})

export const createDonationIntent = defineContract({
  method: 'post',
  path: '/create-donation-intent',
  summary:
    'Prepares a payment of so many dollars, once or monthly. A repeated Idempotency-Key header makes no second one.',
  body: z.object({ amount, frequency: z.enum(['once', 'monthly']).default('once') }),
  status: 200,
  response: z.object({
    clientSecret: z.string(),
    /** The code that ends this monthly donation; only the donor has it. */
    endCode: z.string().optional(),
  }),
  errors: [400, 403, 413, 429, 502, 503],
})

export const endMonthlyDonation = defineContract({
  method: 'post',
  path: '/end-monthly-gift',
  summary: 'Ends a monthly gift by the code that its giver was given',
  body: z.object({ code: z.string().max(200) }),
  status: 200,
  response: z.object({ message: z.string() }),
  errors: [400, 403, 404, 413, 429, 502, 503],
})

export const receiveStripeEvent = defineContract({
  method: 'post',
  path: '/stripe/webhook',
  summary: "Stripe's events, signed; a repeated one changes nothing",
  status: 200,
  response: z.object({ received: z.literal(true) }),
  errors: [400, 413, 503],
})
