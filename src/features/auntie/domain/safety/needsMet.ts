import type { Place } from './phraseProgram'

/** Where in some words what phrases need is met. */
export type Places = {
  /** The words that meet a need, the last one first. */
  of: (need: number) => number[]
  /** The same where each place has become the one word that stands for what was taken out. */
  without: (taken: readonly Place[]) => Places
}

/** Where each of so many words stands once places have become one word each, -1 for those of the places; and these words. */
function renumber(words: number, taken: readonly Place[]): { standsAt: Int32Array; instead: number[]; left: number } {
  const standsAt = new Int32Array(words)
  const instead: number[] = []
  let at = 0
  let left = 0
  for (const { start, end } of taken) {
    while (at < start) standsAt[at++] = left++
    standsAt.fill(-1, start, end)
    instead.push(left++)
    at = end
  }
  while (at < words) standsAt[at++] = left++
  return { standsAt, instead, left }
}

/** What was taken out of the words that needs were met in. */
type Taken = {
  /** Where each word of them stands now, or -1. */
  standsAt: Int32Array
  /** The words that stand for what was taken out. */
  instead: readonly number[]
  /** How many words there are now. */
  left: number
}

function takeOut(before: Taken, taken: readonly Place[]): Taken {
  const { standsAt, instead, left } = renumber(before.left, taken)
  const moved = (at: number) => (at < 0 ? at : standsAt[at]!)
  const stillInstead = before.instead.map(moved).filter((at) => at >= 0)
  return { standsAt: before.standsAt.map(moved), instead: [...stillInstead, ...instead], left }
}

/**
 * Meets each word with what it has of the needs. Chains of words by need: most needs are met by none, and an array for each
 * is much.
 * @param needs how many there are
 * @param met what each word has
 * @param metInstead what the word has that stands for what was taken out
 */
export function meetNeeds(needs: number, met: readonly Int32Array[], metInstead: Int32Array) {
  const count = met.reduce((sum, own) => sum + own.length, 0)
  // Where the last of each stands in what follows, from 1 up.
  const last = new Int32Array(needs)
  const words = new Int32Array(count + 1)
  const before = new Int32Array(count + 1)
  const metOnce: number[] = []
  let next = 1
  for (let at = 0; at < met.length; at += 1) {
    const own = met[at]!
    for (let index = 0; index < own.length; index += 1) {
      const need = own[index]!
      if (last[need] === 0) metOnce.push(need)
      words[next] = at
      before[next] = last[need]!
      last[need] = next
      next += 1
    }
  }
  const placesIn = (taken?: Taken): Places => ({
    of: (need) => {
      const found: number[] = []
      for (let link = last[need]!; link !== 0; link = before[link]!) {
        const at = taken ? taken.standsAt[words[link]!]! : words[link]!
        if (at >= 0) found.push(at)
      }
      if (!taken || !metInstead.includes(need)) return found
      return [...found, ...taken.instead].sort((one, other) => other - one)
    },
    without: (further) => {
      const untouched = () => ({ standsAt: Int32Array.from(met.keys()), instead: [], left: met.length })
      return placesIn(takeOut(taken ?? untouched(), further))
    },
  })
  return {
    /** Each once. */
    met: metOnce as readonly number[],
    isMet: (need: number): boolean => last[need] !== 0,
    places: placesIn(),
  }
}
