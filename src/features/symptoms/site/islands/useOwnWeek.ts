'use client'

import { useMemo, useSyncExternalStore } from 'react'

import type { StoredHotFlash } from '../../contract'
import { weekUntil, type Week } from '../../domain/week'

type Entries = readonly StoredHotFlash[] | null

let entries: Entries = null
let stop: (() => void) | null = null
const listeners = new Set<() => void>()

/** Asks once for all who show something of the week. The query's own code comes after the page, not with it. */
async function watch(): Promise<void> {
  try {
    const { watchOwnEntries } = await import('./ownEntries')
    if (listeners.size === 0 || stop) return
    stop = watchOwnEntries((found) => {
      entries = found
      for (const listener of listeners) listener()
    })
  } catch {
    // Nothing arrived: the example stays, and says that it is one.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) void watch()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    // What is read here anew may be another's, or deleted.
    stop?.()
    stop = null
    entries = null
  }
}

const known = () => entries
const unknown = () => null

/** Her own last seven days; null while she has logged nothing, or nothing is known. */
export function useOwnWeek(): Week | null {
  const own = useSyncExternalStore<Entries>(subscribe, known, unknown)
  return useMemo(() => (own?.length ? weekUntil(new Date(), own) : null), [own])
}
