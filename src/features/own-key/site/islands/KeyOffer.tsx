import { useEffect, useEffectEvent, useRef } from 'react'

import { onUnlockRequest } from '@/shared/browser/ownKey/requestUnlock'
import { ownKeyState } from '@/shared/browser/ownKey/state'
import { Button } from '@/shared/ui/Button'

import type { OwnKeyTexts } from '../../content/ownKeyTexts'
import { useKeyDialog } from './useKeyDialog'

type KeyOfferProps = {
  siteName: string
  texts: OwnKeyTexts
  /** How many entries there are to keep for good; null where a diary is locked. Undefined when neither holds. */
  offered: number | null | undefined
}

/** The offer of a key, or of opening what is locked; and the dialog, which outlives what it was opened from. */
export function KeyOffer({ siteName, texts, offered }: KeyOfferProps) {
  /** Whoever waits for the diary to be open. */
  const answer = useRef<((isOpen: boolean) => void) | null>(null)
  const { open, opens, dialog } = useKeyDialog({ siteName, texts }, () => {
    answer.current?.(ownKeyState() === 'open')
    answer.current = null
  })
  const openFor = useEffectEvent((waiting: (isOpen: boolean) => void) => {
    answer.current = waiting
    open('open')
  })
  useEffect(() => onUnlockRequest((waiting) => openFor(waiting)), [])
  return (
    <>
      {offered !== undefined && (
        <section
          aria-label={texts.offerLabel}
          data-locked={offered === null || undefined}
          className="page-width mt-8 print:hidden"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-4">
            <p className="max-w-measure">
              {offered === null
                ? texts.offerLocked
                : texts.offer.replaceAll('{count}', offered.toLocaleString('en-US'))}
            </p>
            <Button variant={offered === null ? 'primary' : 'quiet'} {...opens(offered === null ? 'open' : 'create')}>
              {offered === null ? texts.openButton : texts.keepButton}
            </Button>
          </div>
        </section>
      )}
      {dialog}
    </>
  )
}
