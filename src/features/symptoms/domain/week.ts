import { dayOf, lastDays, noonOf, addDays, type DayKey } from './days'
import { commonest, isAtNight, within, type Noted } from './history'
import { severities } from './hotFlash'

const hourMs = 60 * 60 * 1000

/** The last seven days in numbers: counts of what was noted, and nothing concluded from them. */
export type Week = {
  /** The earliest first; today is the last. */
  days: { day: DayKey; entries: number }[]
  entries: number
  /** Nights with an entry; what comes before six in the morning belongs to the evening before. */
  nights: number
  /** How strong most of them were, the stronger of equals; null without entries. */
  strength: string | null
  /** What was named most; null while there is too little to say. */
  trigger: string | null
}

/** Counts the seven days that end with a moment's own day. */
export function weekUntil(now: Date, all: readonly Noted[]): Week {
  const range = lastDays(7, dayOf(now))
  const entries = within(all, range)
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
  const named = commonest(entries, 'triggers', 1).ranking?.[0]
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

/** A day's short name, as over a calendar's column. */
export const shortDay = (day: DayKey): string => noonOf(day).toLocaleDateString('en-US', { weekday: 'short' })
