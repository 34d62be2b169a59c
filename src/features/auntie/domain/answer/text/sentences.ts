const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The segmenter takes the full stop behind these for the end of a sentence when a capital follows. */
const endsInAbbreviation = /\b(?:e\.g|i\.e|dr|mr|mrs|ms|vs|etc|a\.m|p\.m)\.\s+$/i

/** Citations such as `[1]` that stand behind the full stop and belong to the sentence before it. */
const leadingCitations = /^(?:\[\d+\]\s*)+/

/**
 * A text of one sentence, as most questions are: nothing that ends one, but at its end. Each text that the segmenter reads
 * costs memory that V8 counts against the heap, and so a collection before its time.
 */
const oneSentence = /^[\w ,;:'"()‘’“”–—/&%+-]+[.!?]*\s*$/

/**
 * Cuts a text into sentences, each with the space behind it.
 * An address is never cut in two: a sentence ends only where white space follows.
 */
function segment(text: string): string[] {
  if (oneSentence.test(text)) return [text]
  const sentences: string[] = []
  // Markup is no letter that the segmenter would begin a sentence with.
  const segments = Array.from(segmenter.segment(text), ({ segment }) =>
    segment.split(/(?<=[.!?][\s\d[\]]*)(?=<)/),
  ).flat()
  for (const segment of segments) {
    const before = sentences.at(-1)
    if (before === undefined) {
      sentences.push(segment)
      continue
    }
    const isNewSentence = /\s$/.test(before) && !endsInAbbreviation.test(before) && segment.trim() !== ''
    const citations = isNewSentence ? (leadingCitations.exec(segment)?.[0] ?? '') : segment
    const rest = segment.slice(citations.length)
    const isCutBeforeBracket = rest.startsWith('[')
    sentences[sentences.length - 1] = before + (isCutBeforeBracket ? segment : citations)
    if (rest && !isCutBeforeBracket) sentences.push(rest)
  }
  return sentences
}

/**
 * Takes complete sentences off the front of a text that is still growing.
 * @returns the sentences, each with the space or line break behind it, and what is not finished yet
 */
export function takeCompleteSentences(text: string): { sentences: string[]; rest: string } {
  const sentences = segment(text)
  const unfinished = sentences.length > 0 ? [sentences.pop()!] : []
  // Whether a sentence ended can depend on the first letter behind it: “7.” and then “5 years” or “Then”.
  while (sentences.length > 0 && !sentences.at(-1)!.endsWith('\n') && !/\p{L}/u.test(unfinished[0]!))
    unfinished.unshift(sentences.pop()!)
  return { sentences, rest: unfinished.join('') }
}

/** Every sentence of a finished text, without the space around it. */
export const splitSentences = (text: string): string[] =>
  segment(text)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
