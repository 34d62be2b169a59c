import { onStorageCleared, readStored, writeStored } from '@/shared/browser/storage'

import { mergeReadings, type Reading } from '../../domain/readingProgress'

const key = 'power-years-reading'
const changedHere = 'power-years:reading'

type Readings = Readonly<Record<string, Reading>>

const nothing: Readings = {}

/** The last known state; without storage it lives as long as the page. */
let known: Readings | null = null

onStorageCleared(() => (known = null))

const read = () => (known = readStored(key) ?? known ?? nothing)

/** The stored readings by module slug. Referentially stable until something changes (`useSyncExternalStore`). */
export const readings = (): Readings => known ?? read()

/** The server snapshot. */
export const noReadings = (): Readings => nothing

/**
 * Stores a reading, merged with what other tabs have written meanwhile.
 * @param anew replaces the stored reading (Reset) instead of merging
 * @returns false when storage is unavailable
 */
export function storeReading(slug: string, reading: Reading, { anew = false } = {}): boolean {
  const before = read()
  known = { ...before, [slug]: anew ? reading : mergeReadings(before[slug], reading) }
  const kept = writeStored(key, known)
  window.dispatchEvent(new Event(changedHere))
  return kept
}

/** Subscribes to changes from this tab and others. @returns unsubscribes */
export function subscribeToReadings(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    read()
    listener()
  }
  // Pages in the back/forward cache receive no `storage` events.
  const shownAgain = (event: PageTransitionEvent) => {
    if (!event.persisted) return
    read()
    listener()
  }
  window.addEventListener(changedHere, listener)
  window.addEventListener('storage', elsewhere)
  window.addEventListener('pageshow', shownAgain)
  return () => {
    window.removeEventListener(changedHere, listener)
    window.removeEventListener('storage', elsewhere)
    window.removeEventListener('pageshow', shownAgain)
  }
}
