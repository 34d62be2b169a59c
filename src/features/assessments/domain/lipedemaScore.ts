import { lipedemaGroups, lipedemaSymptoms, type LipedemaGroup } from './lipedemaSymptoms'

export type LipedemaLevel = 'Low' | 'Moderate' | 'High' | 'Very High'

/** The maximum that the sum of weights is scaled to. */
const fullWeight = 200

const levels = [
  { from: 75, key: 'veryHigh', level: 'Very High' },
  { from: 50, key: 'high', level: 'High' },
  { from: 25, key: 'moderate', level: 'Moderate' },
  { from: 0, key: 'low', level: 'Low' },
] as const

export type LipedemaResult = {
  /** 0 to 100. */
  riskScore: number
  level: LipedemaLevel
  /** The key of its text. */
  key: (typeof levels)[number]['key']
  /** Number of selected symptoms by group. */
  categories: Record<LipedemaGroup, number>
  /** Above 50: the result recommends an examination. */
  isImportant: boolean
  /** Whether no selected symptom is pain, while the level is not Low: without pain it is no lipedema. */
  isPainless: boolean
}

/** Easy bruising belongs to the group of pain, but is no pain. */
const painSigns = lipedemaSymptoms.filter(({ id, category }) => category === 'pain' && id !== 'bruising_easily')

/** The selected ids that are known. */
export const isLipedemaSymptom = (id: string): boolean => lipedemaSymptoms.some((symptom) => symptom.id === id)

/** Scores a selection of symptoms. Each id counts once; unknown ids are ignored. */
export function scoreLipedema(selected: readonly string[]): LipedemaResult {
  const chosen = lipedemaSymptoms.filter(({ id }) => selected.includes(id))
  const weight = chosen.reduce((sum, symptom) => sum + symptom.weight, 0)
  const riskScore = Math.min(100, Math.round((weight / fullWeight) * 100))
  return {
    riskScore,
    ...lipedemaLevelOf(riskScore),
    categories: Object.fromEntries(
      lipedemaGroups.map((group) => [group, chosen.filter(({ category }) => category === group).length]),
    ) as Record<LipedemaGroup, number>,
    isImportant: riskScore > 50,
    isPainless: lipedemaLevelOf(riskScore).level !== 'Low' && !painSigns.some((sign) => chosen.includes(sign)),
  }
}

/** The level of a risk score from 0 to 100, and the key of its text. */
export function lipedemaLevelOf(riskScore: number): Pick<LipedemaResult, 'level' | 'key'> {
  const { level, key } = levels.find(({ from }) => riskScore >= from) ?? levels.at(-1)!
  return { level, key }
}
