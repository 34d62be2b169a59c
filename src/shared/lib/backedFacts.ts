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

/** How many words of a sentence a passage has, if it has every number of it; else -1. */
export function sharedWords(sentence: string, passage: string): number {
  const figures = new Set(numbersIn(passage))
  if (numbersIn(sentence).some((one) => !figures.has(one))) return -1
  const there = new Set(stemsIn(passage))
  return [...new Set(stemsIn(sentence))].filter((stem) => there.has(stem)).length
}

/** How many words of its own a sentence has. */
export const countWords = (sentence: string): number => new Set(stemsIn(sentence)).size

/** Words that two sentences on the same thing share at least; fewer where the one has fewer. */
export const wordsInCommon = (sentence: string): number => Math.min(2, countWords(sentence))

/**
 * Whether one of the cited passages speaks of what a sentence states: every number of it and at least two of its words
 * stand there. What the passage says of them only a reader can tell.
 */
export const isBacked = (fact: string, passages: readonly string[]): boolean =>
  passages.some((passage) => sharedWords(fact, passage) >= wordsInCommon(fact))
