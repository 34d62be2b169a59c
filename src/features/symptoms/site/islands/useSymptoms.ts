import { useQuery } from '@tanstack/react-query'

import { symptomsQuery } from './ownSymptoms'

/** The visitor's hot flashes; fetched once, and again after each change. */
export function useSymptoms() {
  return useQuery(symptomsQuery)
}
