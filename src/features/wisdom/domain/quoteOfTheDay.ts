/**
 * 2^32 divided by the golden ratio (Knuth's multiplicative hash): consecutive days map far apart, and every quote is
 * used.
 */
const golden = 2_654_435_761
const range = 2 ** 32

/**
 * The index of the day's quote: the same all day for everyone in a time zone.
 * @param date in the reader's time zone
 * @param count number of quotes
 * @returns an index from 0 to count - 1; 0 when there are none
 */
export function quoteOfTheDay(date: Date, count: number): number {
  const day = date.getFullYear() * 372 + date.getMonth() * 31 + date.getDate()
  return Math.floor(((Math.imul(day, golden) >>> 0) / range) * count)
}
