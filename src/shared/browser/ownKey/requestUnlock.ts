import { defineWindowEvent } from '../windowEvent'

type Answer = (isOpen: boolean) => void

const asked = defineWindowEvent('power-years:open-diary')

/** Whoever asked, until it is taken up. */
let waiting: Answer | null = null

/** How long the dialog about the key may take to be there (ms), on a page whose HTML says that it comes (`OwnKey.tsx`). */
const timeoutMs = 4_000

/**
 * Asks the visitor to open the locked diary, in place, because of something that was to be done.
 * @returns whether it is open now; false where it was turned down, or the page has no such dialog
 */
export const requestUnlock = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting?.(false)
    waiting = resolve
    asked.dispatch()
    const giveUp = () => {
      if (waiting !== resolve) return
      waiting = null
      resolve(false)
    }
    if (document.querySelector('[data-opens-diary]')) setTimeout(giveUp, timeoutMs)
    // Nobody on this page will take it up, as on the dark page for right now.
    else giveUp()
  })

/** Takes up what is asked, also shortly before this is there. @returns stops */
export function onUnlockRequest(open: (answer: Answer) => void): () => void {
  const take = () => {
    if (!waiting) return
    const answer = waiting
    waiting = null
    open(answer)
  }
  take()
  return asked.listen(take)
}
