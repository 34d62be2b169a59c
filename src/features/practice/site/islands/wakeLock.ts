/** A screen wake lock for the duration of a session. */
export type ScreenWakeLock = { hold: () => void; release: () => void }

/** Browsers release the lock whenever the page is hidden; call `hold` again when it is visible. */
export function createWakeLock(): ScreenWakeLock {
  let held: WakeLockSentinel | undefined
  let wanted = false

  async function acquire() {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || (held && !held.released)) return
    try {
      const sentinel = await navigator.wakeLock.request('screen')
      // The session may have been paused while the request was pending.
      if (wanted) held = sentinel
      else await sentinel.release()
    } catch {
      // Refused on low battery, for example. The timer does not depend on it.
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
