import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { queryClient } from '@/shared/browser/queryClient'

import type { listSymptoms, StoredHotFlash } from '../../contract'

export const symptomsKey = ['/api/symptoms'] as const

export const symptomsQuery = queryOptions({
  queryKey: symptomsKey,
  queryFn: () => callEndpoint<typeof listSymptoms>('get', '/symptoms'),
})

/** The visitor's hot flashes, newest first; fetched once, and again after each log. */
export function useSymptoms() {
  return useQuery(symptomsQuery)
}

/** Subscribes to the visitor's hot flashes: called now and after each log. @returns unsubscribes */
export function subscribeToSymptoms(listener: (entries: StoredHotFlash[]) => void): () => void {
  return new QueryObserver(queryClient(), symptomsQuery).subscribe(({ data }) => {
    if (data) listener(data)
  })
}
