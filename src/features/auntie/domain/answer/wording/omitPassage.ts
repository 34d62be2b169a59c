import type { Judgement } from '../../safety/recognizer'
import { isFaint } from '../../safety/recognizer'
import { crises } from '../../safety/safetyAnswer'
import type { SearchQuery } from '../../conversation'
import type { FoundLibrary } from '../retrieval/foundLibrary'
import { judgeFound } from '../retrieval/judgeFound'

/** Emergencies of the body in which minutes count, and crises. */
const grave: readonly Judgement['concern'][] = [...crises, 'chest-pain', 'stroke', 'sudden-headache', 'other-emergency']

/**
 * Whether nothing is read beside what may be need: a passage that is only near, such as how to breathe or to train the pelvic
 * floor, holds somebody up who fears for a life. What goes on with a question is one.
 */
export const isBetterWithoutPassage = (
  judged: Judgement | null,
  found: FoundLibrary,
  { earlier }: Pick<SearchQuery, 'earlier'>,
): boolean =>
  judged !== null &&
  !isFaint(judged) &&
  grave.includes(judged.concern) &&
  earlier === '' &&
  judgeFound(found) !== 'answer'

/** Said instead, before the lines. */
export const besideNeedText = 'I’m a program that reads our library, and no page of it is right for this. A person is.'
