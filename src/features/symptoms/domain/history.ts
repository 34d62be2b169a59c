import { dayOf, daysIn, type DayKey, type DayRange } from './days'
import { durations, reliefMethods, severities, triggers } from './hotFlash'

/** What a history is made from: a stored hot flash, as far as it counts. */
export type Noted = {
  severity: number
  duration: number
  triggers: readonly string[]
  reliefMethods: readonly string[]
  timestamp: string
}

/** What she noted on one day, the earliest first. */
export type NotedDay<Entry extends Noted = Noted> = { day: DayKey; entries: Entry[]; strongest: number }

/** The days that hold an entry, the earliest first. A day without one is a day without a note, nothing more. */
export function groupByDay<Entry extends Noted>(entries: readonly Entry[]): NotedDay<Entry>[] {
  const days = new Map<DayKey, Entry[]>()
  for (const entry of [...entries].sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))) {
    const day = dayOf(new Date(entry.timestamp))
    const others = days.get(day)
    if (others) others.push(entry)
    else days.set(day, [entry])
  }
  return [...days].map(([day, entries]) => ({
    day,
    entries,
    strongest: Math.max(...entries.map(({ severity }) => severity)),
  }))
}

/** The entries of a range of days, both ends included. */
export function within<Entry extends Noted>(entries: readonly Entry[], { from, to }: DayRange): Entry[] {
  return entries.filter(({ timestamp }) => {
    const day = dayOf(new Date(timestamp))
    return day >= from && day <= to
  })
}

/** So many entries have to name anything at all before the commonest are told: with fewer, chance does the talking. */
export const enoughToRank = 5
/** So many entries have to name one thing before it is more than a coincidence of pen and day. */
export const enoughToMention = 3

/** How often things were named. `ranking` is null while there is too little to say. */
export type Commonest = {
  /** Entries that name at least one thing. */
  named: number
  ranking: { name: string; entries: number; tooLittle: boolean }[] | null
}

const listed = { triggers, reliefMethods } satisfies Partial<Record<keyof Noted, readonly string[]>>

/** What the entries name most, each with its number of entries; equals stand as the form lists them. */
export function commonest(entries: readonly Noted[], field: keyof typeof listed, atMost = 5): Commonest {
  const named = entries.filter((entry) => entry[field].length > 0)
  if (named.length < enoughToRank) return { named: named.length, ranking: null }
  const ranking = listed[field]
    .map((name) => ({ name, entries: named.filter((entry) => entry[field].includes(name)).length }))
    .filter(({ entries }) => entries > 0)
    .sort((a, b) => b.entries - a.entries)
    .slice(0, atMost)
    .map((thing) => ({ ...thing, tooLittle: thing.entries < enoughToMention }))
  return { named: named.length, ranking }
}

/** The night, by the hours most people mean: from ten in the evening until six. */
export function isAtNight(time: Date): boolean {
  return time.getHours() >= 22 || time.getHours() < 6
}

/** Numbers for a doctor's visit: counts of what was noted, and nothing concluded from them. */
export type VisitNumbers = {
  entries: number
  daysWithEntries: number
  daysInRange: number
  atNight: number
  bySeverity: { label: string; entries: number }[]
  byDuration: { label: string; entries: number }[]
  triggers: Commonest
  reliefMethods: Commonest
}

/** Counts what was noted in a range of days. */
export function countForVisit(all: readonly Noted[], range: DayRange): VisitNumbers {
  const entries = within(all, range)
  const count = (field: 'severity' | 'duration', choices: readonly { value: number; label: string }[]) =>
    choices.map(({ value, label }) => ({ label, entries: entries.filter((entry) => entry[field] === value).length }))
  return {
    entries: entries.length,
    daysWithEntries: groupByDay(entries).length,
    daysInRange: daysIn(range),
    atNight: entries.filter(({ timestamp }) => isAtNight(new Date(timestamp))).length,
    bySeverity: count('severity', severities),
    byDuration: count('duration', durations),
    triggers: commonest(entries, 'triggers'),
    reliefMethods: commonest(entries, 'reliefMethods'),
  }
}
