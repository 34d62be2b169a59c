import { isPlausibleTime } from './hotFlash'

/** When it was, as the logger offers it; `other` is a day and a time of her own. */
export const whens = [
  { value: 'now', label: 'Now', minutesAgo: 0 },
  { value: 'quarter', label: '15 min ago', minutesAgo: 15 },
  { value: 'hour', label: 'An hour ago', minutesAgo: 60 },
  { value: 'other', label: 'Another time', minutesAgo: null },
] as const

export type When = (typeof whens)[number]['value']

/** The moment meant, or what stands in its way. */
export type TimeRead = { time: Date } | { problem: 'missing' | 'to-come' | 'too-far-back' }

const minute = 60_000

/** Reads when it was. A typed time is that of the browser's own clock, to the minute. */
export function readWhen(when: When, typed: string, now = new Date()): TimeRead {
  const ago = whens.find(({ value }) => value === when)?.minutesAgo ?? null
  if (ago !== null) return { time: new Date(now.getTime() - ago * minute) }
  const time = new Date(typed)
  if (typed === '' || Number.isNaN(time.getTime())) return { problem: 'missing' }
  if (time.getTime() > now.getTime()) return { problem: 'to-come' }
  return isPlausibleTime(time.toISOString(), now.getTime()) ? { time } : { problem: 'too-far-back' }
}

const two = (number: number) => String(number).padStart(2, '0')

/** A moment as `<input type="datetime-local">` writes it: the browser's own time, to the minute. */
export function toTyped(time: Date): string {
  const day = `${String(time.getFullYear()).padStart(4, '0')}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`
}
