import { QueryObserver } from '@tanstack/react-query'

import { queryClient } from '@/shared/browser/queryClient'

import type { StoredHotFlash } from '../../contract'
import { symptomsQuery } from './useSymptoms'

/** Tells of the visitor's own hot flashes, now and after each log, until the returned function is called. */
export function watchOwnEntries(tell: (entries: StoredHotFlash[]) => void): () => void {
  return new QueryObserver(queryClient(), symptomsQuery).subscribe(({ data }) => {
    if (data) tell(data)
  })
}
