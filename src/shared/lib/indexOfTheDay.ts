/** Days between two dates of one calendar, whatever the clocks did in between. */
const dayNumber = (date: Date) => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)

/**
 * Which of a list is the day's: the same all day for everyone in a time zone, the next one the day after. All go round
 * before one comes again.
 * @param date in the visitor's time zone
 * @param turned how often the visitor asked for another one
 * @returns an index from 0 to count - 1; 0 when there are none
 */
export function indexOfTheDay(date: Date, count: number, turned = 0): number {
  return count > 0 ? (dayNumber(date) + turned) % count : 0
}
