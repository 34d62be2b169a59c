/**
 * Which of several things a day of the month has: the first on the 1st, and on through them in turn.
 * @param dayOfMonth 1 to 31
 * @param count how many there are; the dashboard comes with 3 stacks and 5 pattern cards
 * @returns an index from 0 to count - 1; 0 when there is none
 */
export function indexOfDay(dayOfMonth: number, count: number): number {
  return count > 0 ? (dayOfMonth - 1) % count : 0
}

/** The three moments of Today's Focus; each day has one line for each. */
export const moments = [
  { value: 'morning', label: 'This morning' },
  { value: 'daytime', label: 'In the daytime' },
  { value: 'evening', label: 'This evening' },
] as const

export type Moment = (typeof moments)[number]['value']
