import type { DayEntry } from './dayEntry'
import { saysAnything } from './emptyDay'
import { daysIn, type DayKey, type DayRange } from './days'
import { bleedingDescriptions } from './describeDay'
import { countFlashes, countNights, daysThatSayFlashes, flashesByDay, type Counted, type Diary } from './findings'
import { periodStarts } from './stage'
import type { Share } from './statistics'

/** What a doctor's sheet may hold; the visitor leaves out what is not for this visit. */
export const visitParts = ['flashes', 'days', 'bleeding', 'medicines', 'results', 'questions'] as const

export type VisitPart = (typeof visitParts)[number]

/** Lines of chosen notes, and of medicines, on a sheet: with everything else as long as it gets they fill two pages. */
export const maxLines = { notes: 14, medicines: 10 } as const

/** Characters in a printed line of an A4 sheet, with room for wide letters. */
const lineLength = 95

/** How many printed lines a text takes that has a date beside it. */
export const linesOf = (text: string): number => Math.ceil((text.length + 30) / lineLength)

/** The first things whose lines fit together. */
export function takeWhatFits<Thing>(things: readonly Thing[], textOf: (thing: Thing) => string, most: number): Thing[] {
  let lines = 0
  return things.filter((thing) => (lines += linesOf(textOf(thing))) <= most)
}

/** Kinds of symptoms told on a sheet, those of most days first. */
const maxListedSymptoms = 8

/** What the days of a range say, for a doctor's visit. Each share is of the days that said something about it. */
export type DaySummary = {
  /** Days with a note of any kind, of those in the range. */
  noted: Share
  /** All of them; null where no day says a word of them. */
  flashes: Counted | null
  /** Of the days that say how many, or of all noted ones where every flash was logged by itself. */
  withFlashes: Share
  nights: Share
  badSleep: Share
  lowMood: Share
  littleEnergy: Share
  symptoms: { label: string; entries: number }[]
  bleeding: { label: string; entries: number }[]
}

/** The days of a range. */
export const filterDays = <Day extends DayEntry>(days: readonly Day[], { from, to }: DayRange): Day[] =>
  days.filter(({ day }) => day >= from && day <= to)

/** First days of bleeding told on a sheet, the latest. */
const maxBegan = 4

/** The first days of bleeding in a range, or the last one before it: what a doctor asks first. */
export function beganToBleed(days: readonly DayEntry[], { from, to }: DayRange): DayKey[] {
  const starts = periodStarts(days).filter((day) => day <= to)
  const within = starts.filter((day) => day >= from)
  return within.length > 0 ? within.slice(-maxBegan) : starts.slice(-1)
}

/** The days of a range as a file of the sheet holds them: without the parts and the notes that were left out. */
export function chooseOfDays<Day extends DayEntry & { id: string }>(
  days: readonly Day[],
  range: DayRange,
  { parts, notes }: { parts: ReadonlySet<VisitPart>; notes: ReadonlySet<string> },
): Day[] {
  const of = (part: VisitPart, fields: Partial<DayEntry>) => (parts.has(part) ? {} : fields)
  return filterDays(days, range)
    .map((day) => ({
      ...day,
      ...of('flashes', { flashes: null }),
      ...of('days', { sleep: null, mood: null, energy: null, sweats: null, symptoms: [], ownWords: '' }),
      ...of('bleeding', { bleeding: null }),
      ...of('medicines', { taken: [] }),
      ...(!notes.has(day.id) && { note: '' }),
    }))
    .filter(saysAnything)
}

/** Summarizes the days of a range for a doctor's visit. */
export function summarizeDays(diary: Diary, range: DayRange): DaySummary {
  const counts = flashesByDay(diary, range)
  const days = filterDays(diary.days, range)
  const lowShare = (field: 'sleep' | 'mood' | 'energy'): Share => {
    const said = days.flatMap((day) => day[field] ?? [])
    return { n: said.filter((value) => value <= 2).length, of: said.length }
  }
  const perSymptom = new Map<string, number>()
  const named = ({ symptoms, ownWords }: DayEntry) => [...symptoms, ...(ownWords ? [ownWords] : [])]
  for (const name of days.flatMap(named)) perSymptom.set(name, (perSymptom.get(name) ?? 0) + 1)
  return {
    noted: { n: counts.size, of: daysIn(range) },
    flashes: countFlashes(diary, range),
    withFlashes: {
      n: [...counts.values()].filter((count) => count > 0).length,
      of: days.some(({ flashes }) => flashes !== null) ? daysThatSayFlashes(diary, range).size : counts.size,
    },
    nights: countNights(diary, range),
    badSleep: lowShare('sleep'),
    lowMood: lowShare('mood'),
    littleEnergy: lowShare('energy'),
    symptoms: [...perSymptom]
      .map(([label, entries]) => ({ label, entries }))
      .sort((one, other) => other.entries - one.entries)
      .slice(0, maxListedSymptoms),
    bleeding: bleedingDescriptions
      .map(({ value, label }) => ({
        label,
        entries: days.filter(({ bleeding }) => bleeding === value).length,
      }))
      .filter(({ entries }) => entries > 0),
  }
}
