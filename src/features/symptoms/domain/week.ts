import { dayOf, lastDays, noonOf, addDays, type DayKey } from './days'
import { rankByFrequency, isAtNight, filterByRange, type Noted } from './history'
import { severities } from './hotFlash'

const hourMs = 60 * 60 * 1000

/** Statistics of the last seven days: counts only, no conclusions. */
export type Week = {
  /** Earliest first; the last is today. */
  days: { day: DayKey; entries: number }[]
  entries: number
  /** Nights with an entry; entries before 6:00 belong to the previous evening's night. */
  nights: number
  /** The mode of the severities, the higher one of a tie; null without entries. */
  strength: string | null
  /** The most named trigger; null with too few entries. */
  trigger: string | null
}

/** Statistics of the seven days that end with the day of `now`. */
export function summarizeWeek(now: Date, all: readonly Noted[]): Week {
  const range = lastDays(7, dayOf(now))
  const entries = filterByRange(all, range)
  const perDay = new Map<DayKey, number>()
  const perStrength = new Map<number, number>()
  const nights = new Set<DayKey>()
  for (const { timestamp, severity } of entries) {
    const time = new Date(timestamp)
    const day = dayOf(time)
    perDay.set(day, (perDay.get(day) ?? 0) + 1)
    perStrength.set(severity, (perStrength.get(severity) ?? 0) + 1)
    if (isAtNight(time)) nights.add(dayOf(new Date(time.getTime() - 6 * hourMs)))
  }
  const [strength] = [...perStrength].sort(([a, timesA], [b, timesB]) => timesB - timesA || b - a)
  const named = rankByFrequency(entries, 'triggers', 1).ranking?.[0]
  return {
    days: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(range.from, index)
      return { day, entries: perDay.get(day) ?? 0 }
    }),
    entries: entries.length,
    nights: nights.size,
    strength: strength ? (severities.find(({ value }) => value === strength[0])?.label ?? null) : null,
    trigger: named && !named.tooLittle ? named.name : null,
  }
}

/** The short name of a weekday. */
export const shortDay = (day: DayKey): string => noonOf(day).toLocaleDateString('en-US', { weekday: 'short' })
