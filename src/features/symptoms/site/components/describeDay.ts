import { bleedings, energyLevels, moodLevels, sleepQualities, type DayEntry } from '../../domain/dayEntry'

const labelIn = (choices: readonly { value: unknown; label: string }[], value: unknown) =>
  choices.find((choice) => choice.value === value)?.label

/** What a day says beside its note, each thing in a few words: `Sleep: Poor`. */
export function describeDay({
  sleep,
  mood,
  energy,
  bleeding,
  flashes,
  sweats,
  symptoms,
  ownWords,
}: DayEntry): string[] {
  const told: [name: string, value: string | undefined][] = [
    ['Sleep', labelIn(sleepQualities, sleep)],
    ['Mood', labelIn(moodLevels, mood)],
    ['Energy', labelIn(energyLevels, energy)],
    ['Bleeding', bleeding === 'no-periods' ? undefined : labelIn(bleedings, bleeding)],
    ['Hot flashes', flashes === null ? undefined : countLabel(flashes)],
    ['Night sweats', sweats === null ? undefined : countLabel(sweats)],
    ['Also', [...symptoms, ...(ownWords ? [ownWords] : [])].join(', ') || undefined],
  ]
  return told.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
}

/** The last of the counts stands for itself and more. */
export const countLabel = (count: number) => (count === 6 ? '6 or more' : String(count))
