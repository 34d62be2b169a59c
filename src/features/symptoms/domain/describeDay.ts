import { bleedings, energyLevels, moodLevels, sleepQualities, type DayEntry } from './dayEntry'

/** Bleeding as it is told: a form speaks as the visitor does, a sheet and a file speak about her. */
export const bleedingDescriptions = bleedings.map(({ value, label }) => ({
  value,
  label: value === 'no-periods' ? 'No periods to go by' : label,
}))

const labelIn = (choices: readonly { value: unknown; label: string }[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label

/** The last of the counts stands for itself and more. */
export const countLabel = (count: number) => (count === 6 ? '6 or more' : String(count))

/** What a day says beside its note, each thing by its name. */
export function labelDayFields(day: DayEntry): [name: string, value: string][] {
  const { sleep, mood, energy, bleeding, flashes, sweats, symptoms, ownWords, taken } = day
  const told: [name: string, value: string | undefined][] = [
    ['Sleep', labelIn(sleepQualities, sleep)],
    ['Mood', labelIn(moodLevels, mood)],
    ['Energy', labelIn(energyLevels, energy)],
    ['Bleeding', labelIn(bleedingDescriptions, bleeding)],
    ['Hot flashes', flashes === null ? undefined : countLabel(flashes)],
    ['Night sweats', sweats === null ? undefined : countLabel(sweats)],
    ['Took', taken.join(', ')],
    ['Also', [...symptoms, ...(ownWords ? [ownWords] : [])].join(', ')],
  ]
  return told.flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
}

/** The same, each thing in a few words: `Sleep: Poor`. */
export const describeDay = (day: DayEntry): string[] => labelDayFields(day).map(([name, value]) => `${name}: ${value}`)
