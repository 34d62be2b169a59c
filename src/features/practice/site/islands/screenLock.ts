/** Keeps the screen on while a session runs. */
export type ScreenLock = { hold: () => void; release: () => void }

/** A lock that the browser drops whenever the page is hidden; call `hold` again when it is shown. */
export function makeScreenLock(): ScreenLock {
  let held: WakeLockSentinel | undefined
  let wanted = false

  async function acquire() {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || (held && !held.released)) return
    try {
      const sentinel = await navigator.wakeLock.request('screen')
      // She may have paused while the browser was thinking.
      if (wanted) held = sentinel
      else await sentinel.release()
    } catch {
      // A low battery refuses it. The timer follows the clock either way.
    }
  }

  return {
    hold() {
      wanted = true
      void acquire()
    },
    release() {
      wanted = false
      void held?.release().catch(() => {})
      held = undefined
    },
  }
}
