/** Days from new moon to new moon, on average. */
const month = 29.530588853
/** A new moon: January 6, 2000, 18:14 UTC. */
const newMoon = Date.UTC(2000, 0, 6, 18, 14)
const dayMs = 24 * 60 * 60 * 1000

/** Nine in the evening of a day: when its moon is looked at. */
export const evening = (day: Date): Date => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 21)

/** The moon as it stands: how much of it is lit, 0 to 1, whether it wanes, and its name. */
export type Moon = { lit: number; waning: boolean; name: string }

/** The names, each standing for an eighth of the month around it. */
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

/** The moon at a moment, counted by the average month: right to within a day, as an almanac's margin needs it. */
export function moonAt(time: Date): Moon {
  const months = (time.getTime() - newMoon) / dayMs / month
  const part = months - Math.floor(months)
  return {
    lit: (1 - Math.cos(part * 2 * Math.PI)) / 2,
    waning: part > 0.5,
    name: names[Math.round(part * names.length) % names.length]!,
  }
}
