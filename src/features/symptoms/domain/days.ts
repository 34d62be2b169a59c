import { addDays as addDaysTo } from 'date-fns/addDays'
import { addMonths as addMonthsTo } from 'date-fns/addMonths'
import { getDaysInMonth } from 'date-fns/getDaysInMonth'

import { clockNow } from '@/shared/lib/clock'

/** A date in the browser's time zone, `YYYY-MM-DD`; sorts as text. */
export type DayKey = string

/** A range of days, both ends included. */
export type DayRange = { from: DayKey; to: DayKey }

const two = (number: number) => String(number).padStart(2, '0')

/** The local date of a moment. */
export function dayOf(time: Date): DayKey {
  return `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** Noon of a day: unlike midnight it exists on every day with a clock change. */
export function noonOf(day: DayKey): Date {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(year!, month! - 1, date, 12)
}

/** Whether a string is an existing date. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(noonOf(text)) === text
}

/** Whether a day may be noted: it exists, is no typing error and not to come, in whatever time zone. */
export function isPlausibleDay(day: string, now = clockNow()): boolean {
  return isDay(day) && day >= '2000-01-01' && Date.parse(day) <= now + dayMs
}

/** Adds days; negative numbers subtract. */
export function addDays(day: DayKey, days: number): DayKey {
  return dayOf(addDaysTo(noonOf(day), days))
}

/** The same date in another month, clamped to that month's last day. */
export function addMonths(day: DayKey, months: number): DayKey {
  return dayOf(addMonthsTo(noonOf(day), months))
}

/** From the month of one day to the month of another, negative backwards; of either the days do not count. */
export function monthsBetween(from: string, to: string): number {
  const [months, others] = [from, to].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)))
  return others! - months!
}

const dayMs = 24 * 60 * 60 * 1000

/** From one day to another, negative backwards. Both read in UTC, which has no clock changes: a diary of years asks often. */
export const daysBetween = (from: DayKey, to: DayKey): number => (Date.parse(to) - Date.parse(from)) / dayMs

/** Number of days in a range; 0 when it ends before it starts. */
export function daysIn({ from, to }: DayRange): number {
  return Math.max(0, daysBetween(from, to) + 1)
}

/** Whether a range is so long that a day of it needs its year beside it. */
export const needsYear = (range: DayRange): boolean => daysIn(range) > 365

/** The last `count` days, today included. */
export function lastDays(count: number, today: DayKey): DayRange {
  return { from: addDays(today, 1 - count), to: today }
}

/** The weeks of a day's month, Sunday first; null pads the days of other months. */
export function weeksOf(day: DayKey): (DayKey | null)[][] {
  const noon = noonOf(day)
  const first = new Date(noon.getFullYear(), noon.getMonth(), 1, 12)
  const length = getDaysInMonth(noon)
  const weeks = Math.ceil((first.getDay() + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const date = week * 7 + weekday - first.getDay()
      return date >= 0 && date < length ? addDays(dayOf(first), date) : null
    }),
  )
}

/** How many weeks before the present one are shown at the least: on the first of a month there is nothing else to see. */
const weeksBefore = 4

/** The weeks up to a day's own, whole ones, Sunday first: its month so far, and never less than five weeks. */
export function weeksUpTo(day: DayKey): DayKey[][] {
  const sunday = addDays(day, -noonOf(day).getDay())
  const firstOfMonth = `${day.slice(0, 7)}-01`
  const back = Math.max(weeksBefore, Math.ceil(daysBetween(firstOfMonth, sunday) / 7))
  return Array.from({ length: back + 1 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(sunday, (week - back) * 7 + weekday)),
  )
}
