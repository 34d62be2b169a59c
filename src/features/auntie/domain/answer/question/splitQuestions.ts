import { splitSentences } from '../text/sentences'
import type { SubjectOf } from '../../conversation'
import { hasQuestionForm } from './questionForm'

const asking =
  "do|does|did|is|isn['’]t|are|aren['’]t|am|can|can['’]t|could|should|shouldn['’]t|shall|must|may|might|will|would|has|have|what|what['’]s|how|why|when|which|where|who|any"
/** “Boiling under my coat” in front of “any tips?” asks nothing. */
const hasAskingWord = new RegExp(
  `^\\W*(?:(?:and|but|so|or|also|plus|first(?:ly)?|second(?:ly)?|kindly|please|tell|me),? ){0,3}(?:${asking}|whether)\\b|\\b(?:${asking}|whether|if) (?:i|it|this|that|these|those|they|we|you|he|she|there|the|my|an?|any|one|people|others?)\\b|\\b(?:till?|until|up to|at|from) what age\\b`,
  'i',
)
/** Between the questions of a sentence: “is it my age, and would hormones lower it?”. */
const joins = new RegExp(
  `(?:,?\\s+(?:and|&|also|plus|but|or)|[,;:])\\s+(?=(?:also |if not, |so )?(?:(?:if|when|once) (?:[\\w'’]+ ){1,6}?)?(?:${asking})\\b)`,
  'i',
)
/** The same in a sentence that asks without a question mark, where “, who” begins what is told of somebody. */
const joinsTold = new RegExp(
  `,?\\s+(?:and|&|also|plus|but|or)\\s+(?=(?:also |if not, |so )?(?:(?:if|when|once) (?:[\\w'’]+ ){1,6}?)?(?:${asking})\\b)`,
  'i',
)
const auxiliary = "do|does|did|is|isn['’]t|are|am|can|could|should|shall|must|may|might|will|would"
/** What asks without a question mark: “what they said” tells, and so does “have no pain”. */
const asksUnmarked = `(?:${auxiliary})\\b|(?:has|have) (?:i|it|they|we|you|he|she|any)\\b|what['’]?s\\b|any\\b|(?:what|how|why|when|which|where|who)(?: [\\w'’-]+){0,3}? (?:${auxiliary}|helps?|works?|to)\\b`
/** The same in a short message without any question mark, where “or” sets two sides of one against each other. */
const joinsUnmarked = new RegExp(
  `,?\\s+(?:and|&|also|plus)\\s+(?=(?:also |if not, |so )?(?:${asksUnmarked}|(?:[\\w-]+ ){1,2}(?:till?|until|up to|at|from) what age\\b))`,
  'i',
)
/** As many are looked for, the last ones: each costs two searches. */
const mostQuestions = 3

/** What somebody would like to know without a question mark: “what I’d like to know is can it come back.” */
const asksIndirectly =
  /\b(?:i(?:['’]d| would)(?: also| really| just)? (?:like|love|want) to (?:know|ask|hear)|what i(?:['’]d| would)? (?:also |really )?(?:like|want|need) to know|i (?:also |just )?wonder(?:ed)?|i(?:['’]m| am| was) (?:also )?wondering|(?:can|could) you (?:please )?(?:tell|advise|explain)|(?:kindly|please) (?:tell|advise|explain)|my (?:\w+ )?question is|tell me)\b.{0,40}?\b(?:if|whether|what|how|why|when|which|who|can|could|is|are|does|do|should)\b/i
/** Longer messages without any question mark are told, and cost as many searches. */
const mostWordsUnmarked = 60
const isUnmarked = (all: readonly string[]) =>
  !all.some((one) => one.includes('?')) && all.join(' ').split(/\s+/).length <= mostWordsUnmarked
/** A letter asks so; of a short message it is the one question. */
const isAsked = (sentence: string, all: readonly string[]) =>
  !endsInTag.test(sentence) &&
  (all.length < sentencesOfLetter
    ? sentence.endsWith('?') || (isUnmarked(all) && hasQuestionForm(sentence))
    : !isShort.test(sentence) && (sentence.endsWith('?') || asksIndirectly.test(sentence)))
/** “There’s no way of counting, right?” is told. */
const endsInTag =
  /,\s*(?:right|yes|yeah|no|innit|huh|eh|(?:is|are|do|does|did|was|wo|ca)n['’]?t (?:it|they|i|you|we))\s*\?+$/i
const sentencesOfLetter = 4
/** “Hiya, me again??” */
const isShort = /^\W*(?:[\w'’-]+\W+){1,3}$/

/** A part that asks nothing by itself: “And if not, is there some way?” is one question. */
const isFragment = (part: string) =>
  part.split(/\s+/).length < 3 || /^(?:and |but |or |so )?if\b(?:\W+\S+){1,3}$/i.test(part)

/** A doctor is named around most questions; another one is what is asked for. */
const ofAnotherDoctor =
  /\b(?:another|a different|a new|change|switch|swap) (?:doctors?|gps?|surger(?:y|ies)|practices?)\b|\bsecond opinion\b/i

/** The questions that are joined in one sentence; one that names nothing goes with the one before it. */
function partsIn(sentence: string, joinsOf: RegExp, subjectOf: SubjectOf): string[] {
  const parts: string[] = []
  const namesNothing = (part: string) => isFragment(part) || (subjectOf(part) === 'none' && !ofAnotherDoctor.test(part))
  for (const part of sentence.split(joinsOf)) {
    const last = parts.at(-1)
    if (last !== undefined && (namesNothing(last) || namesNothing(part))) parts[parts.length - 1] = `${last}, ${part}`
    else parts.push(part)
  }
  return parts
}

/** A question of a message, and all that is told before it. */
export type AskedQuestion = { asked: string; before: string }

/** What a message asks, question by question. */
export const splitQuestions = (message: string, subjectOf: SubjectOf): AskedQuestion[] =>
  splitSentences(message)
    .flatMap((sentence, at, all) => {
      if (!isAsked(sentence, all)) return []
      const told = all.slice(0, at).join(' ')
      const joinsOf = sentence.endsWith('?') ? joins : all.length < sentencesOfLetter ? joinsUnmarked : joinsTold
      const parts = partsIn(sentence, joinsOf, subjectOf)
      return parts.flatMap((asked, part) =>
        hasAskingWord.test(asked) ? [{ asked, before: [told, ...parts.slice(0, part)].join(' ').trim() }] : [],
      )
    })
    .slice(-mostQuestions)
