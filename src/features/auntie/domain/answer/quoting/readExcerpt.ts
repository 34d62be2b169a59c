import { withPlainQuotes } from '@/shared/lib/plainQuotes'

import type { FoundAnswer } from '../retrieval/foundLibrary'
import { mentionsDose } from '../text/sentenceFilter'
import { splitSentences } from '../text/sentences'
import { isTableRow } from '../text/tableRow'

type Excerpt = FoundAnswer['excerpts'][number]

/** Room for some sentences: a quotation, not the article. */
const maxLength = 420
const maxSentences = 9
/** More room where what was read last asks: “smoke past 35? migraine with aura?” says nothing without “then it’s a no”. */
const roomForAnswer = { length: 130, sentences: 3 }
/** The end of a paragraph is not left out where it is as short as this: “Patches are likely untouched by the shot.” */
const roomForEnd = { length: 90, sentences: 1 }
const noRoom = { length: 0, sentences: 0 }

/** A sentence that says nothing without the one before it. */
const leans =
  /^(?:It|They|That|This|These|Those|He|She|Both|Neither|Nor|The (?:same|shortcut|panel|two)\b|Newer guidance|Some of the extra|Researchers followed|Perhaps\.|In three small trials|A worldwide panel|\w+ly, (?:it|they|this|that)|For (?:many|most|some) women,? (?:it|they))\b/

/** The same, or one that says what follows from it. */
const leansOnLast = new RegExp(`${leans.source}|^If (?:it|that|this|they) `)

/** The sentences of a line from the one on in which a text begins, with the one that this one leans on. */
function sentencesFrom(line: string, at: number): { sentences: string[]; leansBack: boolean } {
  const sentences = splitSentences(line)
  let end = 0
  const first = Math.max(
    0,
    sentences.findIndex((sentence) => {
      end = line.indexOf(sentence, end) + sentence.length
      return end > at
    }),
  )
  const leansBack = leans.test(sentences[first]!) && first === 0
  let from = first
  while (from > 0 && leans.test(sentences[from]!)) from -= 1
  return { sentences: sentences.slice(from), leansBack }
}

/** What was read of a place, by the longest that it may be: the library's own words, cut into sentences once. */
const read = new WeakMap<Excerpt, Map<number, readonly string[]>>()

/**
 * The sentences of a passage from a place on, to the end of its paragraph or on into the next ones. Those that name a
 * dose are left out. Empty when they are all there is.
 */
export function readExcerpt(excerpt: Excerpt, longest = maxLength): readonly string[] {
  const ofPlace = read.get(excerpt) ?? new Map<number, readonly string[]>()
  read.set(excerpt, ofPlace)
  const known = ofPlace.get(longest)
  if (known) return known
  const sentences = cutExcerpt(excerpt, longest)
  ofPlace.set(longest, sentences)
  return sentences
}

/**
 * A row of a table of treatments, whole: a shortened warning reads as if it were all of it, and a figure says nothing
 * without the caption.
 */
function readRow(lines: readonly string[], row: number): string[] {
  const caption = lines.slice(0, row).findLast((line) => !isTableRow(line))
  const said = splitSentences(lines[row]!).filter((sentence) => !mentionsDose(sentence))
  return [...(caption ? [`${caption.replace(/[.:]$/, '')}.`] : []), ...said]
}

function cutExcerpt({ passage, start, readsOn }: Excerpt, longest: number): string[] {
  const lines = passage.body.split('\n')
  const first = lines.findIndex((line) => withPlainQuotes(line).includes(withPlainQuotes(start)))
  if (first === -1) return []
  if (isTableRow(lines[first]!)) return readRow(lines, first)
  const { sentences, leansBack } = sentencesFrom(
    lines[first]!,
    withPlainQuotes(lines[first]!).indexOf(withPlainQuotes(start)),
  )
  // “It can take a few weeks” is said of what stands above it.
  if (leansBack && first === 0 && passage.heading)
    sentences.unshift(/[.?!]$/.test(passage.heading) ? passage.heading : `${passage.heading}.`)
  const isReadOn = readsOn || sentences.at(-1)!.endsWith(':')
  const following = isReadOn ? lines.slice(first + 1).flatMap((line) => splitSentences(line)) : []
  const read: string[] = []
  let length = 0
  let isCut = false
  let isLeftOut = false
  for (const sentence of [...sentences, ...following]) {
    const isAnswer = read.at(-1)?.endsWith('?') && sentence.length <= roomForAnswer.length
    const isEnd = sentence === sentences.at(-1) && sentence.length <= roomForEnd.length
    const room = isAnswer ? roomForAnswer : isEnd ? roomForEnd : noRoom
    isCut =
      read.length > 0 &&
      (length + sentence.length >= longest + room.length || read.length >= maxSentences + room.sentences)
    if (isCut) break
    // What leans on a sentence that is left out says something else without it: “if that happened, don’t take them again”.
    isLeftOut = mentionsDose(sentence) || (isLeftOut && leansOnLast.test(sentence))
    if (isLeftOut) continue
    read.push(sentence)
    length += sentence.length + 1
  }
  // What announces a list says nothing without it, nor does a question whose answer would be too long.
  const last = read.at(-1)
  return last?.endsWith(':') || (isCut && last?.endsWith('?') && read.length > 1) ? read.slice(0, -1) : read
}
