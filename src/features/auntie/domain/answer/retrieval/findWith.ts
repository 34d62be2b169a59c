import { isSitePage } from '@/shared/lib/pageOfSite'

import type { SearchQuery } from '../../conversation'
import type { FoundAnswer, FoundLibrary } from './foundLibrary'
import { removeAsides, removeSimiles } from '../question/removeAsides'
import { splitSentences } from '../text/sentences'
import { answersIt, fitsQuestion, judgeFound, likelihoodOf, minAnswer } from './judgeFound'

/** Sentences of a story that are looked for by themselves. */
const mostSentences = 2
const asksAnything = /\?\s*$/
/** “Is there any proof for it” asks about what was told before, and “is it the estrogen or my sugar” may. */
const surelyPointsBack =
  /\b(?:about|with|of|for|from|in) (?:it|this|that|these|those|them)\b|\b(?:cause|push|raise|lower|bring|make|feed|affect|help|stop|treat|fix|shift|ease|trigger|worsen|put|set) (?:it|this|that|these|those|them)\b/i
const mayPointBack = /\b(?:is|are|was|were|could|can|does|do|did|will|would) (?:it|this|that|these|those|they)\b/i

/** “Are they really that dangerous?” says little by itself: it is asked of what stands before it unless it is much surer. */
const saysLittle = 2
const muchSurer = 1.5
const bestLikelihood = (found: FoundLibrary) => (found.answers[0] && likelihoodOf(found.answers[0], found)) ?? 0

/** Whether a sentence's answer is about what its story is about: “does it have to be a prescription?” may be of anything. */
function agrees({ slug }: FoundAnswer, { answers, modules }: FoundLibrary): boolean {
  if (isSitePage(slug)) return !answers.some((place) => !isSitePage(place.slug) && place.score >= minAnswer.score)
  return [...answers, ...modules].some((place) => place.slug === slug)
}

/** What answers a question within a story, whose other words hide it; nothing where none does. */
function findInSentences<Found extends FoundLibrary>(find: Find<Found>, story: string, whole: Found) {
  const sentences = splitSentences(story)
  if (sentences.length < 2) return undefined
  return sentences
    .map((sentence, at) => ({ sentence, before: sentences.slice(0, at).join(' ') }))
    .filter(({ sentence }) => asksAnything.test(sentence))
    .slice(-mostSentences)
    .flatMap(({ sentence, before }) => {
      const alone = () => find({ question: sentence, earlier: '' })
      if (!surelyPointsBack.test(sentence) && !mayPointBack.test(sentence)) return [alone()]
      const together = find({ question: sentence, earlier: before })
      if (surelyPointsBack.test(sentence) || judgeFound(together) === 'answer') return [together]
      // “Is that peri?” asks about what was told before, and names nothing by itself.
      const own = alone()
      const isOwn = own.terms.asked.length > saysLittle || bestLikelihood(own) >= muchSurer * bestLikelihood(together)
      return isOwn && !own.answers[0]?.isGeneral ? [own] : []
    })
    .filter((found) => {
      const [best] = found.answers
      return judgeFound(found) === 'answer' && best && answersIt(best, found) && agrees(best, whole)
    })
    .sort((a, b) => b.answers[0]!.score - a.answers[0]!.score)[0]
}

/** So many words make a story, and so many sentences of it are looked for: each costs a search. */
const fewestWordsOfStory = 25
const mostTold = 4
/** So likely it has to be. */
const surelyTold = 0.5

/** What answers a complaint that a story tells, where what it asks finds nothing: “is she right?” names nothing by itself. */
function findInTold<Found extends FoundLibrary>(find: Find<Found>, story: string, whole: Found) {
  if (story.split(/\s+/).length < fewestWordsOfStory || judgeFound(whole) !== 'nothing') return undefined
  const told = splitSentences(story)
    .filter((sentence) => !asksAnything.test(sentence) && sentence.split(/\s+/).length > saysLittle)
    .slice(-mostTold)
    .map((sentence) => find({ question: sentence, earlier: '' }))
    .filter((found) => {
      const [best] = found.answers
      return (
        judgeFound(found) === 'answer' && best?.isWhole && !isSitePage(best.slug) && bestLikelihood(found) >= surelyTold
      )
    })
    .sort((a, b) => bestLikelihood(b) - bestLikelihood(a))[0]
  return told && { ...told, isOfTold: true }
}

/** What answers a question without what only stands around it, where the whole has no answer. */
function findWithoutAsides<Found extends FoundLibrary>(find: Find<Found>, question: string, whole: Found) {
  // What is plainly about something else stays so: “I pricked my thumb again, are my eyes changing?”
  if (judgeFound(whole) === 'nothing' || splitSentences(question).length > 1) return undefined
  const asked = removeAsides(question)
  if (!asked) return undefined
  const found = find({ question: asked, earlier: '' })
  const [best] = found.answers
  const isAnswer = judgeFound(found) === 'answer' && best && answersIt(best, found) && agrees(best, whole)
  return isAnswer && found.terms.asked.length >= saysLittle ? found : undefined
}

/** A comparison has words of its own, which may ask for another place: what is surer without it is what was asked. */
function findWithoutSimiles<Found extends FoundLibrary>(find: Find<Found>, question: string, whole: Found): Found {
  const asked = splitSentences(question).length === 1 ? removeSimiles(question) : undefined
  const found = asked ? find({ question: asked, earlier: '' }) : whole
  return judgeFound(found) === 'answer' && bestLikelihood(found) > bestLikelihood(whole) ? found : whole
}

type Find<Found> = (asked: { question: string; earlier: string }) => Found

/** What stands for something that was named before, so that a question is none by itself. */
const standsForNamed =
  /\b(?:it|they|them|this|that|those|these|one|ones|both|the same|the other|another|instead|besides|else|more|then too)\b/i
/** “What else for dry eyes” turns to them. */
const turnsElsewhere = /\b(?:else|more) (?=(?:for|about|on) )/i
/** So likely a follow-up is answered by itself, and so much likelier than with what came before. */
const surelyItsOwn = { likelihood: 0.45, share: 0.6 }

/**
 * Whether a follow-up names all that it asks (“and how do I tell the children?”), which what was asked before only hides:
 * by itself it has a likely answer with words of its own, and together with what came before one that has none of them.
 * @param message as it was written, without what was told before
 */
function asksByItself(alone: FoundLibrary, together: FoundLibrary, message: string): boolean {
  const [[own], [best]] = [alone.answers, together.answers]
  if (standsForNamed.test(message.replace(turnsElsewhere, '')) || !own?.lead || own.isGeneral || isSitePage(own.slug))
    return false
  if (own.terms.length === 0 || judgeFound(alone) !== 'answer' || bestLikelihood(alone) < surelyItsOwn.likelihood)
    return false
  const isMet = best?.terms.some((term) => own.terms.includes(term)) ?? false
  if (!isMet) return bestLikelihood(together) < bestLikelihood(alone)
  return judgeFound(together) !== 'answer' && bestLikelihood(together) < surelyItsOwn.share * bestLikelihood(alone)
}

/**
 * Whether a follow-up names something that the library plainly holds, and nothing that is found with what came before
 * speaks of: “and does it stop the flashes too?” after a pill for heavy periods.
 */
function namesUnmet(alone: FoundLibrary, together: FoundLibrary): boolean {
  const own = alone.answers[0]?.terms ?? []
  return (
    own.length > 0 &&
    judgeFound(alone) === 'answer' &&
    bestLikelihood(alone) >= surelyItsOwn.likelihood &&
    !together.answers.some((place) => place.terms.some((term) => own.includes(term)))
  )
}

/**
 * What is found for a question, with what it leans on: where it may lean, only if it is no question by itself. Where a
 * story as a whole has no answer, what is asked in it may.
 */
export function findWith<Found extends FoundLibrary>(
  find: Find<Found>,
  { question, earlier, leans }: SearchQuery,
  message = question,
): Found {
  const alone = leans ? undefined : find({ question, earlier: '' })
  if (alone && !earlier)
    return judgeFound(alone) === 'answer'
      ? findWithoutSimiles(find, question, alone)
      : (findInSentences(find, question, alone) ??
          findWithoutAsides(find, question, alone) ??
          findInTold(find, question, alone) ??
          alone)
  const together = find({ question, earlier })
  const bare = earlier ? find({ question: message, earlier: '' }) : undefined
  if (bare && asksByItself(bare, together, message)) return { ...bare, isOfItself: true }
  if (bare && leans && namesUnmet(bare, together)) return { ...together, isUnmet: true }
  if (!alone || !fitsQuestion(alone)) return together
  return staysWith(together, find({ question: earlier, earlier: '' }), alone) ? together : alone
}

/** Whether a question that would do by itself is about what was asked before all the same, and says more of it. */
function staysWith(together: FoundLibrary, before: FoundLibrary, alone: FoundLibrary): boolean {
  const [[best], [earlier], [other]] = [together.answers, before.answers, alone.answers]
  return (
    best !== undefined &&
    best.slug === earlier?.slug &&
    best.score > (other?.score ?? 0) &&
    best.terms.some((term) => !earlier.terms.includes(term))
  )
}
