import { useQuery } from '@tanstack/react-query'

import { daysQuery } from './ownDays'

/** The visitor's days; fetched once, and again after each change. */
export function useDays() {
  return useQuery(daysQuery)
}
