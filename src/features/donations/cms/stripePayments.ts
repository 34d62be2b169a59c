import type { PayloadRequest } from 'payload'

import { isStripeError, stripeClient, type Stripe } from '@/integrations/stripe/stripeClient'
import { HttpError } from '@/shared/cms/httpError'
import { signToken, verifyToken } from '@/shared/cms/signedToken'
import { slugs } from '@/slugs'

const notSetUp = 'Donations are not set up on this site. Nothing was charged.'

/** One product for all monthly donations, under a fixed id so that it is never created twice. */
const monthlyProduct = 'power-years-monthly-gift'

/** The purpose of the end codes; codes that browsers have stored depend on it. */
const endCodePurpose = 'end of a monthly gift'

type DonationRequest = {
  /** In dollars. */
  amount: number
  frequency: 'once' | 'monthly'
  /** The idempotency key of the submit: a repeated request creates no second payment. */
  key: string
}

function requireStripe(): Stripe {
  const stripe = stripeClient()
  if (!stripe) throw new HttpError(503, notSetUp)
  return stripe
}

/** Calls Stripe; its errors and timeouts become a 502 without details. */
async function callStripe<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question()
  } catch (error) {
    if (isStripeError(error)) throw new HttpError(502, 'The payment provider did not accept this. Nothing was charged.')
    throw error
  }
}

async function describeDonation(req: PayloadRequest): Promise<string> {
  const { productName } = await req.payload.findGlobal({ slug: slugs.siteSettings, depth: 0, req })
  return `A gift to ${productName}`
}

/** Creates a payment intent or subscription. Stripe receives the amount and its purpose, nothing about the donor. */
export async function createDonation(
  req: PayloadRequest,
  { amount, frequency, key }: DonationRequest,
): Promise<{ clientSecret: string; endCode?: string }> {
  const stripe = requireStripe()
  const cents = Math.round(amount * 100)
  const description = await describeDonation(req)
  // Stripe binds a key to one request body, so a changed amount needs another key.
  const keyFor = (part: string) => ({ idempotencyKey: `${part}-${frequency}-${cents}-${key}` })
  if (frequency === 'once') {
    const intent = await callStripe(() =>
      stripe.paymentIntents.create(
        { amount: cents, currency: 'usd', automatic_payment_methods: { enabled: true }, description },
        keyFor('intent'),
      ),
    )
    return { clientSecret: secretOf(intent.client_secret) }
  }
  await ensureProduct(stripe, description)
  const customer = await callStripe(() =>
    stripe.customers.create({ description: 'A monthly gift' }, keyFor('customer')),
  )
  const subscription = await callStripe(() =>
    stripe.subscriptions.create(
      {
        customer: customer.id,
        items: [
          {
            price_data: {
              currency: 'usd',
              unit_amount: cents,
              recurring: { interval: 'month' },
              product: monthlyProduct,
            },
          },
        ],
        payment_behavior: 'default_incomplete',
        payment_settings: { save_default_payment_method: 'on_subscription' },
        expand: ['latest_invoice.confirmation_secret'],
      },
      keyFor('subscription'),
    ),
  )
  const invoice = subscription.latest_invoice
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : null
  return { clientSecret: secretOf(secret), endCode: createEndCode(req, subscription.id) }
}

function secretOf(secret: string | null | undefined): string {
  if (!secret) throw new HttpError(502, 'The payment provider gave no answer that can be used. Nothing was charged.')
  return secret
}

async function ensureProduct(stripe: Stripe, name: string) {
  await callStripe(async () => {
    try {
      await stripe.products.create({ id: monthlyProduct, name })
    } catch (error) {
      if (!isStripeError(error) || error.code !== 'resource_already_exists') throw error
    }
  })
}

/**
 * The code that ends a monthly donation: the signed subscription id. Returned to the donor only and not stored, so that
 * the site need not know who donates.
 */
export function createEndCode(req: PayloadRequest, subscriptionId: string): string {
  return signToken(req.payload, endCodePurpose, subscriptionId)
}

/** Cancels a monthly donation. Idempotent. */
export async function cancelMonthlyDonation(req: PayloadRequest, code: string): Promise<void> {
  const stripe = requireStripe()
  const subscriptionId = verifyToken(req.payload, endCodePurpose, code.trim())
  if (subscriptionId === null)
    throw new HttpError(404, 'This code belongs to no monthly gift. Please check it letter by letter.')
  await callStripe(async () => {
    try {
      await stripe.subscriptions.cancel(subscriptionId)
    } catch (error) {
      // It was cancelled before.
      if (!isStripeError(error) || error.code !== 'resource_missing') throw error
    }
  })
}
