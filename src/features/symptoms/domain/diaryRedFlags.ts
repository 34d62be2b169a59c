import { addDays, daysBetween, type DayKey } from './days'
import type { DayEntry } from './dayEntry'

/** Red flags of the list that are not for a notebook; the first two are also read from the diary. */
export const trackingFlags: readonly string[] = [
  'bleeding-after-menopause',
  'bleeding-before-menopause',
  'soaking-pads',
  'sweats-with-fever',
  'weight-loss',
]

/** Those that the doctor's sheet offers to be ticked: what women put off telling, or leave out. */
export const visitFlags: readonly string[] = [
  ...trackingFlags,
  'bleeding-without-womb',
  'heart-that-keeps-racing',
  'breast-lump',
  'bloating',
  'blood-in-urine',
  'bowel-change',
  'low-for-two-weeks',
]

/** Days without any bleeding after which the next one is a warning sign. */
const yearOfNone = 365
/** Of so long a time at least every tenth day has to be noted, or it may be a gap in the notes. */
const notedShare = 0.1
/** A warning sign is spoken of for so long (days). */
const lately = 90
/** What bleeding may be after “no periods to go by” is spoken of for so long (days): a coil’s spotting comes again. */
const justNow = 30
/** Flooding is asked about for so long (days): how much it was a diary does not know. */
const thisWeek = 7
/** Bleeding on this many of so many days lasts for weeks. */
const weeksOfBleeding = { days: 14, of: 21 }

/** Spotting counts: after a year even a smear is a sign. */
const bled = ({ bleeding }: DayEntry) => bleeding !== null && bleeding !== 'none' && bleeding !== 'no-periods'

/**
 * The keys of red flags that a diary shows, as far as bleeding tells: any after a year without, and weeks of it. Silent
 * where the notes do not carry it.
 */
export function diaryRedFlags(days: readonly DayEntry[], today: DayKey): string[] {
  const noted = days.filter(({ bleeding, day }) => bleeding !== null && day <= today).map(({ day }) => day)
  const bleeding = days
    .filter((day) => bled(day) && day.day <= today)
    .map(({ day }) => day)
    .sort()
  const isAfterYear = bleeding.some((day, index) => {
    const before = bleeding[index - 1]
    if (before === undefined || daysBetween(day, today) > lately) return false
    const gap = daysBetween(before, day)
    const between = noted.filter((one) => one > before && one < day).length
    return gap >= yearOfNone && between >= gap * notedShare
  })
  const since = addDays(today, 1 - weeksOfBleeding.of)
  const isForWeeks = bleeding.filter((day) => day >= since).length >= weeksOfBleeding.days
  return [...(isAfterYear ? ['bleeding-after-menopause'] : []), ...(isForWeeks ? ['bleeding-before-menopause'] : [])]
}

/**
 * The keys of red flags that bleeding may be of whoever has no periods to go by: after menopause, or without a womb.
 * Why there are none a diary does not know, so who is meant stands with each.
 */
export function bleedingWithoutPeriods(days: readonly DayEntry[], today: DayKey): string[] {
  const told = days
    .filter((day) => (bled(day) || day.bleeding === 'no-periods') && day.day <= today)
    .toSorted((one, other) => (one.day < other.day ? -1 : 1))
  const isNew = told.some(
    (day, index) => bled(day) && told[index - 1]?.bleeding === 'no-periods' && daysBetween(day.day, today) <= justNow,
  )
  return isNew ? ['bleeding-after-menopause', 'bleeding-without-womb'] : []
}

/** The key of the red flag that flooding of the last days may be. */
export const floodingOfLate = (days: readonly DayEntry[], today: DayKey): string[] =>
  days.some(({ bleeding, day }) => bleeding === 'flooding' && day <= today && daysBetween(day, today) < thisWeek)
    ? ['soaking-pads']
    : []
