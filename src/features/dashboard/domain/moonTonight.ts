/** Mean synodic month, in days. */
const month = 29.530588853
/** A new moon: January 6, 2000, 18:14 UTC. */
const newMoon = Date.UTC(2000, 0, 6, 18, 14)
const dayMs = 24 * 60 * 60 * 1000

/** 21:00 on a day: the time at which its moon phase is computed. */
export const evening = (day: Date): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 21)

/** The moon's illuminated fraction (0 to 1), whether it is waning, and the phase's name. */
export type Moon = { lit: number; waning: boolean; name: string }

/** The phase names, each for an eighth of the month centred on it. */
const names = [
  'New moon',
  'Waxing crescent',
  'First quarter',
  'Waxing moon',
  'Full moon',
  'Waning moon',
  'Last quarter',
  'Waning crescent',
]

/** The moon phase at a moment, from the mean synodic month: accurate to within a day. */
export function moonAt(time: Date): Moon {
  const months = (time.getTime() - newMoon) / dayMs / month
  const part = months - Math.floor(months)
  return {
    lit: (1 - Math.cos(part * 2 * Math.PI)) / 2,
    waning: part > 0.5,
    name: names[Math.round(part * names.length) % names.length]!,
  }
}
