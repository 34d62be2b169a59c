import { useMutation, useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { notify } from '@/shared/browser/notify'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'
import { Choice } from '@/shared/ui/Choice'
import { Dialog } from '@/shared/ui/Dialog'
import { Field, Input, inputGroupClass } from '@/shared/ui/Field'

import type { createDonationIntent, readDonationSetup } from '../../contract'
import { formatAmount, maxDonation, parseAmount, minDonation, tiers } from '../../domain/donation'
import { TierIcon } from '../components/TierIcon'
import { PaymentStep } from './PaymentStep'
import type { DonateTexts } from '../../content/donateTexts'

type Frequency = 'once' | 'monthly'

/** A payment that was created at Stripe. */
type Prepared = { amount: number; frequency: Frequency; clientSecret: string; endCode?: string }

const problems = {
  'too-small': `Please enter an amount of at least $${minDonation}`,
  'too-large': `Please enter an amount of at most $${maxDonation.toLocaleString('en-US')}`,
  'too-fine': 'Please enter dollars and cents, such as 7.50',
}

/** The reason why donations are unavailable, for display; null when they are available. */
function obstacle(texts: DonateTexts, setup: { isPending: boolean; isError: boolean }) {
  if (setup.isPending) return texts.asking
  if (setup.isError) return 'This site cannot be reached just now. Please close this and try again in a moment.'
  return null
}

/** What every step of the dialog says at its head. */
const headOf = ({ caption, title }: DonateTexts) => ({ caption, title })

type DialogProps = { texts: DonateTexts; onClose: () => void }

/** Said before an amount is asked for. */
function NotSetUp({ texts, onClose }: DialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...headOf(texts)}
      footer={
        <Button variant="quiet" className="w-full" onClick={onClose}>
          {texts.backButton}
        </Button>
      }
    >
      <p className="font-serif text-xl">{texts.notSetUp}</p>
      <p className="mt-4 text-soft-ink">{texts.notSetUpText}</p>
    </Dialog>
  )
}

/** The donation dialog. Unmounts when it closes, which resets its state. */
export function DonationDialog({ texts, onClose }: DialogProps) {
  return (
    <QueryProvider>
      <Donating texts={texts} onClose={onClose} />
    </QueryProvider>
  )
}

function Donating({ texts, onClose }: DialogProps) {
  const [prepared, setPrepared] = useState<Prepared | null>(null)
  const setup = useQuery({
    queryKey: ['donation-setup'],
    queryFn: () => callEndpoint<typeof readDonationSetup>('get', '/donation-setup'),
  })
  const key = setup.data?.publishableKey
  if (setup.isSuccess && !key) return <NotSetUp texts={texts} onClose={onClose} />
  return prepared && key ? (
    <PaymentStep texts={texts} {...prepared} publishableKey={key} onBack={() => setPrepared(null)} onClose={onClose} />
  ) : (
    <AmountStep texts={texts} obstacle={obstacle(texts, setup)} onPrepared={setPrepared} onClose={onClose} />
  )
}

type AmountStepProps = {
  texts: DonateTexts
  obstacle: string | null
  onPrepared: (prepared: Prepared) => void
  onClose: () => void
}

function AmountStep({ texts, obstacle, onPrepared, onClose }: AmountStepProps) {
  const [tier, setTier] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const [frequency, setFrequency] = useState<Frequency>('once')
  const [left, setLeft] = useState(false)
  const reasonId = useId()

  const custom = parseAmount(typed)
  const amount = tier ?? ('amount' in custom ? custom.amount : null)
  const problem = left && 'problem' in custom && custom.problem !== 'empty' ? problems[custom.problem] : null

  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (problem) message.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  const preparing = useMutation({
    mutationFn: (donation: { amount: number; frequency: Frequency }) =>
      callEndpoint<typeof createDonationIntent>('post', '/create-donation-intent', {
        body: donation,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    onSuccess: (answer, donation) => onPrepared({ ...donation, ...answer }),
    onError: () => {
      notify({ title: 'Error', description: 'Failed to initialize payment. Please try again.', tone: 'destructive' })
      setTier(null)
      setTyped('')
      setLeft(false)
    },
  })

  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...headOf(texts)}
      description={texts.introduction}
      footer={
        <>
          <p id={reasonId} aria-live="polite" className={obstacle ? 'mb-3 text-sm' : 'sr-only'}>
            {obstacle}
          </p>
          <Button
            disabled={obstacle !== null || amount === null || preparing.isPending}
            aria-describedby={obstacle ? reasonId : undefined}
            className="w-full tabular"
            onClick={() => {
              if (amount !== null && !preparing.isPending) preparing.mutate({ amount, frequency })
            }}
          >
            {preparing.isPending ? (
              texts.processing
            ) : (
              <>
                {texts.completeButton} {amount !== null && `$${formatAmount(amount)}`}
              </>
            )}
          </Button>
        </>
      }
    >
      <fieldset>
        <legend className="caps">{texts.giftsHeading}</legend>
        <div className="mt-3 border border-line">
          {tiers.map(({ amount, icon }, index) => (
            <Choice
              key={amount}
              type="radio"
              variant="row"
              name="gift"
              checked={tier === amount}
              onChange={() => {
                setTier(amount)
                setTyped('')
                setLeft(false)
              }}
            >
              <TierIcon icon={icon} className="shrink-0 text-marigold" />
              <span className="flex-1">{texts.gifts[index]?.text}</span>
              <span className="font-serif text-xl tabular">${amount}</span>
            </Choice>
          ))}
        </div>
      </fieldset>
      <Field
        label={texts.amountLabel}
        className="mt-6"
        errorRef={message}
        error={
          problem && (
            <>
              <strong>Invalid Amount</strong>
              <br />
              {problem}
            </>
          )
        }
      >
        {(control) => (
          <div className={clsx(inputGroupClass, 'max-w-56 bg-paper')}>
            <span aria-hidden="true" className="pl-4 font-serif text-xl text-soft-ink">
              $
            </span>
            <Input
              {...control}
              controlSize="bare"
              type="number"
              inputMode="decimal"
              min={minDonation}
              step={0.01}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setTier(null)
              }}
              onBlur={() => setLeft(true)}
              className="px-3 text-lg tabular"
            />
          </div>
        )}
      </Field>
      <fieldset className="mt-4">
        <legend className="caps">{texts.oftenHeading}</legend>
        <div className="mt-3 grid grid-cols-2 gap-3">
          {(['once', 'monthly'] as const).map((value) => (
            <Choice
              key={value}
              type="radio"
              variant="box"
              name="frequency"
              checked={frequency === value}
              onChange={() => setFrequency(value)}
              className="min-h-12 px-3 py-2 has-checked:font-semibold"
            >
              {texts[value]}
            </Choice>
          ))}
        </div>
        <p className="mt-2 text-sm text-soft-ink">{frequency === 'monthly' ? texts.monthlyNote : texts.onceNote}</p>
      </fieldset>
    </Dialog>
  )
}
