const dayMs = 24 * 60 * 60 * 1000

/**
 * The index of the day's quote: the same all day for everyone in a time zone. All go round before one comes again.
 * @param date in the reader's time zone
 * @param count number of quotes
 * @returns an index from 0 to count - 1; 0 when there are none
 */
export function quoteOfTheDay(date: Date, count: number): number {
  return count && (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / dayMs) % count
}
