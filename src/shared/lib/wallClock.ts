const two = (number: number) => String(number).padStart(2, '0')

/** A moment as it is kept: with the offset of the clock on the wall, so that it stays 3:20 at night wherever it is read. */
export function formatWithOffset(time: Date): string {
  const ahead = -time.getTimezoneOffset()
  const offset = `${ahead < 0 ? '-' : '+'}${two(Math.floor(Math.abs(ahead) / 60))}:${two(Math.abs(ahead) % 60)}`
  return new Date(time.getTime() + ahead * 60_000).toISOString().replace('Z', offset)
}

/** A day (`YYYY-MM-DD`) and a time of it, as the clock on the wall showed them. */
export type WallClock = { day: string; hour: number; minute: number }

const withOffset = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d).*[+-]\d\d:\d\d$/

/**
 * What the clock on the wall showed at a moment that was kept. One without an offset (`Z`) is read in the zone of this
 * browser.
 */
export function wallClockOf(moment: string): WallClock {
  const [, day, hour, minute] = withOffset.exec(moment) ?? []
  if (day) return { day, hour: Number(hour), minute: Number(minute) }
  const at = new Date(moment)
  return {
    day: `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    hour: at.getHours(),
    minute: at.getMinutes(),
  }
}

/** The time of day of a wall clock, `03:20`. */
export const timeOf = ({ hour, minute }: WallClock): string => `${two(hour)}:${two(minute)}`
