/**
 * Which of several things a day of the month has: the first on the 1st, and on through them in turn.
 * @param dayOfMonth 1 to 31
 * @param count how many there are; the dashboard comes with 3 stacks and 5 pattern cards
 * @returns an index from 0 to count - 1; 0 when there is none
 */
export function indexOfDay(dayOfMonth: number, count: number): number {
  return count > 0 ? (dayOfMonth - 1) % count : 0
}
