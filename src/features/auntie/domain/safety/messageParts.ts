/** Words that stand for a sentence in a message without full stops. */
const wordsInPart = 30

/** Sentences of a normalized text, each as one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(' . ')
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Sentences as a normalized text. */
export const asText = (...sentences: string[]) => ` ${sentences.join(' . ')} . `

/** Neighboring sentences, two at a time: what is meant seldom needs more. */
export function partsOf(sentences: readonly string[]): string[] {
  const pieces = sentences.flatMap((sentence) => {
    const words = sentence.split(' ')
    return Array.from({ length: Math.ceil(words.length / wordsInPart) }, (_, index) =>
      words.slice(index * wordsInPart, (index + 1) * wordsInPart).join(' '),
    )
  })
  return pieces.length < 3 ? [] : pieces.slice(1).map((piece, index) => asText(pieces[index]!, piece))
}
