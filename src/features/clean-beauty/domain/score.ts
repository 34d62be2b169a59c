/** The colour of a score out of 100: green from 80, red below 50, none between. */
export function scoreTone(score: number): 'green' | 'plain' | 'red' {
  if (score >= 80) return 'green'
  return score < 50 ? 'red' : 'plain'
}
