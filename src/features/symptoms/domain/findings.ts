import { addDays, lastDays, type DayKey, type DayRange } from './days'
import { countChoices, type DayEntry } from './dayEntry'
import { saysAnything } from './emptyDay'
import { clockOfEntry, filterByRange, groupByDay, isAtNight, type HistoryEntry } from './history'
import { chanceOfLargerShare, rankDifference, type Share } from './statistics'

/** What the diary holds; a day counts as noted when it has an entry of its own or a hot flash. */
export type Diary = { flashes: readonly HistoryEntry[]; days: readonly DayEntry[] }

/** A number of hot flashes. `orMore`: a day of them said “6 or more”. */
export type Counted = { count: number; orMore: boolean }

/** Numbers side by side; `change` is set only where chance alone would hardly make it. */
export type Comparison = {
  before: { flashes: Counted; days: number }
  after: { flashes: Counted; days: number }
  change: 'fewer' | 'more' | null
}

/** Something that stood on days with a hot flash clearly more often than on other days. Never said to be a cause. */
export type Companion = { name: string; withFlash: Share; without: Share }

/** The largest number a day can give stands for itself and more. */
const maxCount = countChoices.at(-1)!
/** Days from a day without a hot flash to the logged ones before and after it: beyond, nobody can tell none from none logged. */
const maxDaysWithoutLog = 7
/** Days noted in each of two weeks, below which they are not compared. */
const minDaysOfWeek = 4
/** Noted days on each side of a treatment's start, below which nothing is said. */
export const minDaysAroundTreatment = 14
/** Days looked at on each side. */
const daysAround = 30
/** Days of either kind, below which companions are not looked for. */
const minDaysForCompanions = 7
/** Days a thing has to stand on before it is looked at: rarer ones can’t be told from chance. */
const minDaysMentioned = 5

/*
 * How rarely chance alone makes a statement: together at most one random diary in twenty may get one. Two weeks: 0.5 %.
 * A treatment: 1 %. Companions: 3 % for all of them together (Bonferroni's rule).
 */
const weekZ = 2.81
const treatmentZ = 2.58
const companionsChance = 0.03

/** Hot flashes of each noted day of a range: those logged one by one, or the day's own number where that is larger. */
export function flashesByDay({ flashes, days }: Diary, range: DayRange): Map<DayKey, number> {
  const counts = new Map<DayKey, number>()
  for (const { day, entries } of groupByDay(filterByRange(flashes, range))) counts.set(day, entries.length)
  for (const entry of days) {
    const { day, flashes: said } = entry
    if (day >= range.from && day <= range.to && saysAnything(entry))
      counts.set(day, Math.max(counts.get(day) ?? 0, said ?? 0))
  }
  return counts
}

/** The days of a range that say something of hot flashes: those with one logged, and those whose own number was given. */
export function daysThatSayFlashes({ flashes, days }: Diary, range: DayRange): Set<DayKey> {
  const said = days.filter(({ day, flashes }) => flashes !== null && day >= range.from && day <= range.to)
  return new Set([...groupByDay(filterByRange(flashes, range)), ...said].map(({ day }) => day))
}

/** All hot flashes of a range; null where no day says a word of them: unsaid is not none. */
export function countFlashes(diary: Diary, range: DayRange): Counted | null {
  if (daysThatSayFlashes(diary, range).size === 0) return null
  return sumOf(diary, flashesByDay(diary, range))
}

/** The sum of several days' hot flashes. */
const sumOf = ({ days }: Diary, counts: Map<DayKey, number>): Counted => ({
  count: [...counts.values()].reduce((sum, count) => sum + count, 0),
  orMore: days.some(({ day, flashes }) => flashes === maxCount && counts.get(day) === maxCount),
})

/**
 * Hot flashes of the days of several ranges that can be set side by side: those that give their own number. Where no day
 * of any range does, the visitor logs one by one, and a noted day without one had none as long as she went on logging:
 * whoever stops, or logs one in passing weeks later, has not fewer.
 */
function comparableDays(diary: Diary, ranges: readonly DayRange[]): Map<DayKey, number>[] {
  const counted = new Set(diary.days.filter(({ flashes }) => flashes !== null).map(({ day }) => day))
  const all = ranges.map((range) => [...flashesByDay(diary, range)])
  if (all.flat().some(([day]) => counted.has(day)))
    return all.map((days) => new Map(days.filter(([day]) => counted.has(day))))
  return all.map((days, index) => {
    const { from, to } = ranges[index]!
    const near = { from: addDays(from, -maxDaysWithoutLog), to: addDays(to, maxDaysWithoutLog) }
    const logged = groupByDay(filterByRange(diary.flashes, near)).map(({ day }) => day)
    const goesOnLogging = (day: DayKey) =>
      logged.some((one) => one < day && one >= addDays(day, -maxDaysWithoutLog)) &&
      logged.some((one) => one > day && one <= addDays(day, maxDaysWithoutLog))
    return new Map(days.filter(([day, count]) => count > 0 || goesOnLogging(day)))
  })
}

/** Null where too few days of either time say how many, and where neither had a hot flash: then there is nothing to say. */
function compare(diary: Diary, first: DayRange, second: DayRange, least: number, z: number): Comparison | null {
  const [before, after] = comparableDays(diary, [first, second]) as [Map<DayKey, number>, Map<DayKey, number>]
  if (before.size < least || after.size < least) return null
  const side = (counts: Map<DayKey, number>) => ({ flashes: sumOf(diary, counts), days: counts.size })
  const sides = { before: side(before), after: side(after) }
  if (sides.before.flashes.count + sides.after.flashes.count === 0) return null
  const difference = rankDifference([...before.values()], [...after.values()])
  return {
    ...sides,
    change: Math.abs(difference) < z ? null : difference < 0 ? 'fewer' : 'more',
  }
}

/** The seven days that end today, beside the seven before; null when too few of either were noted. */
export function compareWeeks(diary: Diary, today: DayKey): Comparison | null {
  return compare(diary, lastDays(7, addDays(today, -7)), lastDays(7, today), minDaysOfWeek, weekZ)
}

/** When a treatment began, and its last day where it ended. */
export type Treatment = { from: DayKey; until: DayKey | null }

/** The days looked at before a treatment started, and on it. */
function aroundTreatment({ from, until }: Treatment, today: DayKey): { before: DayRange; on: DayRange } {
  const [last] = [addDays(from, daysAround - 1), today, until ?? today].sort()
  return { before: { from: addDays(from, -daysAround), to: addDays(from, -1) }, on: { from, to: last! } }
}

/** The days before a treatment started and those on it; null below fourteen noted days a side. */
export function compareAroundTreatment(diary: Diary, treatment: Treatment, today: DayKey): Comparison | null {
  const { before, on } = aroundTreatment(treatment, today)
  return compare(diary, before, on, minDaysAroundTreatment, treatmentZ)
}

/** Whether a treatment has ended, and all its days are among those compared. */
export const isWholeTreatment = ({ from, until }: Treatment, today: DayKey): boolean =>
  until !== null && until < today && until <= addDays(from, daysAround - 1)

/** Those of other treatments that began or ended in the days that are compared: nobody can tell them apart then. */
export function treatmentsBeside<One extends Treatment>(all: readonly One[], treatment: One, today: DayKey): One[] {
  const { before, on } = aroundTreatment(treatment, today)
  const isWithin = (day: DayKey | null) => day !== null && day >= before.from && day <= on.to
  return all.filter((one) => one !== treatment && (isWithin(one.from) || isWithin(one.until)))
}

/** Nights with a hot flash or a sweat, of those noted. A night belongs to the day it ends on. */
export function countNights({ flashes, days }: Diary, range: DayRange): Share {
  const disturbed = new Set<DayKey>()
  const noted = new Set(days.filter(({ sweats }) => sweats !== null).map(({ day }) => day))
  for (const { day, sweats } of days) if (sweats) disturbed.add(day)
  // A night begins the evening before.
  for (const flash of filterByRange(flashes, { from: addDays(range.from, -1), to: range.to })) {
    const time = clockOfEntry(flash)
    if (!isAtNight(time)) continue
    const day = time.hour >= 22 ? addDays(time.day, 1) : time.day
    disturbed.add(day)
    noted.add(day)
  }
  const within = (found: Set<DayKey>) => [...found].filter((day) => day >= range.from && day <= range.to).length
  return { n: within(disturbed), of: within(noted) }
}

/** What a day's own entry may say beside its symptoms; null where it says neither yes nor no. */
const features: Record<string, (day: DayEntry) => boolean | null> = {
  'A bad night': ({ sleep }) => (sleep === null ? null : sleep <= 2),
  'A low mood': ({ mood }) => (mood === null ? null : mood <= 2),
  'Little energy': ({ energy }) => (energy === null ? null : energy <= 2),
  Bleeding: ({ bleeding }) => bleeding && bleeding !== 'none' && bleeding !== 'no-periods',
}

/** What stood clearly more often on days with a hot flash than on days without, of the last thirty; rarest chance first. */
export function findCompanions(diary: Diary, today: DayKey, count = 30): Companion[] {
  const [counts] = comparableDays(diary, [lastDays(count, today)]) as [Map<DayKey, number>]
  // Only days with something else noted: a day without any note does not mean that nothing happened.
  const described = diary.days.filter(({ day }) => counts.has(day))
  const [hot, cool] = [true, false].map((isHot) => described.filter(({ day }) => counts.get(day)! > 0 === isHot)) as [
    DayEntry[],
    DayEntry[],
  ]
  const share = (days: DayEntry[], name: string): Share => {
    const read = features[name] ?? (({ symptoms }: DayEntry) => symptoms.includes(name))
    const said = days.map(read).filter((has) => has !== null)
    return { n: said.filter(Boolean).length, of: said.length }
  }
  const candidates = [...Object.keys(features), ...new Set(described.flatMap(({ symptoms }) => symptoms))]
    .map((name) => ({ name, withFlash: share(hot, name), without: share(cool, name) }))
    .filter(({ withFlash, without }) => Math.min(withFlash.of, without.of) >= minDaysForCompanions)
    .filter(({ withFlash, without }) => withFlash.n + without.n >= minDaysMentioned)
  return candidates
    .map((companion) => ({ ...companion, chance: chanceOfLargerShare(companion.withFlash, companion.without) }))
    .filter(({ chance }) => chance < companionsChance / candidates.length)
    .sort((one, other) => one.chance - other.chance)
    .map(({ chance: _, ...companion }) => companion)
}
