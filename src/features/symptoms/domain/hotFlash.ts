/** How strong, 1 to 5. */
export const severities = [
  { value: 1, label: 'Mild' },
  { value: 2, label: 'Moderate' },
  { value: 3, label: 'Strong' },
  { value: 4, label: 'Severe' },
  { value: 5, label: 'Extreme' },
] as const

/** How long, in minutes: the value stands for the span. */
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

/** Longest note, in characters: a page of handwriting. */
export const longestNote = 2_000

export type Duration = (typeof durations)[number]['value']

/** What stands in the form of someone who has logged none yet, in minutes: the first log too takes two taps. */
export const firstDuration: Duration = 3

/** A clock may run ahead by so much (ms) before a time counts as the future. */
const clockSkewMs = 24 * 60 * 60 * 1000
/** Nobody logs what was before; a typed year of 1026 is a slip. */
const earliest = Date.UTC(2000, 0, 1)

/** Whether a time can be that of a hot flash: no slip of the keyboard, and not yet to come. */
export function isPlausibleTime(timestamp: string, now = Date.now()): boolean {
  const time = Date.parse(timestamp)
  return time >= earliest && time <= now + clockSkewMs
}
