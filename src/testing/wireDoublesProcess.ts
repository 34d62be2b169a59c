/**
 * The providers' doubles for the journeys, in a process of their own: the site that the browser visits speaks to these.
 * Tells its parent the environment that leads there: `{ env }`.
 */
import { startStripeDouble } from './stripeDouble'

const stripe = await startStripeDouble()
process.send?.({
  env: {
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: 'sk_test_of_the_journeys',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_journeys',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_journeys',
  },
})
