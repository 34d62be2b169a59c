const logFactorials = [0]

function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next += 1)
    logFactorials.push(logFactorials[next - 1]! + Math.log(next))
  return logFactorials[n]!
}

const logChoose = (n: number, k: number) => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** A part of a whole: `n` of `of`. */
export type Share = { n: number; of: number }

/**
 * Fisher's exact test, one-sided: how likely a share at least this much larger than the other comes about by chance
 * alone. Exact for however few.
 */
export function chanceOfLargerShare(one: Share, other: Share): number {
  const all = one.of + other.of
  const hits = one.n + other.n
  let chance = 0
  for (let n = one.n; n <= Math.min(one.of, hits); n += 1)
    if (hits - n <= other.of)
      chance += Math.exp(logChoose(one.of, n) + logChoose(other.of, hits - n) - logChoose(all, hits))
  return Math.min(1, chance)
}

/**
 * The Mann-Whitney test's z: how far the numbers of the second group lie above (positive) or below those of the first,
 * by their ranks, so that one wild day counts for no more than any other. 0 when all are equal.
 */
export function rankDifference(first: readonly number[], second: readonly number[]): number {
  const all = [...first, ...second].sort((a, b) => a - b)
  const ranks = new Map<number, number>()
  let ties = 0
  for (let from = 0; from < all.length;) {
    let to = from
    while (to < all.length && all[to] === all[from]) to += 1
    ranks.set(all[from]!, (from + 1 + to) / 2)
    ties += (to - from) ** 3 - (to - from)
    from = to
  }
  const [m, n] = [first.length, second.length]
  const sum = second.reduce((total, value) => total + ranks.get(value)!, 0)
  const deviation = sum - (n * (m + n + 1)) / 2
  const variance = ((m * n) / 12) * (m + n + 1 - ties / ((m + n) * (m + n - 1)))
  return variance > 0 ? deviation / Math.sqrt(variance) : 0
}
