'use client'

import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'

import { lockOwnKey } from '@/shared/browser/ownKey/state'
import { removeDrafts } from '@/shared/browser/tabDrafts'

/** Presses of Shift that leave, and the time they have (ms). */
const pressesToLeave = 3
const timeoutMs = 5_000

/**
 * Nothing of the page is seen any more, the open key is forgotten, and the page’s place in the history is another’s. An
 * open dialog has a place of its own there, which it leaves first (useBackToClose.ts).
 */
function leave(address: string) {
  document.documentElement.hidden = true
  document.title = ' '
  lockOwnKey()
  removeDrafts()
  if (dispatchEvent(new Event('power-years:leave', { cancelable: true }))) location.replace(address)
}

/**
 * Leaves at once for a neutral page, by the button or by pressing Shift three times: after GOV.UK’s “Exit this page”.
 * Without JavaScript it is a link. What stands beside it stays in view as it does.
 */
export function ExitPage({ address, beside }: { address: string; beside?: ReactNode }) {
  const [pressed, setPressed] = useState(0)

  useEffect(() => {
    let presses = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const reset = () => {
      presses = 0
      setPressed(0)
    }
    const keyPressed = (event: KeyboardEvent) => {
      clearTimeout(timer)
      // With another key Shift is what it always is: a capital letter, a way back through the page.
      if (event.key !== 'Shift' || event.ctrlKey || event.metaKey || event.altKey) return reset()
      if (event.repeat) return
      presses += 1
      setPressed(presses)
      if (presses >= pressesToLeave) leave(address)
      timer = setTimeout(reset, timeoutMs)
    }
    // Shown again out of the browser’s memory, it must not be blank.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    window.addEventListener('keydown', keyPressed)
    window.addEventListener('pageshow', shown)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', keyPressed)
      window.removeEventListener('pageshow', shown)
    }
  }, [address])

  function clicked(event: MouseEvent) {
    event.preventDefault()
    leave(address)
  }

  const left = pressesToLeave - pressed
  return (
    // A strip of its own that nothing shows through: what is scrolled goes behind it, as behind the edge of the window.
    <div className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="page-width flex items-center justify-end gap-x-2">
        {beside}
        <a
          data-exit-page
          href={address}
          rel="nofollow noreferrer"
          onClick={clicked}
          // By night drawn round: white in a dark room, it would be the one thing that is seen.
          className="inline-flex min-h-11 items-center border border-ink bg-ink px-4 text-sm font-semibold whitespace-nowrap text-paper no-underline hover:underline dark:bg-leaf dark:text-ink large-text:px-2 large-text:text-xs"
        >
          Exit this page
        </a>
        <span role="status" className="sr-only">
          {pressed > 0 && left > 0 && `Shift, press ${left} more ${left === 1 ? 'time' : 'times'} to exit.`}
        </span>
      </div>
    </div>
  )
}
