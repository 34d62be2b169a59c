const scale = <const Labels extends readonly string[]>(labels: Labels) =>
  labels.map((label, index) => ({ value: index + 1, label }))

/** How the night was, from worst to best. */
export const sleepQualities = scale(['Awful', 'Poor', 'So-so', 'Good', 'Deep'])
/** How the mood was, from worst to best. */
export const moodLevels = scale(['Very low', 'Low', 'Level', 'Good', 'Bright'])
/** How much energy there was, from least to most. */
export const energyLevels = scale(['Empty', 'Low', 'Fair', 'Good', 'Plenty'])

export const bleedings = [
  { value: 'none', label: 'None' },
  { value: 'spotting', label: 'Spotting' },
  { value: 'light', label: 'Light' },
  { value: 'medium', label: 'Medium' },
  { value: 'heavy', label: 'Heavy' },
  { value: 'flooding', label: 'Flooding' },
  { value: 'no-periods', label: 'I have no periods to go by' },
] as const

export type Bleeding = (typeof bleedings)[number]['value']

/** Counts of hot flashes and of night sweats; the last one stands for itself and more. */
export const countChoices = [0, 1, 2, 3, 4, 5, 6] as const

export const maxSymptoms = 3
/** Medicines that a day can say were taken. */
export const maxMedicinesTaken = 20
export const maxOwnWords = 120
export const maxDayNote = 2_000

/** One day as the visitor noted it. Everything but the day is optional; null and empty mean "not said". */
export type DayEntry = {
  /** `YYYY-MM-DD` in the visitor's time zone. */
  day: string
  sleep: number | null
  mood: number | null
  energy: number | null
  bleeding: Bleeding | null
  flashes: number | null
  sweats: number | null
  symptoms: readonly string[]
  ownWords: string
  /** Names of the medicines that were taken, as they were called then. */
  taken: readonly string[]
  note: string
}
