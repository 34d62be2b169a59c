import { createRandom } from './arithmetic'
import type { Concern } from './findConcern'

/** A message and what it is about; null for one that is no reason to worry. */
export type Example = { concern: Concern | null; message: string }

/** From so many words on a message is a letter: there are fewer of them, and they are what visitors write in need. */
const wordsOfLetter = 25
const copiesOfLetter = 3
/** What is told in a sentence or two is nearer to a letter than to a cry or a search. */
const wordsOfStory = 12
const copiesOfStory = 2

/** A message with one letter in three of its longer words wrong, missing, doubled or swapped. */
const misspell = (message: string, random: (bound: number) => number): string =>
  message
    .split(' ')
    .map((word) => {
      if (word.length < 4 || random(3) > 0) return word
      const at = 1 + random(word.length - 2)
      const slips = [
        word.slice(0, at) + word.slice(at + 1),
        word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
        word.slice(0, at) + word[at] + word.slice(at),
        word.slice(0, at) + 'aeiorstn'[random(8)] + word.slice(at + 1),
      ]
      return slips[random(slips.length)]!
    })
    .join(' ')

/**
 * The examples as they are trained on: letters more than once, some with misspelled words, and ordinary ones also
 * joined to longer ones, so that length alone is no reason to worry.
 */
export function varyExamples(examples: readonly Example[]): Example[] {
  const random = createRandom()
  const ordinary = examples.filter(({ concern }) => concern === null)
  const pick = () => ordinary[random(ordinary.length)]!.message
  return examples.flatMap((example) => {
    const { concern, message } = example
    const words = message.split(' ').length
    const copies = words >= wordsOfLetter ? copiesOfLetter : words >= wordsOfStory ? copiesOfStory : 1
    const varied: Example[] = Array.from({ length: copies }, () => example)
    if (random(concern === null ? 6 : 2) === 0) varied.push({ concern, message: misspell(message, random) })
    if (concern === null && random(3) === 0)
      varied.push({ concern, message: [message, ...Array.from({ length: 1 + random(5) }, pick)].join('. ') })
    return varied
  })
}
