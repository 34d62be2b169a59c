import { conditionsOf } from '../question/medicinesAndConditions'
import type { FoundLibrary } from './foundLibrary'
import { judgeFound, likelihoodOf } from './judgeFound'
import { wordsNamed } from '../../conversation'
import { thingsIn } from '../../recall/nameAntecedent'

/** What stands for something that was named before, so that a question says nothing by itself. */
const pointsBack =
  /\b(?:it|its|they|them|their|this|that|those|these|one|ones|both|same|other|another|instead|besides|else|more|either|which)\b/i
/** So many words of its own make a question that can be asked by itself. */
const fewestOwn = 2
/** So likely it has to be, */
const likely = 0.4
/** and of so many subjects of before it may be. */
const mostTopics = 3

/** What a conversation was about, in the words of its questions: what was taken, what somebody has, parts of her. */
const topics =
  /\b(?:(?:breast|womb|ovarian) )?cancer\b|\b(?:hot )?(?:flush(?:es)?|flash(?:es)?)\b|\bnight sweats?\b|\bsweats?\b|\b(?:sleep|insomnia|periods?|bleeding|bones?|joints?|knees?|hips?|shoulders?|skin|hair|acne|mood|anxiety|depression|rage|anger|libido|sex|dryness|bladder|utis?|leaks?|weight|belly|heart|palpitations?|cholesterol|blood pressure|migraines?|headaches?|brain fog|memory|fatigue|fibroids|ovaries|womb|hysterectomy|ablation|coil|thyroid|diabetes|breasts?|contraception|pregnan\w+|work|menopause|perimenopause)\b/gi

function topicsOf(earlier: string): readonly string[] {
  const named = [
    ...thingsIn(earlier),
    ...conditionsOf(earlier).map(({ asked }) => asked.exec(earlier)![0]),
    ...(earlier.match(topics) ?? []),
  ].map((name) => name.trim().toLowerCase())
  return [...new Set(named)].slice(-mostTopics)
}

/**
 * What answers a question in a conversation where all that was found for it was read before: by what it asks itself, of what
 * the conversation is about in a word or two, so that the earlier question does not ask for its own answer again.
 * @param isNew whether something of it was not read yet
 * @returns what was found and the question that it was found for; nothing where nothing new answers
 */
export function findAfresh<Found extends FoundLibrary>(
  find: (asked: { question: string; earlier: string }) => Found,
  { question, earlier }: { question: string; earlier: string },
  isNew: (found: Found, question: string) => boolean,
): { found: Found; question: string } | undefined {
  const own = wordsNamed(question)
  const of = topicsOf(earlier).filter((topic) => !question.toLowerCase().includes(topic))
  const asked = [
    ...(of.length > 0 && own.length > 0 ? [`${question.replace(/[\s.?!]+$/, '')}: ${of.join(', ')}?`] : []),
    ...(own.length >= fewestOwn && !pointsBack.test(question) ? [question] : []),
  ]
  for (const one of asked) {
    const found = find({ question: one, earlier: '' })
    const [best] = found.answers
    if (!best || best.isGeneral || judgeFound(found) !== 'answer') continue
    if ((likelihoodOf(best, found) ?? 0) >= likely && isNew(found, one)) return { found, question: one }
  }
  return undefined
}
