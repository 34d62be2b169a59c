import type { createFeatureIndex } from './featureIndex'
import { hashWord } from './features'
import type { Weights } from './weights'

/** Shorter words have too many neighbors. */
const shortestWord = 5
/** Each takes a tenth of a millisecond; a message has a few slips, and a long one in another language nothing but. */
const mostCorrected = 12
/** How rare a word of the examples may be to be what was meant (`Weights.rarity`). */
const rarest = 180

const letters = [...'abcdefghijklmnopqrstuvwxyz']

/** Words one slip away: a letter added, missing, wrong or swapped, behind the first one, which people seldom get wrong. */
function* neighborsOf(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)]
    for (const letter of letters) yield before + letter + after
    if (!after) continue
    yield before + after.slice(1)
    for (const letter of letters) yield before + letter + after.slice(1)
    if (after.length > 1) yield before + after[1]! + after[0]! + after.slice(2)
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
    let [best, least] = [word, rarest + 1]
    for (const neighbor of neighborsOf(word)) {
      const own = rarityOf(neighbor)
      if (own < least) [best, least] = [neighbor, own]
    }
    return best
  }
  return (text) => {
    let corrected = 0
    const words = text.split(' ').map((word) => {
      if (word.length < shortestWord || corrected >= mostCorrected || !/^[a-z]+$/.test(word)) return word
      if (rarityOf(word) < 256) return word
      corrected += 1
      return correct(word)
    })
    return words.join(' ')
  }
}
