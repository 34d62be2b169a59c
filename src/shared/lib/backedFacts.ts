import { wordsOf } from './prose'

/** Words that say nothing of what a sentence is about. */
const common =
  /^(?:about|after|again|also|because|before|being|could|every|from|have|help|helps|into|less|many|more|most|much|only|other|over|people|some|than|that|their|them|then|there|these|they|this|those|until|what|when|where|which|while|with|without|women|would|your)$/

/** Letters by which “lowers” and “lowered” are one word. */
const stemLength = 5

const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? []
const stemsIn = (text: string) =>
  wordsOf(text.toLowerCase())
    .filter((word) => word.length > 3 && !common.test(word) && !/\d/.test(word))
    .map((word) => word.slice(0, stemLength))

/**
 * Whether one of the cited passages speaks of what a sentence states: every number of it and at least two of its words
 * stand there. What the passage says of them only a reader can tell.
 */
export function isBacked(fact: string, passages: readonly string[]): boolean {
  const [numbers, stems] = [numbersIn(fact), new Set(stemsIn(fact))]
  const needed = Math.min(2, stems.size)
  return passages.some((passage) => {
    const there = new Set(stemsIn(passage))
    const figures = new Set(numbersIn(passage))
    return numbers.every((one) => figures.has(one)) && [...stems].filter((stem) => there.has(stem)).length >= needed
  })
}
