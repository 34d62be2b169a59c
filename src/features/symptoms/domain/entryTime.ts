import { isPlausibleTime } from './hotFlash'

/** The options of the time field; `other` is a date and time entered by the visitor. */
export const entryTimes = [
  { value: 'now', label: 'Now', minutesAgo: 0 },
  { value: 'quarter', label: '15 min ago', minutesAgo: 15 },
  { value: 'hour', label: 'An hour ago', minutesAgo: 60 },
  { value: 'other', label: 'Another time', minutesAgo: null },
] as const

export type EntryTime = (typeof entryTimes)[number]['value']

/** The parsed moment, or a validation error. */
export type ParsedTime = { time: Date } | { problem: 'missing' | 'to-come' | 'too-far-back' }

const minute = 60_000

/** Parses the time of an entry. A typed time is local, to the minute. */
export function parseEntryTime(when: EntryTime, typed: string, now = new Date()): ParsedTime {
  const ago = entryTimes.find(({ value }) => value === when)?.minutesAgo ?? null
  if (ago !== null) return { time: new Date(now.getTime() - ago * minute) }
  const time = new Date(typed)
  if (typed === '' || Number.isNaN(time.getTime())) return { problem: 'missing' }
  if (time.getTime() > now.getTime()) return { problem: 'to-come' }
  return isPlausibleTime(time.toISOString(), now.getTime()) ? { time } : { problem: 'too-far-back' }
}

const two = (number: number) => String(number).padStart(2, '0')

/** Formats a moment for `<input type="datetime-local">`: local time, to the minute. */
export function formatDateTimeLocal(time: Date): string {
  const day = `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}
