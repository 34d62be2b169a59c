import { useSyncExternalStore } from 'react'

import { readStored, removeStored, writeStored, type Stored } from '../storage'
import { removeDrafts } from '../tabDrafts'
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

/** Whether the key comes from a passkey or from words; null without a key. */
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

/** The database of the open key. */
export const keyDatabase = 'power-years-own-key'

/** Deletes the open key; without a library, as pages that can be left in a hurry load this at once. */
export function forgetKey(): void {
  try {
    indexedDB.deleteDatabase(keyDatabase)
  } catch {
    // Without storage there is nothing to forget.
  }
}

/**
 * Forgets the open key and what was typed and not sent. At once: the mark that it is locked is set before anything else,
 * and the next page deletes what this one had no time for.
 */
export function lockOwnKey(): void {
  const state = read()
  if (!state) return
  setOwnKeyState({ ...state, open: false })
  removeDrafts()
  forgetKey()
}

/** A move to a key begins: the answer that ends it may be lost on its way, and with it the cookie of the key. */
export const noteMove = () => writeStored('power-years-own-key-move', Date.now())

/**
 * Whether the end of a move was lost on its way: all has gone to the key, and this browser was not told.
 * @param kept how many records the server still has for this browser
 */
export function wasMoved(kept: number): boolean {
  const begun = readStored('power-years-own-key-move') !== null
  // As long as there is something it has not ended, and can be done again.
  if (begun && kept > 0) removeStored('power-years-own-key-move')
  return begun && kept === 0
}

/** Forgets that there ever was a key, when all of the visitor's data is deleted. */
export function removeOwnKey(): void {
  setOwnKeyState(null)
  removeStored('power-years-own-key-move')
  forgetKey()
}

/** The server answered that the records are sealed with a key this browser does not know of. */
export function markLocked(): void {
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
