import { joinTexts, mergeChanges, type MergeRules } from '@/shared/lib/mergeChanges'

import { maxDayNote, maxOwnWords, maxSymptoms, maxMedicinesTaken, type DayEntry } from './dayEntry'

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
    ownWords: joinTexts(one.ownWords, other.ownWords, ', '),
    note: joinTexts(one.note, other.note, '\n'),
  }
}

/** What a form changed of a day, and what was kept in those places when it did. */
export type DayChanges = { began: Partial<DayEntry>; changed: Partial<DayEntry> }

/** What a day holds at most where it is written in two places. */
export const dayRules: MergeRules = {
  lists: { symptoms: maxSymptoms, taken: maxMedicinesTaken },
  texts: { ownWords: [maxOwnWords, ', '], note: [maxDayNote, '\n'] },
}

/**
 * Puts what a form changed on what is kept of the day now, which may say more than the form showed: another tab or
 * device wrote meanwhile, or the list came late.
 */
export const applyChanges = (kept: DayEntry, { began, changed }: DayChanges): DayEntry =>
  mergeChanges(kept, began, changed, dayRules) as DayEntry
