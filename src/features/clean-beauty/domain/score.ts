/** From this score on (out of 100) a brand counts as clean. */
const cleanFrom = 80

/** The colour of a score out of 100: green from 80, red below 50, none between. */
export function scoreTone(score: number): 'green' | 'plain' | 'red' {
  if (score >= cleanFrom) return 'green'
  return score < 50 ? 'red' : 'plain'
}

/** What keeps a score from standing among the clean brands, in words for an editor; null when nothing does. */
export function scoreProblem(score: number): string | null {
  if (!Number.isInteger(score) || score < 0 || score > 100) return 'A whole number from 0 to 100, please.'
  return score < cleanFrom ? `The guide names brands that score ${cleanFrom} or more; leave this one out.` : null
}
