/** Stripe's client library. Import it only when the visitor is about to pay: it loads a script from Stripe. */
export { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
export { loadStripe } from '@stripe/stripe-js/pure'
export type { Appearance, Stripe } from '@stripe/stripe-js'
