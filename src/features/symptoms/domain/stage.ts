import { daysBetween, type DayKey } from './days'
import type { DayEntry } from './dayEntry'

/** The stages that bleeding alone can tell, by STRAW+10. */
export type Stage = 'regular' | 'early-transition' | 'late-transition' | 'postmenopause'

/** An estimate with its reason, or why there is none. */
export type StageEstimate =
  | { stage: Stage; reason: string }
  | { stage: null; reason: string; why: 'no-periods' | 'too-little' | 'bleeding-again' }

/** Days without bleeding after which the next bleeding is a new period. */
const betweenPeriods = 10
/** A gap of the late transition (days), and the difference between two cycles of the early one. */
const longGap = 60
const differentBy = 7
/** Days without a period after which it was the last one. */
const yearOfNone = 365
/** Cycles before regular ones are called so. */
const minCycles = 4
/** Of a long time without bleeding at least every tenth day has to be noted, or it may be a gap in the notes. */
const notedShare = 0.1

const isBleeding = ({ bleeding }: DayEntry) =>
  bleeding !== null && !['none', 'spotting', 'no-periods'].includes(bleeding)

/** The first days of periods, earliest first. Spotting begins none. */
export function periodStarts(days: readonly DayEntry[]): DayKey[] {
  const bleeding = days
    .filter(isBleeding)
    .map(({ day }) => day)
    .sort()
  return bleeding.filter((day, index) => index === 0 || daysBetween(bleeding[index - 1]!, day) > betweenPeriods)
}

/**
 * Estimates the stage from the pattern of bleeding, as STRAW+10 does (Harlow et al. 2012): cycles that differ by seven
 * days or more, again and again, are the early transition; gaps of sixty days or more the late one; twelve months
 * without are postmenopause. Silent where the notes do not carry it.
 */
export function estimateStage(days: readonly DayEntry[], today: DayKey): StageEstimate {
  // Neither “none” nor spotting means that there are periods again.
  const latest = days
    .filter((day) => day.bleeding === 'no-periods' || isBleeding(day))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))[0]
  if (latest?.bleeding === 'no-periods')
    return {
      stage: null,
      why: 'no-periods',
      reason: 'You have no periods to go by, and the stages are read from bleeding.',
    }
  const starts = periodStarts(days)
  const last = starts.at(-1)
  const tooLittle = (reason: string): StageEstimate => ({ stage: null, why: 'too-little', reason })
  if (!last) return tooLittle('No period is noted yet.')

  const isNoted = (from: DayKey, to: DayKey) =>
    days.filter(({ day, bleeding }) => bleeding !== null && day > from && day < to).length >=
    daysBetween(from, to) * notedShare
  const since = daysBetween(last, today)
  if (since >= yearOfNone && isNoted(last, today))
    return { stage: 'postmenopause', reason: `No period for ${since} days.` }

  const cycles = starts
    .slice(1)
    .map((to, index) => ({ from: starts[index]!, to, length: daysBetween(starts[index]!, to) }))
  if (cycles.some(({ from, to, length }) => length >= yearOfNone && isNoted(from, to)))
    return {
      stage: null,
      why: 'bleeding-again',
      reason: 'You noted bleeding after a year or more without any, and that is no stage.',
    }
  const long = [...cycles, { from: last, to: today, length: since }].find(
    ({ from, to, length }) => length >= longGap && isNoted(from, to),
  )
  if (long) {
    // The last one is still open: no period has ended it.
    const reason =
      long.to === today ? `No period for ${long.length} days.` : `A gap of ${long.length} days between two periods.`
    return { stage: 'late-transition', reason }
  }

  const jumps = cycles.slice(1).filter(({ length }, index) => Math.abs(length - cycles[index]!.length) >= differentBy)
  if (jumps.length >= 2)
    return {
      stage: 'early-transition',
      reason: `${jumps.length} of ${cycles.length - 1} cycles were seven days or more longer or shorter than the one before.`,
    }
  if (cycles.length < minCycles)
    return tooLittle(
      `${['No whole cycle is noted yet', 'One cycle is noted'][cycles.length] ?? `${cycles.length} cycles are noted`}; it takes ${minCycles}.`,
    )
  return { stage: 'regular', reason: `${cycles.length} cycles, none or one of them out of step by seven days or more.` }
}

/** What would change an estimate, in words. */
export const whatWouldChange: Record<Stage, string> = {
  regular: 'Cycles that differ by seven days or more, twice or more often, would make it the early transition.',
  'early-transition': 'A gap of sixty days or more would make it the late transition.',
  'late-transition': 'Twelve months without a period would make it postmenopause.',
  postmenopause: 'Any bleeding now is for a doctor, not for a stage.',
}

export const stageNames: Record<Stage, string> = {
  regular: 'Before the transition, by your cycles',
  'early-transition': 'Early transition',
  'late-transition': 'Late transition',
  postmenopause: 'Postmenopause',
}
