import { clockNow } from '@/shared/lib/clock'

/** Severities from 1 to 5. */
export const severities = [
  { value: 1, label: 'Mild' },
  { value: 2, label: 'Moderate' },
  { value: 3, label: 'Strong' },
  { value: 4, label: 'Severe' },
  { value: 5, label: 'Extreme' },
] as const

/** Duration in minutes; each value stands for a range. */
export const durations = [
  { value: 1, label: 'Under 1 min' },
  { value: 3, label: '1-3 min' },
  { value: 5, label: '3-5 min' },
  { value: 10, label: '5+ min' },
] as const

export const triggers = [
  'Stress',
  'Heat/Weather',
  'Spicy Food',
  'Alcohol',
  'Caffeine',
  'Exercise',
  'Tight Clothing',
  'Hot Drinks',
  'Crowds',
  'Work Pressure',
  'Sleep Deprivation',
  'Hormonal Changes',
  'Other',
] as const

export const reliefMethods = [
  'Cool Air/Fan',
  'Cold Water',
  'Breathing Exercise',
  'Meditation',
  'Cool Shower',
  'Ice Pack',
  'Herbal Tea',
  'Rest/Lie Down',
  'Change Clothes',
  'Supplement Protocol',
  'Other',
] as const

/** Maximum length of the notes, in characters. */
export const maxNoteLength = 2_000

/** Tolerance for clocks that run ahead (ms). */
const clockSkewMs = 24 * 60 * 60 * 1000
/** The earliest accepted year; earlier ones are typing errors. */
const earliest = Date.UTC(2000, 0, 1)

/** Whether a time is plausible: not too early, and not in the future. */
export function isPlausibleTime(timestamp: string, now = clockNow()): boolean {
  const time = Date.parse(timestamp)
  return time >= earliest && time <= now + clockSkewMs
}
