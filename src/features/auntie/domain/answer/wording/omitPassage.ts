import type { Judgement } from '../../safety/recognizer'
import { isFaint } from '../../safety/recognizer'
import { asksOfRemedies } from '../../safety/replies'
import { tellsLongOver } from '../../safety/isLongOver'
import { normalizeMessage } from '../../safety/normalizeMessage'
import { crises } from '../../safety/safetyAnswer'
import { medicinesIn } from '../question/medicinesAndConditions'
import { hasQuestionForm } from '../question/questionForm'
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

/** What a wish to die is put down to: “might it only be my hormones?” */
const ofCause =
  /\b(?:(?:is|was|are|might|could|may|can|would|will) (?:it|this|that|these|they|all (?:this|that|of it|of this))|(?:it|that|this)(?:['’]?s| is| was| might be| could be| may be| must be| has to be)|down to|because of|blame|caused? by|just|only)\b(?: (?!how\b|what\b|which\b|tell\b|want\b|true\b|right\b|good\b|safe\b|ok\b|normal\b|best\b|time\b)[\w'’]+){0,3}? (?:hormon\w*|menopaus\w*|peri\w*|the change|my age|pms|pmdd|my (?:period|cycle)|time of (?:the month|life)|tired(?:ness)?|exhaustion|(?:lack of|no|bad) sleep|stress|burn ?out|thyroid|hrt|the (?:patch|gel|pill|tablets?|progesterone|progestogen)|progest\w+|hormones?)\b/i
const isPutDownToBody = (question: string, before: Judgement['concern'] | null): boolean =>
  before === 'self-harm' && hasQuestionForm(question) && ofCause.test(question)

/** “How do I get my libido back, he says it’s my duty” after a blow is no question of hormones. */
const ofDesire = /\b(?:libido|sex\w*|desire|in the mood|want (?:him|it) (?:again|more)|intimacy|intimate|in bed)\b/i
const forHim =
  /\b(?:duty|duties|owe\w*|(?:he|husband|partner|she) (?:\w+ )?(?:says?|said|expects?|wants?|demands?|needs?|insists?|gets? (?:angry|cross|nasty|mad)|threatens?|will|['’]ll|blames?|thinks)|for (?:him|his sake)|keep him (?:happy|sweet|calm)|please him|his (?:rights?|needs)|or (?:else|he))\b/i
const isToPleaseHim = (question: string, before: Judgement['concern'] | null): boolean =>
  hurtByAnother.includes(before) && ofDesire.test(question) && forHim.test(question)

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
  isPutDownToBody(question, before) ||
  isToPleaseHim(question, before) ||
  (hurtByAnother.includes(before) &&
    judgeFound(found) !== 'answer' &&
    !isReadOfNamed(question, found) &&
    !(medicinesIn(question).length === 0 && asksOfRemedies(question))) ||
  (judged !== null &&
    !isFaint(judged) &&
    grave.includes(judged.concern) &&
    earlier === '' &&
    judgeFound(found) !== 'answer')

const besideNeedText =
  'Thank you for telling me. I’m a program that reads our library, and no page of it is right for this. A person is: somebody who can listen, and ask back.'
const survivedText =
  'Thank you for telling me, love, and I’m glad it’s behind you. I’m a program, and in a letter like this I lose the question. Ask it once more in a few words, and I’ll read you what our library has.'
const nobodysDutyText =
  'Sex is nobody’s duty, married or not, and least of all with somebody who hurts you. So I’ll read you nothing on how to want it more for that. You may say no, and whether you want it is yours to know. When you are safe and ask for yourself, I’ll look it up.'
const besideDespairText =
  'Hormones, bad nights and a hard time can make dark thoughts darker. That doesn’t make them wait, and it doesn’t make them less real: what you told me wants a person today, whatever is behind it. Tell a doctor both, what you wrote here and what your body does.'

const sayToNeed = (question: string): string =>
  tellsLongOver(normalizeMessage(question)) ? survivedText : besideNeedText

/** Said instead, before the lines. */
export const sayBesideNeed = (question: string, before: Judgement['concern'] | null): string =>
  isToPleaseHim(question, before)
    ? nobodysDutyText
    : isPutDownToBody(question, before)
      ? besideDespairText
      : sayToNeed(question)
