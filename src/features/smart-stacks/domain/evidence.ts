/** How good the evidence for a supplement is, and how it is said to readers. */
export const evidenceGrades = [
  { value: 'good', label: 'Good evidence', moon: 1 },
  { value: 'moderate', label: 'Moderate evidence', moon: 0.75 },
  { value: 'limited', label: 'Limited evidence', moon: 0.25 },
  { value: 'none-or-negative', label: 'No evidence, or evidence against', moon: 0 },
] as const

export type EvidenceGrade = (typeof evidenceGrades)[number]['value']

/** The grade's words and the phase of the moon that stands for them. */
export function describeGrade(grade: EvidenceGrade) {
  return evidenceGrades.find(({ value }) => value === grade) ?? evidenceGrades[3]
}
