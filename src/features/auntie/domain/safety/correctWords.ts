import type { createFeatureIndex } from './featureIndex'
import { hashWord } from './features'
import type { Weights } from './weights'

/** Shorter words have too many neighbors. */
const shortestWord = 5
/** Longer ones are none, and of four thousand letters, which a message may have, the neighbors took over a second. */
const longestWord = 30
/** Each takes a tenth of a millisecond; a message has a few slips, and a long one in another language nothing but. */
const mostCorrected = 12
/** How rare a word of the examples may be to be what was meant (`Weights.rarity`). */
const rarest = 180

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Visits words one slip away: a letter added, missing, wrong or swapped, behind the first one, which people seldom get wrong. */
function visitNeighbors(word: string, visit: (neighbor: string) => void): void {
  for (let at = 1; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    for (const letter of letters) visit(before + letter + after)
    if (!after) continue
    const behind = after.slice(1)
    visit(before + behind)
    for (const letter of letters) visit(before + letter + behind)
    if (after.length > 1) visit(before + after[1]! + after[0]! + after.slice(2))
  }
}

/**
 * Reads words that no example has as the commonest one a slip away, so that a wrong letter hides nothing. Nothing is
 * remembered from one message to the next: they are visitors' words.
 */
export function createWordCorrection(
  { rarity, isWord }: Pick<Weights, 'rarity' | 'isWord'>,
  indexOf: ReturnType<typeof createFeatureIndex>,
): (text: string) => string {
  /** 256 for what is no word of the examples. */
  const rarityOf = (word: string): number => {
    const place = indexOf(hashWord(word))
    return place !== -1 && isWord[place] ? rarity[place]! : 256
  }
  const correct = (word: string): string => {
    let best = word
    let least = rarest + 1
    visitNeighbors(word, (neighbor) => {
      const own = rarityOf(neighbor)
      if (own >= least) return
      best = neighbor
      least = own
    })
    return best
  }
  return (text) => {
    let corrected = 0
    const words = text.split(' ').map((word) => {
      if (word.length < shortestWord || word.length > longestWord) return word
      if (corrected >= mostCorrected || !/^[a-z]+$/.test(word)) return word
      if (rarityOf(word) < 256) return word
      corrected += 1
      return correct(word)
    })
    return words.join(' ')
  }
}
