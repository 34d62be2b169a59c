/** For 95 in a hundred. */
const z = 1.96

/**
 * The interval that a share lies in with a probability of 95 % (Wilson 1927), from 0 to 1; it stays honest for few
 * messages and for shares near 0 and 1.
 */
export function wilsonInterval(right: number, of: number): { from: number; to: number } {
  if (of === 0) return { from: 0, to: 1 }
  const share = right / of
  const centre = share + (z * z) / (2 * of)
  const spread = z * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of))
  const whole = 1 + (z * z) / of
  return { from: Math.max(0, (centre - spread) / whole), to: Math.min(1, (centre + spread) / whole) }
}
