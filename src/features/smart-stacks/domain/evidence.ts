/** Grades of evidence for a supplement, with their labels. */
export const evidenceGrades = [
  { value: 'good', label: 'Good evidence', moon: 1 },
  { value: 'moderate', label: 'Moderate evidence', moon: 0.75 },
  { value: 'limited', label: 'Limited evidence', moon: 0.25 },
  { value: 'none-or-negative', label: 'No evidence, or evidence against', moon: 0 },
] as const

export type EvidenceGrade = (typeof evidenceGrades)[number]['value']

/** The label of a grade and the moon phase shown with it. */
export function describeGrade(grade: EvidenceGrade) {
  return evidenceGrades.find(({ value }) => value === grade) ?? evidenceGrades[3]
}

/** An entry with an optional note. */
export type Noted = { name: string; note: string }

/** Parses entries of the form "name: note": “Week 1: a baseline”. */
export function parseNoted(entries: readonly string[] | null | undefined): Noted[] {
  return (entries ?? []).map((entry) => {
    const [name = '', ...rest] = entry.split(/: +/)
    return { name, note: rest.join(': ') }
  })
}
