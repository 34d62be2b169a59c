import { maxDayNote, maxOwnWords, mostSymptoms, mostTaken, type DayEntry } from './dayEntry'

const joined = (one: string, other: string, between: string) =>
  one === '' || other.includes(one) ? other : one.includes(other) ? one : `${one}${between}${other}`

/**
 * A day that was noted in two browsers, made one: what was said in the first stays, what was said in the other alone is
 * added, and both notes are kept.
 */
export function mergeDays<Day extends DayEntry & { symptoms: string[]; taken: string[] }>(one: Day, other: Day): Day {
  return {
    ...one,
    sleep: one.sleep ?? other.sleep,
    mood: one.mood ?? other.mood,
    energy: one.energy ?? other.energy,
    bleeding: one.bleeding ?? other.bleeding,
    flashes: one.flashes ?? other.flashes,
    sweats: one.sweats ?? other.sweats,
    symptoms: [...new Set([...one.symptoms, ...other.symptoms])],
    taken: [...new Set([...one.taken, ...other.taken])],
    ownWords: joined(one.ownWords, other.ownWords, ', '),
    note: joined(one.note, other.note, '\n'),
  }
}

/** What a form changed of a day, and what was kept in those places when it did. */
export type DayChanges = { began: Partial<DayEntry>; changed: Partial<DayEntry> }

const listFields = { symptoms: mostSymptoms, taken: mostTaken } as const
const textFields = { ownWords: [maxOwnWords, ', '], note: [maxDayNote, '\n'] } as const

/**
 * Puts what a form changed on what is kept of the day now, which may say more than the form showed: another tab or
 * device wrote meanwhile, or the list came late. Of lists only what was pressed is changed; a text that was written in
 * both places stands there twice, one under the other.
 */
export function applyChanges(kept: DayEntry, { began, changed }: DayChanges): DayEntry {
  const entry = { ...kept, ...changed }
  for (const [field, most] of Object.entries(listFields) as [keyof typeof listFields, number][]) {
    const [before = [], after] = [began[field], changed[field]]
    if (!after) continue
    const others = kept[field].filter((name) => !before.includes(name))
    entry[field] = [...new Set([...after, ...others])].slice(0, most)
  }
  for (const field of Object.keys(textFields) as (keyof typeof textFields)[]) {
    const [before = '', after] = [began[field], changed[field]]
    const [most, between] = textFields[field]
    if (after === undefined || kept[field] === before) continue
    const both = joined(kept[field], after, between)
    if (both.length <= most) entry[field] = both
  }
  return entry
}
