/** Minimum score (out of 100) of a clean brand. */
const cleanFrom = 80

/** The colour of a score: green from 80, red below 50, plain between. */
export function scoreTone(score: number): 'green' | 'plain' | 'red' {
  if (score >= cleanFrom) return 'green'
  return score < 50 ? 'red' : 'plain'
}

/** Why a score may not be listed as clean: an error message for the editor, or null. */
export function scoreProblem(score: number): string | null {
  if (!Number.isInteger(score) || score < 0 || score > 100) return 'A whole number from 0 to 100, please.'
  return score < cleanFrom ? `The guide names brands that score ${cleanFrom} or more; leave this one out.` : null
}

/**
 * The rubric by which kinds of product are scored: 100 points for what can be read on any label. It says how much a
 * label tells and spares, not how safe anything is.
 */
export const rubric = [
  { id: 'fragrance', points: 25 },
  { id: 'families', points: 25 },
  { id: 'full-list', points: 15 },
  { id: 'short-list', points: 10 },
  { id: 'no-promises', points: 8 },
  { id: 'hands-off', points: 6 },
  { id: 'purpose', points: 6 },
  { id: 'date', points: 5 },
] as const

export type Criterion = (typeof rubric)[number]['id']

/** The score of a kind of product by what its labels usually lack. */
export const scoreWithout = (lacking: readonly Criterion[]): number =>
  rubric.reduce((sum, { id, points }) => (lacking.includes(id) ? sum : sum + points), 0)

/**
 * How sure anybody is that an ingredient disturbs hormones, from least to most, in the words of the ratings. What merely
 * irritates is no step of it. Nothing here reaches the last one, which says what the others fall short of.
 */
export const certaintySteps = ['Precautionary', 'Plausible, disputed', 'Plausible concern', 'Proven'] as const

const certainties: Record<string, number> = {
  precautionary: 0,
  'plausible concern': 2,
  avoidable: 2,
  'plausible concern, avoidable': 2,
  'plausible concern, disputed': 1,
}

/** The step of {@link certaintySteps} that an honest rating stands for; null where it stands for none: what irritates, and words of an editor's own. */
export const certaintyOf = (honestRating: string): number | null =>
  certainties[honestRating.trim().toLowerCase()] ?? null
