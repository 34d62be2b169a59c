/** 2 to the 32nd power over the golden ratio (Knuth): the days' quotes lie far apart, and each gets its turn. */
const golden = 2_654_435_761
const range = 2 ** 32

/**
 * Which quote a day has: another from day to day, the same all day long for everyone in one time zone.
 * @param date in the reader's own time zone
 * @param count how many quotes there are
 * @returns an index from 0 to count - 1; 0 when there is none
 */
export function quoteOfTheDay(date: Date, count: number): number {
  const day = date.getFullYear() * 372 + date.getMonth() * 31 + date.getDate()
  return Math.floor(((Math.imul(day, golden) >>> 0) / range) * count)
}
