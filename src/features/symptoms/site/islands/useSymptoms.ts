import { queryOptions, useQuery } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'

import type { listSymptoms } from '../../contract'

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
