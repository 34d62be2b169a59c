import { MoonPhase } from '@/shared/ui/art/MoonPhase'

import { type DayKey, noonOf } from '../../domain/days'
import { durations, severities } from '../../domain/hotFlash'

/** A severity as a moon: new for Mild, full for Extreme. The word belongs beside it. */
export function SeverityMoon({ severity, ...art }: { severity: number; size?: number; className?: string }) {
  return <MoonPhase phase={(severity - 1) / (severities.length - 1)} {...art} />
}

/** The word for a severity. */
export const severityWord = (severity: number) => severities.find(({ value }) => value === severity)?.label ?? 'Unknown'

/** The words for a duration. */
export const durationWord = (duration: number) => durations.find(({ value }) => value === duration)?.label ?? 'Unknown'

/** Four hot flashes, one hot flash. */
export const hotFlashes = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'hot flash' : 'hot flashes'}`

const formats = {
  date: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' }),
  short: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }),
  full: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' }),
  weekday: new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }),
}

/** A day in words, as fully as the place needs it. */
export const dayInWords = (day: DayKey, style: keyof typeof formats = 'date') => formats[style].format(noonOf(day))

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** The time of day of a moment. */
export const timeInWords = (timestamp: string) => clock.format(new Date(timestamp))
