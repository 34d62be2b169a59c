/** Grades of evidence for a supplement, with their labels and their steps on the scale drawn beside them. */
export const evidenceGrades = [
  { value: 'good', label: 'Good evidence', step: 3 },
  { value: 'moderate', label: 'Moderate evidence', step: 2 },
  { value: 'limited', label: 'Limited evidence', step: 1 },
  { value: 'none-or-negative', label: 'No evidence, or evidence against', step: 0 },
] as const

export type EvidenceGrade = (typeof evidenceGrades)[number]['value']

export type EvidenceStep = (typeof evidenceGrades)[number]['step']

/** The label of a grade and its step on the scale. */
export function describeGrade(grade: EvidenceGrade) {
  return evidenceGrades.find(({ value }) => value === grade) ?? evidenceGrades[3]
}

/** An entry with an optional note. */
export type NotedItem = { name: string; note: string }

/** Parses entries of the form "name: note": “Week 1: a baseline”. */
export function parseNoted(entries: readonly string[] | null | undefined): NotedItem[] {
  return (entries ?? []).map((entry) => {
    const [name = '', ...rest] = entry.split(/: +/)
    return { name, note: rest.join(': ') }
  })
}
