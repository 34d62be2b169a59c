import { lipedemaSymptoms, symptomGroups, type SymptomGroup } from './lipedemaSymptoms'

/** The weights are counted out of this. */
const weightScale = 200
/** Above this score the Important Note stands. */
const noteAbove = 50

const levels = [
  {
    from: 75,
    level: 'Very High',
    description: 'Your symptoms strongly suggest lipedema. Professional evaluation is recommended.',
  },
  { from: 50, level: 'High', description: 'Your symptoms are quite consistent with lipedema patterns.' },
  { from: 25, level: 'Moderate', description: 'You have some characteristics that may suggest lipedema.' },
  { from: 0, level: 'Low', description: 'Your symptoms are not strongly indicative of lipedema.' },
] as const

export const riskLevels = ['Low', 'Moderate', 'High', 'Very High'] as const
export type RiskLevel = (typeof riskLevels)[number]

/** How many symptoms of each group. */
export type GroupCounts = Record<SymptomGroup, number>

export type LipedemaResult = { riskScore: number; level: RiskLevel; categories: GroupCounts }

/** The level of a risk score, with the sentence that goes with it. */
export function riskLevelOf(score: number): { level: RiskLevel; description: string } {
  const { level, description } = levels.find(({ from }) => score >= from) ?? levels[levels.length - 1]!
  return { level, description }
}

/** Whether a score is high enough for the Important Note. */
export const needsNote = (riskScore: number): boolean => riskScore > noteAbove

/** The rounded risk score of a sum of weights, at most 100. */
export const riskOfWeights = (sum: number): number => Math.min(100, Math.round((sum / weightScale) * 100))

/** The ids among these that no symptom has. */
export const unknownSymptoms = (ids: readonly string[]): string[] =>
  ids.filter((id) => !lipedemaSymptoms.some((symptom) => symptom.id === id))

/** The risk score of the selected symptoms, its level, and how many of each group. Repeated ids count once. */
export function scoreLipedema(selected: readonly string[]): LipedemaResult {
  const chosen = lipedemaSymptoms.filter(({ id }) => selected.includes(id))
  const riskScore = riskOfWeights(chosen.reduce((sum, { weight }) => sum + weight, 0))
  const categories = Object.fromEntries(
    symptomGroups.map(({ value }) => [value, chosen.filter(({ group }) => group === value).length]),
  ) as GroupCounts
  return { riskScore, level: riskLevelOf(riskScore).level, categories }
}
