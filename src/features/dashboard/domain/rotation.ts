/**
 * The index of the item for a day of the month: the first on the 1st, then in rotation.
 * @param dayOfMonth 1 to 31
 * @param count number of items; the dashboard is seeded with 3 stacks and 5 pattern cards
 * @returns an index from 0 to count - 1; 0 when there are none
 */
export function indexOfDay(dayOfMonth: number, count: number): number {
  return count > 0 ? (dayOfMonth - 1) % count : 0
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * The index for the nth of several lists that are shown together, such as the lines of the parts of a day. Each list
 * goes round by the day; all but the first step on by one from time to time, each a `count` times slower than the one
 * before, so that five lines for three parts make 125 days of which no two are alike.
 * @param day any moment of a local day
 */
export function indexOfTogether(day: Date, count: number, nth: number): number {
  if (count === 0) return 0
  const number = Math.floor(Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / dayMs)
  return (number + (nth === 0 ? 0 : Math.floor(number / count ** nth))) % count
}

/** The three parts of the day of Today's Focus. */
export const moments = [
  { value: 'morning', label: 'This morning' },
  { value: 'daytime', label: 'In the daytime' },
  { value: 'evening', label: 'This evening' },
] as const

export type Moment = (typeof moments)[number]['value']
