/*
 * Functions that engines may round differently (ECMA-262 leaves `Math.exp` and `Math.log` to them), out of operations
 * that IEEE 754 fixes to the last bit: whoever trains on the same examples gets the same bytes.
 */

/** e to the power of a number that is not positive, to about six digits. */
export function fastExp(x: number): number {
  if (x < -80) return 0
  let value = 1 + x / 2 ** 20
  for (let doubling = 0; doubling < 20; doubling += 1) value *= value
  return value
}

/** The logarithm to base 2 of a number from 1 on, straight between the powers of two. */
export function approximateLog2(x: number): number {
  let whole = 0
  let rest = x
  while (rest >= 2) {
    rest /= 2
    whole += 1
  }
  return whole + rest - 1
}

/** Numbers from 0 up to a bound, the same ones each time for a seed (linear congruential). */
export function createRandom(seed = 1): (bound: number) => number {
  let state = seed
  return (bound) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % bound
  }
}
