import { QueryObserver, queryOptions } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { fetchOrLastKnown } from '@/shared/browser/offline/offlineDatabase'
import { listQueued } from '@/shared/browser/offline/outbox'
import { queryClient } from '@/shared/browser/queryClient'

import type { listSymptoms, StoredHotFlash } from '../../contract'

export const symptomsKey = ['/api/symptoms'] as const

/** The path of the call that keeps a hot flash. */
export const logPath = '/symptoms/log'

/** A hot flash of the visitor; one that waits on this device has the key it waits under as its id. */
export type OwnEntry = StoredHotFlash & { waits?: true }

/** The visitor's hot flashes, newest first. */
export type OwnSymptoms = {
  entries: OwnEntry[]
  /** When they were known last (ms since the epoch), while the site can't be reached; null for fresh ones. */
  lastKnown: number | null
}

async function waitingEntries(): Promise<OwnEntry[]> {
  const unset = { triggers: [], reliefMethods: [], notes: '' }
  return (await listQueued(logPath)).map(({ key, body }) => ({
    ...unset,
    ...(body as Omit<StoredHotFlash, 'id'>),
    id: key,
    waits: true,
  }))
}

const newestFirst = (one: OwnEntry, other: OwnEntry) => Date.parse(other.timestamp) - Date.parse(one.timestamp)

async function fetchSymptoms(): Promise<OwnSymptoms> {
  const waiting = await waitingEntries()
  try {
    const { response, lastKnown } = await fetchOrLastKnown<StoredHotFlash[]>('/symptoms', () =>
      callEndpoint<typeof listSymptoms>('get', '/symptoms'),
    )
    // The list comes sorted.
    const entries = waiting.length > 0 ? [...waiting, ...response].sort(newestFirst) : response
    return { entries, lastKnown }
  } catch (error) {
    if (waiting.length === 0) throw error
    return { entries: waiting.sort(newestFirst), lastKnown: Date.now() }
  }
}

export const symptomsQuery = queryOptions({
  queryKey: symptomsKey,
  queryFn: fetchSymptoms,
  // What was known last gives way as soon as there is a network again.
  refetchOnReconnect: 'always',
})

/**
 * Subscribes to the visitor's hot flashes: called now and after each change, with `unknown` where they could not be asked for.
 * @returns unsubscribes
 */
export function subscribeToSymptoms(listener: (symptoms: OwnSymptoms | 'unknown') => void): () => void {
  return new QueryObserver(queryClient(), symptomsQuery).subscribe(({ data, isError }) => {
    if (data || isError) listener(data ?? 'unknown')
  })
}
