/**
 * The index of the item for a day of the month: the first on the 1st, then in rotation.
 * @param dayOfMonth 1 to 31
 * @param count number of items; the dashboard is seeded with 3 stacks and 5 pattern cards
 * @returns an index from 0 to count - 1; 0 when there are none
 */
export function indexOfDay(dayOfMonth: number, count: number): number {
  return count > 0 ? (dayOfMonth - 1) % count : 0
}

/** The three parts of the day of Today's Focus. */
export const moments = [
  { value: 'morning', label: 'This morning' },
  { value: 'daytime', label: 'In the daytime' },
  { value: 'evening', label: 'This evening' },
] as const

export type Moment = (typeof moments)[number]['value']
