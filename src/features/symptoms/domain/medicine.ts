import type { DayKey } from './days'

/** In characters. */
export const maxMedicineName = 120
export const maxDose = 120
export const maxPlace = 160
export const maxQuestion = 300
/** Questions for a visit: a doctor remembers three. */
export const maxQuestions = 3

type Taken = { from: DayKey; until: DayKey | null }

/** Whether it has ended. */
export const hasEnded = ({ until }: Taken, today: DayKey): boolean => until !== null && until < today

/** Those that go on first, each kind by when it began, the latest first: what a doctor asks is what is taken now. */
export const goingOnFirst = <Medicine extends Taken>(medicines: readonly Medicine[], today: DayKey): Medicine[] =>
  medicines.toSorted(
    (one, other) =>
      Number(hasEnded(one, today)) - Number(hasEnded(other, today)) ||
      (one.from < other.from ? 1 : one.from > other.from ? -1 : 0),
  )
