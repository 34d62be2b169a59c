import { medicinesIn, type NamePattern } from '../question/medicinesAndConditions'
import { readExcerpt } from '../quoting/readExcerpt'
import { answersIt, mayAnswer } from '../retrieval/judgeFound'
import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'

type Find<Found> = (asked: { question: string; earlier: string }) => Found

/** Each pair costs a search. */
const mostPairs = 4
const placesRead = 2
const speaks = ({ asked, said }: NamePattern, text: string): boolean => asked.test(text) || said.test(text)
const nameOf = ({ asked }: NamePattern, text: string): string => asked.exec(text)![0]
const textOf = ({ excerpts }: FoundAnswer): string =>
  excerpts.map((excerpt) => `${excerpt.passage.heading} ${readExcerpt(excerpt).join(' ')}`).join(' ')
const isTaken = /\b(?:i(?:['’]m| am)|been|put me)\s(?:\w+ ){0,2}?(?:on|taking)\b|\bi (?:\w+ )?take\b|^\W*on\b/i

/**
 * Finds what the library says of a medicine that may be read with one that she takes: “the antidepressants” to a woman on
 * tamoxifen is no answer without the two that get in its way.
 */
export function findBesideHerMedicine<Found extends FoundLibrary>(
  find: Find<Found>,
  question: string,
  found: Found,
): Pick<FoundLibrary, 'besideHers'> {
  const own = isTaken.test(question) ? medicinesIn(question) : []
  if (own.length === 0) return {}
  const read = found.answers
    .filter((answer) => mayAnswer(answer, found))
    .slice(0, placesRead)
    .map(textOf)
    .join(' ')
  const pairs = own.flatMap((hers) =>
    medicinesIn(read)
      .filter((other) => other !== hers && !speaks(hers, nameOf(other, read)))
      .map((other) => ({ hers, other })),
  )
  for (const { hers, other } of pairs.slice(0, mostPairs)) {
    const together = find({
      question: `is it safe to take ${nameOf(other, read)} with ${nameOf(hers, question)}`,
      earlier: '',
    })
    const place = together.answers.find(
      (answer) => answersIt(answer, together) && [hers, other].every((named) => speaks(named, textOf(answer))),
    )
    if (place) return { besideHers: { place, hers, other } }
  }
  return {}
}
