import { useEffect, useId, useRef, useState } from 'react'

import { buttonClass } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/Dialog'

import { formatAmount, largestGift, readAmount, smallestGift, tiers } from '../../domain/donation'
import { TierIcon } from '../components/TierIcon'

export type DonationDialogProps = {
  onClose: () => void
  /** Why nothing can be given here, in a sentence. */
  unavailable: string
}

const problems = {
  'too-small': `Please enter an amount of at least $${smallestGift}`,
  'too-large': `Please enter an amount of at most $${largestGift.toLocaleString('en-US')}`,
  'too-fine': 'Please enter dollars and cents, such as 7.50',
}

/** Choosing a gift. Whatever was chosen is forgotten when the dialog closes: closing takes it off the page. */
export function DonationDialog({ onClose, unavailable }: DonationDialogProps) {
  const [tier, setTier] = useState<number | null>(null)
  const [typed, setTyped] = useState('')
  const [left, setLeft] = useState(false)
  const ids = { custom: useId(), error: useId(), reason: useId() }

  const custom = readAmount(typed)
  const amount = tier ?? ('amount' in custom ? custom.amount : null)
  const problem = left && 'problem' in custom && custom.problem !== 'empty' ? problems[custom.problem] : null

  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (problem) message.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])

  return (
    <Dialog
      open
      onOpenChange={onClose}
      caption="Everything stays free"
      title="Support Perimenopause Education"
      description="A gift pays for the writing and checking. It buys no extras, because there are none to buy."
      footer={
        <>
          <p id={ids.reason} className="mb-3 text-sm">
            {unavailable}
          </p>
          <button type="button" disabled aria-describedby={ids.reason} className={buttonClass({}, 'w-full tabular')}>
            Complete Donation {amount !== null && `$${formatAmount(amount)}`}
          </button>
        </>
      }
    >
      <fieldset>
        <legend className="caps">Choose a gift</legend>
        <div className="mt-3 border border-line">
          {tiers.map(({ amount, description, icon }) => (
            <label
              key={amount}
              className="flex min-h-14 cursor-pointer items-center gap-4 border-b border-line px-4 py-2 transition-colors duration-200 last:border-b-0 hover:bg-leaf has-checked:bg-leaf has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-plum has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-plum"
            >
              <input
                type="radio"
                name="gift"
                checked={tier === amount}
                onChange={() => {
                  setTier(amount)
                  setTyped('')
                  setLeft(false)
                }}
                className="sr-only"
              />
              <TierIcon icon={icon} className="shrink-0 text-marigold" />
              <span className="flex-1">{description}</span>
              <span className="font-serif text-xl tabular">${amount}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-6">
        <label htmlFor={ids.custom} className="caps">
          Another amount, in dollars
        </label>
        <div className="mt-3 flex max-w-56 items-center border-[1.5px] border-edge bg-paper focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-plum has-aria-invalid:border-rose">
          <span aria-hidden="true" className="pl-4 font-serif text-xl text-soft-ink">
            $
          </span>
          <input
            id={ids.custom}
            type="number"
            inputMode="decimal"
            min={smallestGift}
            step={0.01}
            value={typed}
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? ids.error : undefined}
            onChange={(event) => {
              setTyped(event.target.value)
              setTier(null)
            }}
            onBlur={() => setLeft(true)}
            className="min-h-12 w-full min-w-0 bg-transparent px-3 text-lg tabular outline-none"
          />
        </div>
        <p ref={message} id={ids.error} role="alert" className="mt-2 text-rose">
          {problem && (
            <>
              <strong>Invalid Amount</strong>
              <br />
              {problem}
            </>
          )}
        </p>
      </div>
    </Dialog>
  )
}
