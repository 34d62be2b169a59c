import { lipedemaGroups, lipedemaSymptoms, type LipedemaGroup } from './lipedemaSymptoms'

export type LipedemaLevel = 'Low' | 'Moderate' | 'High' | 'Very High'

/** The maximum that the sum of weights is scaled to. */
const fullWeight = 200

const levels = [
  {
    from: 75,
    level: 'Very High',
    description: 'Your symptoms strongly suggest lipedema. Professional evaluation is recommended.',
  },
  { from: 50, level: 'High', description: 'Your symptoms are quite consistent with lipedema patterns.' },
  {
    from: 25,
    level: 'Moderate',
    description: 'You have some characteristics that may suggest lipedema.',
  },
  { from: 0, level: 'Low', description: 'Your symptoms are not strongly indicative of lipedema.' },
] as const

export type LipedemaResult = {
  /** 0 to 100. */
  riskScore: number
  level: LipedemaLevel
  description: string
  /** Number of selected symptoms by group. */
  categories: Record<LipedemaGroup, number>
  /** Above 50: the result recommends an examination. */
  isImportant: boolean
  /** What it means that no selected symptom is pain; null where one is, or where the level is Low. */
  painNote: string | null
}

/** Easy bruising belongs to the group of pain, but is no pain. */
const painSigns = lipedemaSymptoms.filter(({ id, category }) => category === 'pain' && id !== 'bruising_easily')

const noPain =
  'You selected no sign of pain. Without pain it is not lipedema, say the German guidelines of 2024, whatever the number above. An examination can tell what else it may be.'

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
    painNote:
      lipedemaLevelOf(riskScore).level === 'Low' || painSigns.some((sign) => chosen.includes(sign)) ? null : noPain,
  }
}

/** The level of a risk score from 0 to 100, and its texts. */
export function lipedemaLevelOf(riskScore: number): { level: LipedemaLevel; description: string } {
  const { level, description } = levels.find(({ from }) => riskScore >= from) ?? levels.at(-1)!
  return { level, description }
}
