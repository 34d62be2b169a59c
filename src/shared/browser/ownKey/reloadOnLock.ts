import type { StorageKey } from '../storage'
import { removeDrafts } from '../tabDrafts'

const stateKey: StorageKey = 'power-years-own-key'

/**
 * A diary that is locked by hand, or left in a hurry, in one tab is not shown any more in the others either: this page is
 * loaded anew, and what was typed in it is forgotten. A browser that lost its key, or whose key has ended, was left by nobody.
 */
export function reloadOnLock(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key !== stateKey || !oldValue?.includes('"open":true')) return
    if (!newValue?.includes('"open":false') || newValue.includes('"unknown"')) return
    removeDrafts()
    location.reload()
  })
}
