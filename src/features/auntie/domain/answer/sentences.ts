/**
 * Takes whole sentences off the front of a text that is still growing.
 * @returns the sentences, each with the space or line break behind it, and what is not finished yet
 */
export function takeCompleteSentences(text: string): { sentences: string[]; rest: string } {
  const sentences: string[] = []
  let start = 0
  // A citation may stand behind the full stop and belongs to the sentence before it.
  for (const { 0: end, index } of text.matchAll(/(?:[.!?…]+["”’)]*(?:\s?\[\d+\])*\s+(?=[^\s[])|\n+)/g)) {
    if (/\b(?:e\.g|i\.e|dr|mr|mrs|ms|vs|etc|a\.m|p\.m)\.\s+$/i.test(text.slice(start, index) + end)) continue
    sentences.push(text.slice(start, index + end.length))
    start = index + end.length
  }
  return { sentences, rest: text.slice(start) }
}

/** Every sentence of a finished text, without the space around it. */
export function splitSentences(text: string): string[] {
  const { sentences, rest } = takeCompleteSentences(text)
  return [...sentences, rest].map((sentence) => sentence.trim()).filter(Boolean)
}
