'use client'

import { useEffect, useRef, useState, type ComponentType } from 'react'

import { loadOnIntent } from '@/shared/browser/loadOnIntent'
import { defineWindowEvent } from '@/shared/browser/windowEvent'
import { HeartIcon } from '@/shared/ui/art/icons'

const loadDialog = () => import('./DonationDialog')

const openEvent = defineWindowEvent('power-years:donate')

/** Opens the donation dialog from any island of this room, as a press on the floating button does. */
export const openDonation = () => openEvent.dispatch()

/**
 * The donation button floats at the lower edge of the screen and comes to rest above the footer, which it never covers.
 * The dialog is fetched when the pointer or the focus first comes near.
 */
export function DonationCorner() {
  const [open, setOpen] = useState(false)
  // The dialog changes between its steps, and only the first of them knows what the focus came from.
  const opener = useRef<Element | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }> | null>(null)

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
    // Some banks confirm on a page of their own and lead back to the home page with the outcome in its address.
    if (window.location.search.includes('redirect_status'))
      void import('./paymentNotices').then(({ handlePaymentReturn }) => handlePaymentReturn())
  }, [])

  useEffect(() => {
    const from = opener.current
    if (open || !(from instanceof HTMLElement)) return
    opener.current = null
    // The dialog has left the page, which can take the focus again; Radix sets it a moment later, and this after that.
    setTimeout(() => from.focus())
  }, [open])

  return (
    <>
      <aside
        aria-label="Donations"
        className="pointer-events-none sticky bottom-[calc(1rem+env(safe-area-inset-bottom))] z-40 mt-14 mb-8 flex justify-center px-4 print:hidden noscript:invisible"
      >
        <button
          type="button"
          aria-haspopup="dialog"
          className="pointer-events-auto inline-flex min-h-12 items-center gap-2 rounded-full border-[1.5px] border-night-1 bg-gold px-3.5 py-2 text-xs font-bold text-night-1 transition-colors duration-200 hover:bg-glow min-[24rem]:gap-2.5 min-[24rem]:px-5 min-[24rem]:text-sm"
          {...loadOnIntent(loadDialog)}
          onClick={(event) => {
            // Not every browser focuses what is clicked, and the focus comes back here when the dialog closes.
            event.currentTarget.focus()
            openDonation()
          }}
        >
          <HeartIcon size={20} className="shrink-0" />
          Support Perimenopause Education
        </button>
      </aside>
      {Dialog && open && <Dialog onClose={() => setOpen(false)} />}
    </>
  )
}
