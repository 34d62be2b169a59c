import type { createFeatureIndex } from './featureIndex'
import { hashOfNoWord, hashWithLetter, hashWord } from './features'
import type { Weights } from './weights'

/** Shorter words have too many neighbors. */
const shortestWord = 5
/** Longer ones are none, and of four thousand letters, which a message may have, the neighbors took over a second. */
const longestWord = 30
/** Each takes a tenth of a millisecond; a message has a few slips, and a long one in another language nothing but. */
const mostCorrected = 12
/** How rare a word of the examples may be to be what was meant (`Weights.rarity`). */
const rarest = 180

/** What a and z are in text. */
const [firstLetter, lastLetter] = [97, 122]

/** Told of a word one slip away: its feature, what stands before the slip, in its place, and where the word goes on. */
type Visit = (feature: number, before: number, instead: string, after: number) => void

/** The feature of a word that begins as one hashed so far, and ends as another does from a letter on. */
function hashEnd(hash: number, word: string, from: number): number {
  let ended = hash
  for (let at = from; at < word.length; at += 1) ended = hashWithLetter(ended, word.charCodeAt(at))
  return ended
}

/**
 * Visits words one slip away: a letter added, missing, wrong or swapped, behind the first one, which people seldom get
 * wrong. Each is told by its feature, as most are no words, and putting hundreds of texts together takes longest.
 */
function visitNeighbors(word: string, visit: Visit): void {
  let begun = hashWithLetter(hashOfNoWord, word.charCodeAt(0))
  for (let at = 1; at <= word.length; at += 1) {
    for (let letter = firstLetter; letter <= lastLetter; letter += 1)
      visit(hashEnd(hashWithLetter(begun, letter), word, at), at, String.fromCharCode(letter), at)
    if (at === word.length) break
    visit(hashEnd(begun, word, at + 1), at, '', at + 1)
    for (let letter = firstLetter; letter <= lastLetter; letter += 1)
      visit(hashEnd(hashWithLetter(begun, letter), word, at + 1), at, String.fromCharCode(letter), at + 1)
    if (at + 1 < word.length) {
      const swapped = hashWithLetter(hashWithLetter(begun, word.charCodeAt(at + 1)), word.charCodeAt(at))
      visit(hashEnd(swapped, word, at + 2), at, word[at + 1]! + word[at]!, at + 2)
    }
    begun = hashWithLetter(begun, word.charCodeAt(at))
  }
}

/**
 * Reads words that no example has as the commonest one a slip away, so that a wrong letter hides nothing. Nothing is
 * remembered beyond what the caller passes: they are visitors' words.
 */
export function createWordCorrection(
  { rarity, isWord }: Pick<Weights, 'rarity' | 'isWord'>,
  indexOf: ReturnType<typeof createFeatureIndex>,
): (text: string, memory?: Map<string, string>) => string {
  /** 256 for what is no word of the examples. */
  const rarityOf = (feature: number): number => {
    const place = indexOf(feature)
    return place !== -1 && isWord[place] ? rarity[place]! : 256
  }
  const correct = (word: string): string => {
    let best = word
    let least = rarest + 1
    visitNeighbors(word, (feature, before, instead, after) => {
      const own = rarityOf(feature)
      if (own >= least) return
      best = word.slice(0, before) + instead + word.slice(after)
      least = own
    })
    return best
  }
  return (text, memory = new Map()) => {
    let corrected = 0
    const words = text.split(' ').map((word) => {
      if (word.length < shortestWord || word.length > longestWord) return word
      if (corrected >= mostCorrected || !/^[a-z]+$/.test(word)) return word
      if (rarityOf(hashWord(word)) < 256) return word
      corrected += 1
      const meant = memory.get(word) ?? correct(word)
      memory.set(word, meant)
      return meant
    })
    return words.join(' ')
  }
}
