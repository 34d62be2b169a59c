/** Stripe's form in the browser. Import it only once somebody is about to pay: it asks Stripe for its script. */
export { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
export { loadStripe } from '@stripe/stripe-js/pure'
export type { Appearance, Stripe } from '@stripe/stripe-js'
