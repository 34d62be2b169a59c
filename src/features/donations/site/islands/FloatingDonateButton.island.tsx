'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { defineWindowEvent } from '@/shared/browser/windowEvent'
import { HeartIcon } from '@/shared/ui/art/icons'

import { useFloating } from './useFloating'
import type { DonateTexts } from '../../content/donateTexts'

const loadDialog = () => import('./DonationDialog')

const openEvent = defineWindowEvent('power-years:donate')

/** Opens the donation dialog from any island of this room, like the floating button. */
export const openDonation = () => openEvent.dispatch()

/**
 * The donation button. Its place is in the flow above the footer; it floats at the lower edge where it is not in the
 * way ({@link useFloating}), and for the keyboard. The dialog is loaded on intent.
 */
export function FloatingDonateButton({ texts }: { texts: DonateTexts }) {
  const [open, setOpen] = useState(false)
  // The dialog remounts between its steps, and only the first one knows which element had the focus before.
  const opener = useRef<Element | null>(null)
  const aside = useRef<HTMLElement>(null)
  const floats = useFloating(aside)
  const [Dialog, setDialog] = useState<ComponentType<{ texts: DonateTexts; onClose: () => void }> | null>(null)

  useEffect(
    () =>
      openEvent.listen(() => {
        opener.current = document.activeElement
        setOpen(true)
        loadDialog().then(
          (loaded) => setDialog(() => loaded.DonationDialog),
          () => setOpen(false),
        )
      }),
    [],
  )

  useEffect(() => {
    // Some banks confirm on their own page and redirect to the home page with the outcome in the query.
    if (window.location.search.includes('redirect_status'))
      void import('./paymentNotices').then(({ handlePaymentReturn }) => handlePaymentReturn())
  }, [])

  useEffect(() => {
    const from = opener.current
    if (open || !(from instanceof HTMLElement)) return
    opener.current = null
    // The dialog has unmounted. Radix restores the focus in a later task, so this has to run after it.
    setTimeout(() => from.focus())
  }, [open])

  return (
    <>
      <aside
        ref={aside}
        aria-label="Donations"
        data-floats={floats || undefined}
        className="pointer-events-none z-40 mx-auto mt-14 mb-8 w-max max-w-full px-4 has-focus-visible:float-low data-floating:float-low data-floats:float-low data-floats:animate-rise print:hidden noscript:invisible"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          className="pointer-events-auto inline-flex min-h-12 items-center gap-2 rounded-full border-[1.5px] border-ink bg-paper px-3.5 py-2 text-xs font-bold text-ink transition-colors duration-200 hover:bg-leaf min-[24rem]:gap-2.5 min-[24rem]:px-5 min-[24rem]:text-sm"
          {...loadOnIntent(loadDialog)}
          onClick={(event) => {
            // Safari does not focus a button on click, but the focus returns here when the dialog closes.
            event.currentTarget.focus()
            openDonation()
          }}
        >
          <HeartIcon size={20} className="shrink-0 text-marigold" />
          {texts.button}
        </button>
      </aside>
      {Dialog && open && <Dialog texts={texts} onClose={() => setOpen(false)} />}
    </>
  )
}
