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
