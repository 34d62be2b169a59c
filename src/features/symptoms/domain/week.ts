import { wallClockOf } from '@/shared/lib/wallClock'

import type { DayEntry } from './dayEntry'
import { dayOf, lastDays, noonOf, addDays, type DayKey } from './days'
import { countFlashes, daysThatSayFlashes, flashesByDay, type Counted } from './findings'
import { rankByFrequency, isAtNight, filterByRange, type HistoryEntry } from './history'
import { severities } from './hotFlash'

/** Statistics of the last seven days: counts only, no conclusions. */
export type Week = {
  /**
   * Hot flashes of each day, logged one by one or counted in the day's own note; earliest first, the last is
   * today. Null of a day that says nothing of them: unsaid is not none.
   */
  days: { day: DayKey; entries: number | null }[]
  /** All of them; null where no day says a word of them. */
  entries: Counted | null
  /** Nights with an entry; entries before 6:00 belong to the previous evening's night. */
  nights: number
  /** The severity of half of them or more, `Mixed` when no single one is. Null where less than half of all were logged with one. */
  strength: string | null
  /** The trigger named most, both of two; null with too few entries, and when more are alike. */
  trigger: string | null
}

/** Statistics of the seven days that end with the day of `now`. */
export function summarizeWeek(now: Date, all: readonly HistoryEntry[], ownDays: readonly DayEntry[] = []): Week {
  const range = lastDays(7, dayOf(now))
  const entries = filterByRange(all, range)
  const diary = { flashes: entries, days: ownDays }
  const perDay = flashesByDay(diary, range)
  const said = daysThatSayFlashes(diary, range)
  const counted = countFlashes(diary, range)
  const perStrength = new Map<number, number>()
  const nights = new Set<DayKey>()
  for (const { timestamp, severity } of entries) {
    const time = wallClockOf(timestamp)
    perStrength.set(severity, (perStrength.get(severity) ?? 0) + 1)
    // By the day, not by hours: the night in which the clocks go back has one more.
    if (isAtNight(time)) nights.add(time.hour < 6 ? addDays(time.day, -1) : time.day)
  }
  const most = Math.max(...perStrength.values())
  const commonest = severities.filter(({ value }) => perStrength.get(value) === most)
  const ranking = rankByFrequency(entries, 'triggers').ranking ?? []
  const alike = ranking.filter((one) => one.entries === ranking[0]!.entries && !one.tooLittle)
  return {
    days: Array.from({ length: 7 }, (_, index) => {
      const day = addDays(range.from, index)
      return { day, entries: said.has(day) ? perDay.get(day)! : null }
    }),
    entries: counted,
    nights: nights.size,
    strength:
      entries.length * 2 < (counted?.count ?? 0)
        ? null
        : commonest.length > 1 || (commonest.length === 1 && most * 2 < entries.length)
          ? 'Mixed'
          : (commonest[0]?.label ?? null),
    trigger: alike.length === 1 || alike.length === 2 ? alike.map(({ name }) => name).join(', ') : null,
  }
}

/** The short name of a weekday. */
export const shortDay = (day: DayKey): string => noonOf(day).toLocaleDateString('en-US', { weekday: 'short' })
