import { serverNow } from '@/shared/browser/serverClock'

import { energyLevels, sleepQualities } from '../../domain/dayEntry'
import { dayOf, lastDays } from '../../domain/days'
import { shortDay, summarizeWeek, type Week } from '../../domain/week'
import type { OwnDays } from './ownDays'
import type { OwnSymptoms } from './ownSymptoms'

/** The visitor's record, or as much of it as has been fetched. */
export type OwnData = { symptoms: OwnSymptoms | null; days: OwnDays | null }

/** A level that was noted, in words, and the day it was noted for. */
type Noted = { level: string; day: string }

/** What the dashboard says of the last seven days. */
export type OwnReadings = {
  week: Pick<Week, 'strength' | 'trigger' | 'nights'> & {
    /** Numbers, or a dash where nothing is said of hot flashes. */
    entries: number | string
    days: { name: string; entries: number | string }[]
  }
  sleep: Noted | null
  energy: Noted | null
  /** When it was known last (ms since the epoch), while the site can't be reached; null for fresh. */
  lastKnown: number | null
}

/** A day that says nothing of hot flashes is no day without one. */
const unsaid = '–'

/** Reads the visitor's last seven days. Loaded once something is noted: whoever is new needs none of it. */
export function readOwnRecord({ symptoms, days }: OwnData): OwnReadings {
  const now = serverNow()
  const { from } = lastDays(7, dayOf(now))
  const recent = days?.days.filter(({ day }) => day >= from) ?? []
  const lastNoted = (kind: 'sleep' | 'energy', levels: readonly { value: number; label: string }[]): Noted | null => {
    const last = recent.find((day) => day[kind] !== null)
    return last ? { level: levels.find(({ value }) => value === last[kind])!.label, day: shortDay(last.day) } : null
  }
  const week = summarizeWeek(now, symptoms?.entries ?? [], days?.days)
  return {
    week: {
      ...week,
      entries: week.entries ? (week.entries.orMore ? `${week.entries.count}+` : week.entries.count) : unsaid,
      days: week.days.map(({ day, entries }) => ({ name: shortDay(day), entries: entries ?? unsaid })),
    },
    sleep: lastNoted('sleep', sleepQualities),
    energy: lastNoted('energy', energyLevels),
    lastKnown: symptoms?.lastKnown ?? days?.lastKnown ?? null,
  }
}
