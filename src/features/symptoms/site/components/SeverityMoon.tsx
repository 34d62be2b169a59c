import { lazyDateFormat } from '@/shared/lib/lazyDateFormat'
import { withValues } from '@/shared/lib/pageTexts'
import { wallClockOf } from '@/shared/lib/wallClock'
import { MoonPhase } from '@/shared/ui/art/MoonPhase'

import type { HistoryTexts } from '../../content/historyTexts'
import { type DayKey, noonOf } from '../../domain/days'
import type { Counted } from '../../domain/findings'
import { durations, severities } from '../../domain/hotFlash'

/** A severity as a moon phase: new for Mild, full for Extreme; decorative, the label stands beside it. */
export function SeverityMoon({ severity, ...art }: { severity: number; size?: number; className?: string }) {
  return <MoonPhase phase={(severity - 1) / (severities.length - 1)} {...art} />
}

export const severityLabel = (severity: number) =>
  severities.find(({ value }) => value === severity)?.label ?? 'Unknown'

export const durationLabel = (duration: number) => durations.find(({ value }) => value === duration)?.label ?? 'Unknown'

/** A number, “or more” where a day of it said “6 or more”. */
export function formatCounted(texts: HistoryTexts, { count, orMore }: Counted): string {
  const number = count.toLocaleString('en-US')
  return orMore ? withValues(texts.orMore, { count: number }) : number
}

/** Pluralized: "4 hot flashes", "1 hot flash". */
export const formatHotFlashCount = (texts: HistoryTexts, count: number) =>
  count === 1 ? texts.oneFlash : withValues(texts.flashes, { count: count.toLocaleString('en-US') })

const formats = {
  date: lazyDateFormat({ month: 'long', day: 'numeric' }),
  short: lazyDateFormat({ month: 'short', day: 'numeric' }),
  dated: lazyDateFormat({ month: 'short', day: 'numeric', year: 'numeric' }),
  shortMonth: lazyDateFormat({ month: 'short', year: 'numeric' }),
  full: lazyDateFormat({ month: 'long', day: 'numeric', year: 'numeric' }),
  weekday: lazyDateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
  month: lazyDateFormat({ month: 'long', year: 'numeric' }),
}

/** Formats a day in one of the styles above. */
export const formatDay = (day: DayKey, style: keyof typeof formats = 'date') => formats[style](noonOf(day))

let months: Intl.DateTimeFormat | undefined

/** Of days in two months: “Nov – Dec 2026”. */
export function formatMonths(from: DayKey, to: DayKey): string {
  months ??= new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' })
  return months.formatRange(noonOf(from), noonOf(to))
}

const clock = lazyDateFormat({ hour: 'numeric', minute: '2-digit' })

/** Of a time in ms since the epoch. */
export const formatMoment = lazyDateFormat({ month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** By the clock on the wall of the entry. */
export function formatTime(timestamp: string): string {
  const { hour, minute } = wallClockOf(timestamp)
  return clock(new Date(2000, 0, 1, hour, minute))
}
