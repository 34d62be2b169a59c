import { useSyncExternalStore } from 'react'

import { readStored, removeStored, writeStored, type Stored } from '../storage'
import { defineWindowEvent } from '../windowEvent'

/**
 * `none`: the server seals, as for everybody. `open`: this browser seals with the visitor's own key. `locked`: the
 * records are sealed with an own key that this browser has not got (any more).
 */
export type OwnKeyState = 'none' | 'open' | 'locked'

type StoredState = Stored<'power-years-own-key'>

const changed = defineWindowEvent('power-years:own-key')

/** For browsers that keep cookies and no storage: as long as the page. */
let unstored: StoredState | null = null

const read = () => readStored('power-years-own-key') ?? unstored

/** Whether the visitor seals with an own key, as far as this browser knows. */
export function ownKeyState(): OwnKeyState {
  const state = read()
  return state ? (state.open ? 'open' : 'locked') : 'none'
}

/** What the key comes from; null without one. */
export const ownKeyOrigin = (): StoredState['by'] | null => read()?.by ?? null

/** Remembers that there is an own key; null forgets it. */
export function setOwnKeyState(state: StoredState | null): void {
  if (state) unstored = writeStored('power-years-own-key', state) ? null : state
  else {
    unstored = null
    removeStored('power-years-own-key')
  }
  changed.dispatch()
}

/** The server answered that the records are sealed with a key this browser does not know of. */
export function noticeLocked(): void {
  if (ownKeyState() === 'none') setOwnKeyState({ by: 'unknown', open: false })
}

function subscribe(listener: () => void) {
  const stop = changed.listen(listener)
  // Other tabs.
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** The state as it changes; `none` on the server and during hydration. */
export const useOwnKeyState = (): OwnKeyState => useSyncExternalStore(subscribe, ownKeyState, () => 'none')
