import type { DayEntry } from './dayEntry'

/** A day with nothing noted. */
export const emptyDay = (day: string): DayEntry => ({
  day,
  sleep: null,
  mood: null,
  energy: null,
  bleeding: null,
  flashes: null,
  sweats: null,
  symptoms: [],
  ownWords: '',
  taken: [],
  note: '',
})

/** Whether anything was said about the day. */
export function saysAnything(day: DayEntry): boolean {
  const { sleep, mood, energy, bleeding, flashes, sweats, symptoms, taken, ownWords, note } = day
  return (
    [sleep, mood, energy, bleeding, flashes, sweats].some((value) => value !== null) ||
    [symptoms, taken, ownWords, note].some(({ length }) => length > 0)
  )
}
