import { QueryObserver, queryOptions, useQuery } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { queryClient } from '@/shared/browser/queryClient'

import type { listSymptoms, StoredHotFlash } from '../../contract'

/** The query of the visitor's own hot flashes. */
export const symptomsKey = ['/api/symptoms'] as const

export const symptomsQuery = queryOptions({
  queryKey: symptomsKey,
  queryFn: () => callEndpoint<typeof listSymptoms>('get', '/symptoms'),
})

/** The visitor's own hot flashes, newest first; asked for once, and again after each log. */
export function useSymptoms() {
  return useQuery(symptomsQuery)
}

/** Tells of the visitor's own hot flashes, now and after each log, until the returned function is called. */
export function watchOwnEntries(tell: (entries: StoredHotFlash[]) => void): () => void {
  return new QueryObserver(queryClient(), symptomsQuery).subscribe(({ data }) => {
    if (data) tell(data)
  })
}
