import type { FoundLibrary } from '../retrieval/foundLibrary'
import { bestAnswer, isSamePlace } from '../ranking/questionParts'
import { readExcerpt } from '../quoting/readExcerpt'
import { medicinesIn } from '../question/medicinesAndConditions'

/** From so many on remedies are a list, of which each wants a line; so many are looked for, and so many read. */
const fewest = 3
const mostSought = 6
const mostRead = 3

/** What she takes is told, and not asked about. */
const isTaken = /\bi(?:['’]m| am|['’]ve| have| already)?(?: been| now| also)? (?:on|take|taking|took|taken)\b/i

type Find = (asked: { question: string; earlier: string }) => FoundLibrary

/** Reads what is said of each remedy of a list that is asked about: “maca, ashwagandha, DHEA: which is worth it?” */
export function readEachNamed<Found extends FoundLibrary>(find: Find, question: string, found: Found): Found {
  const named = (isTaken.test(question) ? [] : medicinesIn(question))
    .map(({ asked }) => ({ asked, ...asked.exec(question)! }))
    .sort((a, b) => a.index - b.index)
  if (named.length < fewest) return found
  const read = found.answers
    .slice(0, 2)
    .map(({ excerpts }) => excerpts.flatMap((excerpt) => readExcerpt(excerpt)).join(' '))
  // What speaks of several together is an answer to a list.
  if (read.some((text) => named.filter(({ asked }) => asked.test(text)).length > 1)) return found
  const places = named.slice(0, mostSought).flatMap(({ asked, 0: name }) => {
    const place = bestAnswer(find({ question: `what is ${name}`, earlier: '' }))
    const says = place?.excerpts.some((excerpt) => asked.test(readExcerpt(excerpt).join(' ')))
    return place && says ? [{ ...place, excerpts: place.excerpts.slice(0, 1) }] : []
  })
  const [first, second, ...more] = places
    .filter((place, at) => places.findIndex((other) => isSamePlace(other, place)) === at)
    .slice(0, mostRead)
  if (!first || !second) return found
  return {
    ...found,
    answers: [first, { ...second, isOfOtherPart: true }],
    alsoAsked: more.map((place, at) => ({ ...place, question: at, isSurelyAsked: true })),
    questions: [],
  }
}
