import type { Judgement } from '../../safety/recognizer'
import { isFaint } from '../../safety/recognizer'
import { crises } from '../../safety/safetyAnswer'
import { medicinesIn } from '../question/medicinesAndConditions'
import type { SearchQuery } from '../../conversation'
import type { FoundLibrary } from '../retrieval/foundLibrary'
import { judgeFound } from '../retrieval/judgeFound'

/** Emergencies of the body in which minutes count, and crises. */
const grave: readonly Judgement['concern'][] = [...crises, 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency']

/** Whoever was hurt and asks how to be easier to live with is not told what to mend in herself. */
const hurtByAnother: readonly (Judgement['concern'] | null)[] = ['strangulation', 'rape', 'violence']

const placesRead = 2
const ofHim = /\b(?:he|him|his|they|them|us|we)\b/i
/** What is read of magnesium, which she asks of, holds up nobody and mends nothing in her. */
const isReadOfNamed = (question: string, { answers }: FoundLibrary): boolean =>
  !ofHim.test(question) &&
  medicinesIn(question).some(({ said }) =>
    answers
      .slice(0, placesRead)
      .some(({ excerpts }) => excerpts.some(({ passage, start }) => said.test(`${passage.heading} ${start}`))),
  )

/**
 * Whether nothing is read beside what may be need: a passage that is only near, such as how to breathe or to train the pelvic
 * floor, holds somebody up who fears for a life. What goes on with a question is one.
 * @param before the crisis or the sign of an illness that was told before
 */
export const isBetterWithoutPassage = (
  judged: Judgement | null,
  found: FoundLibrary,
  { question, earlier }: Pick<SearchQuery, 'question' | 'earlier'>,
  before: Judgement['concern'] | null = null,
): boolean =>
  (hurtByAnother.includes(before) && judgeFound(found) !== 'answer' && !isReadOfNamed(question, found)) ||
  (judged !== null &&
    !isFaint(judged) &&
    grave.includes(judged.concern) &&
    earlier === '' &&
    judgeFound(found) !== 'answer')

/** Said instead, before the lines. */
export const besideNeedText = 'I’m a program that reads our library, and no page of it is right for this. A person is.'
