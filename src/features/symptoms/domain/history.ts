import { wallClockOf, type WallClock } from '@/shared/lib/wallClock'

import type { DayKey, DayRange } from './days'
import { durations, reliefMethods, severities, triggers } from './hotFlash'

/** The fields of a hot flash that statistics need. */
export type HistoryEntry = {
  severity: number
  duration: number
  triggers: readonly string[]
  reliefMethods: readonly string[]
  timestamp: string
}

/** The entries of one day, earliest first. */
export type NotedDay<Entry extends HistoryEntry = HistoryEntry> = { day: DayKey; entries: Entry[]; strongest: number }

/** What is known of each list of entries, which is never changed: a record of years is asked for it many times a render. */
const groupedDays = new WeakMap<readonly HistoryEntry[], NotedDay[]>()
const listedDays = new WeakMap<readonly HistoryEntry[], DayKey[]>()
const knownClocks = new WeakMap<Pick<HistoryEntry, 'timestamp'>, WallClock>()

/** What the clock on the wall showed at an entry. */
export function clockOfEntry(entry: Pick<HistoryEntry, 'timestamp'>): WallClock {
  const known = knownClocks.get(entry)
  if (known) return known
  const clock = wallClockOf(entry.timestamp)
  knownClocks.set(entry, clock)
  return clock
}

/** The day of an entry by the clock on its wall. */
export const dayOfEntry = (entry: Pick<HistoryEntry, 'timestamp'>): DayKey => clockOfEntry(entry).day

function daysOfEntries(entries: readonly HistoryEntry[]): DayKey[] {
  const days = listedDays.get(entries) ?? entries.map(dayOfEntry)
  listedDays.set(entries, days)
  return days
}

/** The days with entries, earliest first. A day without an entry does not mean a day without a hot flash. */
export function groupByDay<Entry extends HistoryEntry>(entries: readonly Entry[]): readonly NotedDay<Entry>[] {
  const known = groupedDays.get(entries) as NotedDay<Entry>[] | undefined
  if (known) return known
  const days = new Map<DayKey, { time: number; entry: Entry }[]>()
  for (const [index, day] of daysOfEntries(entries).entries()) {
    const timed = { time: Date.parse(entries[index]!.timestamp), entry: entries[index]! }
    const others = days.get(day)
    if (others) others.push(timed)
    else days.set(day, [timed])
  }
  const grouped = [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, timed]) => ({
      day,
      entries: timed.sort((one, other) => one.time - other.time).map(({ entry }) => entry),
      strongest: Math.max(...timed.map(({ entry }) => entry.severity)),
    }))
  groupedDays.set(entries, grouped)
  return grouped
}

/** The entries within a range of days, both ends included; where that is all of them, the same list. */
export function filterByRange<Entry extends HistoryEntry>(
  entries: readonly Entry[],
  { from, to }: DayRange,
): readonly Entry[] {
  const days = daysOfEntries(entries)
  const within = entries.filter((_, index) => days[index]! >= from && days[index]! <= to)
  return within.length === entries.length ? entries : within
}

/** Minimum number of entries that name anything before a ranking is shown: below that it is mostly chance. */
export const minEntriesToRank = 5
/** Minimum number of entries that name an item before it is ranked. */
export const minMentions = 3

/** Frequencies of named items. `ranking` is null while there are too few entries. */
export type FrequencyRanking = {
  /** Number of entries that name at least one item. */
  named: number
  ranking: { name: string; entries: number; tooLittle: boolean }[] | null
}

const listed = { triggers, reliefMethods } satisfies Partial<Record<keyof HistoryEntry, readonly string[]>>

/** Ranks the items by number of entries; ties keep the order of the form. */
export function rankByFrequency(
  entries: readonly HistoryEntry[],
  field: keyof typeof listed,
  atMost = 5,
): FrequencyRanking {
  const named = entries.filter((entry) => entry[field].length > 0)
  if (named.length < minEntriesToRank) return { named: named.length, ranking: null }
  const ranking = listed[field]
    .map((name) => ({ name, entries: named.filter((entry) => entry[field].includes(name)).length }))
    .filter(({ entries }) => entries > 0)
    .sort((a, b) => b.entries - a.entries)
    .slice(0, atMost)
    .map((thing) => ({ ...thing, tooLittle: thing.entries < minMentions }))
  return { named: named.length, ranking }
}

/** The night: from 22:00 to 6:00. */
export const isAtNight = ({ hour }: Pick<WallClock, 'hour'>): boolean => hour >= 22 || hour < 6

/** Statistics of single hot flashes for a doctor's visit: counts only, no conclusions. */
export type VisitStatistics = {
  entries: number
  bySeverity: { label: string; entries: number }[]
  byDuration: { label: string; entries: number }[]
  triggers: FrequencyRanking
  reliefMethods: FrequencyRanking
}

/** Counts the single hot flashes of a range for a doctor's visit. */
export function summarizeForVisit(all: readonly HistoryEntry[], range: DayRange): VisitStatistics {
  const entries = filterByRange(all, range)
  const count = (field: 'severity' | 'duration', choices: readonly { value: number; label: string }[]) =>
    choices.map(({ value, label }) => ({ label, entries: entries.filter((entry) => entry[field] === value).length }))
  return {
    entries: entries.length,
    bySeverity: count('severity', severities),
    byDuration: count('duration', durations),
    triggers: rankByFrequency(entries, 'triggers'),
    reliefMethods: rankByFrequency(entries, 'reliefMethods'),
  }
}
