import { onForgotten, readStored, writeStored } from '@/shared/browser/storage'

import { mergeReadings, type Reading } from '../../domain/readingProgress'

const key = 'power-years-reading'
const changedHere = 'power-years:reading'

type Readings = Readonly<Record<string, Reading>>

const nothing: Readings = {}

/** The last known state; where the browser keeps nothing, all there is until the page is left. */
let known: Readings | null = null

onForgotten(() => (known = null))

const read = () => (known = readStored(key) ?? known ?? nothing)

/** What this browser remembers, by module slug. The same object until something changes. */
export const readings = (): Readings => known ?? read()

/** What is known before a browser is asked. */
export const noReadings = (): Readings => nothing

/**
 * Remembers a reading beside what other tabs have written meanwhile.
 * @param anew forgets what was there (Reset); otherwise nothing is taken away
 * @returns false when this browser keeps nothing
 */
export function keepReading(slug: string, reading: Reading, { anew = false } = {}): boolean {
  const before = read()
  known = { ...before, [slug]: anew ? reading : mergeReadings(before[slug], reading) }
  const kept = writeStored(key, known)
  window.dispatchEvent(new Event(changedHere))
  return kept
}

/** Calls the listener whenever this tab or another has remembered something, until the returned function is called. */
export function onReadings(listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    read()
    listener()
  }
  // Kept pages hear nothing while they rest in the browser's back/forward cache.
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
