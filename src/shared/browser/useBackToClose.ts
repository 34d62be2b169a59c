import { useEffect, useRef } from 'react'

/** The property of `history.state` that marks an entry made for a dialog. */
const mark = 'powerYearsDialog'

const markIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && mark in state ? Number(state[mark]) : null

/** Closes the dialog of an entry; entries of closed dialogs are absent. */
const closers = new Map<number, () => void>()
let made = 0
/** The entry of a dialog that was the current one when last looked at, with its address. */
let latest: { own: number; address: string } | null = null
let skipping = false

function remember(): void {
  const own = markIn(window.history.state)
  latest = own === null ? null : { own, address: window.location.href }
}

function onPop(): void {
  const from = latest
  remember()
  if (skipping) {
    skipping = false
    return
  }
  // One that was opened over another, and closed otherwise: Back is meant for the other.
  const close = from && (closers.get(from.own) ?? (latest && closers.get(latest.own)))
  if (close) return close()
  // The entry of a dialog that was closed otherwise looks like its page: nobody is to press Back twice for it.
  const ontoClosed = latest !== null && !closers.has(latest.own)
  const offClosed = latest === null && from?.address === window.location.href
  if (!ontoClosed && !offClosed) return
  skipping = ontoClosed
  window.history.back()
}

/** How long the way back off a dialog's entry may take (ms); it stays on the page. */
const stepBack = 150

/** Steps back off the entries of dialogs, which Forward finds as the start of the site from then on. */
function stepOff(leave: () => void): void {
  if (markIn(window.history.state) === null) return leave()
  window.history.replaceState(null, '', '/')
  skipping = true
  const late = setTimeout(leave, stepBack)
  const stepped = () => {
    clearTimeout(late)
    stepOff(leave)
  }
  window.addEventListener('popstate', stepped, { once: true })
  window.history.back()
}

/** The page is left in a hurry: from its own entry, which Back would find otherwise. */
function onLeave(event: Event): void {
  const exit = document.querySelector<HTMLAnchorElement>('[data-exit-page]')
  if (!exit) return
  event.preventDefault()
  stepOff(() => window.location.replace(exit.href))
}

function enter(close: () => void): number {
  if (made === 0) {
    window.addEventListener('popstate', onPop)
    window.addEventListener('power-years:leave', onLeave)
  }
  made += 1
  const state = { [mark]: made }
  const current = markIn(window.history.state)
  // Next's router adds what it keeps there itself. Over another dialog that is open, which Back closes after this one.
  if (current === null || closers.has(current)) window.history.pushState(state, '')
  else window.history.replaceState(state, '')
  closers.set(made, close)
  remember()
  return made
}

/**
 * Back closes an open dialog instead of leaving the page: on a phone the gesture means "away with this". Opening adds a
 * history entry of the same address. Closing by other means leaves it there, to be passed over: taking it away would
 * cross a link that is followed in the same moment.
 */
export function useBackToClose(open: boolean, close: () => void): void {
  const closeNow = useRef(close)
  useEffect(() => {
    closeNow.current = close
  })
  useEffect(() => {
    if (!open) return
    let own: number | null = null
    // Later, because React mounts twice in development.
    const timer = setTimeout(() => {
      own = enter(() => closeNow.current())
    })
    return () => {
      clearTimeout(timer)
      if (own !== null) closers.delete(own)
    }
  }, [open])
}
