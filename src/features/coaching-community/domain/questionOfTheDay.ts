/** Days between two dates of one calendar, whatever the clocks did in between. */
const dayNumber = (date: Date) => Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000)

/**
 * Which question a day has: the next one each day, all of them before one comes again.
 * @param date in the visitor's own time zone
 * @param turned how often she asked for another
 * @returns an index from 0 to count - 1; 0 when there is none
 */
export function questionOfTheDay(date: Date, count: number, turned = 0): number {
  return count > 0 ? (dayNumber(date) + turned) % count : 0
}
