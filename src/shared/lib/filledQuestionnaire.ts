/** A questionnaire as a visitor has filled it in: for a sheet of paper, and for files that other systems read. */
export type FilledQuestionnaire = {
  id: string
  /** When it was filled in (ISO). */
  at: string
  /** The page it stands on, and the version of its questions. */
  path: `/${string}`
  version: number
  title: string
  /** What came out, the whole first. */
  results: { name: string; value: string }[]
  /** In the order of the questions. */
  answers: { id: string; question: string; answers: (string | number)[] }[]
}
