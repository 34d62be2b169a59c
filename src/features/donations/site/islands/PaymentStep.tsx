import { useEffect, useState } from 'react'

import {
  Elements,
  loadStripe,
  PaymentElement,
  useElements,
  useStripe,
  type Appearance,
  type Stripe,
} from '@/integrations/stripe/browser/paymentForm'
import { notify } from '@/shared/browser/notify'
import { Button } from '@/shared/ui/Button'
import { Dialog } from '@/shared/ui/Dialog'

import type { DonateTexts } from '../../content/donateTexts'
import { formatAmount } from '../../domain/donation'
import { notifyPaymentFailed, notifyPaymentSucceeded } from './paymentNotices'
import { removeMonthlyDonation, storeMonthlyDonation } from './storedMonthlyDonations'

type PaymentStepProps = {
  texts: DonateTexts
  amount: number
  frequency: 'once' | 'monthly'
  clientSecret: string
  /** The code that ends this monthly donation; stored in this browser only. */
  endCode?: string
  publishableKey: string
  onBack: () => void
  onClose: () => void
}

let loading: Promise<Stripe | null> | undefined

/** Stripe.js, loaded once and only from here. A failed load is not memoized, so that the next attempt retries. */
function loadStripeOnce(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey).catch((error: unknown) => {
    loading = undefined
    // The form stays empty with a message; the cause goes to the console.
    // eslint-disable-next-line no-console -- the specification asks for this warning
    console.warn('Stripe’s script did not load', error)
    return null
  })
  return loading
}

/** The page's colours, read when the form is created: Stripe renders in an iframe. */
function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(`--color-${name}`).trim() || undefined
  const dark = document.documentElement.dataset.theme !== 'light'
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('plum'),
      colorBackground: color('paper'),
      colorText: color('ink'),
      colorDanger: color('rose'),
      borderRadius: '0px',
      fontSizeBase: '17px',
    },
  }
}

/**
 * The payment step with Stripe's Payment Element. The dialog makes the page inert itself instead of trapping the focus:
 * a bank's 3-D Secure challenge opens in a Stripe iframe over the page, which must stay reachable.
 */
export function PaymentStep(props: PaymentStepProps) {
  const { publishableKey, clientSecret } = props
  const [stripe, setStripe] = useState<Stripe | null | undefined>()
  const [appearance] = useState(readAppearance)
  useEffect(() => {
    let gone = false
    void loadStripeOnce(publishableKey).then((loaded) => {
      if (!gone) setStripe(loaded)
    })
    return () => {
      gone = true
    }
  }, [publishableKey])

  if (!stripe) return <PaymentDialog {...props} stripeMissing={stripe === null} />
  return (
    <Elements stripe={stripe} options={{ clientSecret, appearance }}>
      <PaymentForm {...props} />
    </Elements>
  )
}

function PaymentForm(props: PaymentStepProps) {
  const { amount, clientSecret, endCode, onClose } = props
  const stripe = useStripe()
  const elements = useElements()
  const [ready, setReady] = useState(false)
  const [paying, setPaying] = useState(false)

  async function pay() {
    if (!stripe || !elements || paying) return
    setPaying(true)
    if (endCode) storeMonthlyDonation(endCode, amount, clientSecret)
    try {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: window.location.origin },
        redirect: 'if_required',
      })
      if (error) {
        if (endCode) removeMonthlyDonation(endCode)
        notifyPaymentFailed(error.message)
        return
      }
      notifyPaymentSucceeded()
      onClose()
    } catch {
      notify({
        title: 'Payment Error',
        description: 'Something went wrong. Please try again.',
        tone: 'destructive',
      })
    } finally {
      setPaying(false)
    }
  }

  return (
    <PaymentDialog {...props} ready={ready} paying={paying} onPay={() => void pay()}>
      <PaymentElement onReady={() => setReady(true)} options={{ layout: 'tabs' }} />
    </PaymentDialog>
  )
}

type PaymentDialogProps = PaymentStepProps & {
  stripeMissing?: boolean
  ready?: boolean
  paying?: boolean
  onPay?: () => void
  children?: React.ReactNode
}

function PaymentDialog(props: PaymentDialogProps) {
  const { texts, amount, frequency, stripeMissing, ready, paying, onPay, onBack, onClose, children } = props
  const sum = `$${formatAmount(amount)}`
  return (
    <Dialog
      open
      // Stripe's iframes are outside the dialog's element.
      sharesThePage
      onOpenChange={() => {
        if (!paying) onClose()
      }}
      caption={texts.caption}
      title={texts.title}
      description={(frequency === 'monthly' ? texts.yourMonthlyGift : texts.yourGift).replaceAll('{amount}', () => sum)}
      footer={
        <div className="grid gap-3">
          <Button disabled={!ready || paying} className="w-full tabular" onClick={onPay}>
            {paying ? texts.processing : `${texts.completeButton} ${sum}`}
          </Button>
          <Button disabled={paying} variant="quiet" className="w-full" onClick={onBack}>
            {texts.otherAmountButton}
          </Button>
        </div>
      }
    >
      {stripeMissing ? (
        <p role="alert">
          The payment form could not be loaded. Something between you and Stripe may be blocking it, such as an ad
          blocker or a missing connection. Nothing was charged.
        </p>
      ) : (
        <div className="min-h-64">
          {!ready && (
            <>
              <p role="status">{texts.loadingForm}</p>
              {/* Number, date and code: the outlines of Stripe's form. */}
              <div aria-hidden="true" className="mt-4 grid animate-pulse grid-cols-2 gap-4 *:h-12 *:bg-line/40">
                <span className="col-span-2" />
                <span />
                <span />
                <span className="col-span-2" />
              </div>
            </>
          )}
          {children}
        </div>
      )}
    </Dialog>
  )
}
