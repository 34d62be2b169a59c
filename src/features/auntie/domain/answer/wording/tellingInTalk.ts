import { isSitePage } from '@/shared/lib/pageOfSite'
import { typeset } from '@/shared/lib/typeset'

import { thingsIn } from '../../recall/nameAntecedent'
import { ownWords } from '../../recall/ownWords'
import type { Judgement } from '../../safety/recognizer'
import { tellsOfPet } from '../../safety/replies'
import type { AuntieLink } from '../../conversation'
import type { FoundAnswer, FoundLibrary } from '../retrieval/foundLibrary'
import { judgeFound, mayAnswer } from '../retrieval/judgeFound'
import { splitSentences } from '../text/sentences'
import { hasQuestionForm, namesNothing } from '../question/questionForm'
import { isAcknowledged, listeningText } from './chatter'
import { chooseWording } from './chooseWording'
import { passageLink } from './libraryAnswer'
import { classifyStatement, type StatementKind } from './statementKinds'
import { carefulText, statementTexts } from './statementTexts'

type Find = (asked: { question: string; earlier: string }) => FoundLibrary

/** “I mean wrinkles, not dryness”, “no, the scalp”: says of which part something was asked. */
const narrows = /\b(?:i|what i) mean(?:t|s)?\b|^\W*(?:no|nope|not|sorry|actually)\b/i

/** What is felt, and answered as that wherever it is told. */
const feelings: ReadonlySet<StatementKind> = new Set([
  'loss',
  'pet',
  'touch',
  'lonely',
  'let down',
  'empty nest',
  'guilt',
  'invisible',
  'fed up',
  'cross',
  'snapped',
  'hard day',
])
/**
 * Whether something that is told in the middle of a conversation asks more of what was asked before: a place in the same
 * module speaks of both, so that “I drive a bus” after tablets for flashes is read what is said to who drives.
 * @param subject what was asked before
 */
export function addsTo(find: Find, telling: string, subject: string): boolean {
  if (subject === '' || isAcknowledged(telling)) return false
  const alone = find({ question: telling, earlier: '' })
  const before = find({ question: subject, earlier: '' })
  const together = find({ question: telling, earlier: subject })
  const verdict = judgeFound(together)
  // What is felt is answered as that unless the library plainly answers it.
  if (verdict === 'nothing' || (feelings.has(classifyStatement(telling)) && verdict !== 'answer')) return false
  const isOfBefore = ({ slug }: FoundAnswer) =>
    [...before.answers.slice(0, 3), ...before.modules].some((place) => place.slug === slug)
  const named = new Set([...alone.terms.asked, ...alone.answers.flatMap(({ terms }) => terms)])
  const speaksOfTold = ({ terms }: FoundAnswer) => terms.some((term) => named.has(term) && term !== 'doctor')
  return together.answers.some(
    (place) =>
      !isSitePage(place.slug) &&
      isOfBefore(place) &&
      mayAnswer(place, together) &&
      (speaksOfTold(place) || narrows.test(telling)),
  )
}

/** What she tells of herself or of hers. */
const isOfHers = /\b(?:i|i['’]?(?:m|ve|d|ll)|im|ive|id|me|my|mine|myself|we|our|us)\b/i
const getsWorse =
  /\b(?:worse|worsening|more often|getting bad|again and again|not (?:going|gone) away|won['’]?t (?:stop|go))\b/i
const mostWords = 30
const askOn = 'Say what you’d like to know with that in mind, and I’ll look it up.'
const ofWorse = 'What gets worse is worth telling a doctor.'

const readAbove = 'What I read to you on it stands, and I find no more.'

/** Said to what is told of her in the middle of a conversation and asks nothing that the library holds, or holds more of. */
export const sayNoted = (telling: string, isRead = false): string =>
  [
    `I have that: “${typeset(ownWords(telling))}”.`,
    ...(getsWorse.test(telling) ? [ofWorse] : []),
    ...(isRead ? [readAbove] : []),
    askOn,
  ].join(' ')

const [fewWords, mostWordsOfLittle] = [4, 14]
/** Whether a message asks nothing and names nothing that could be looked up: “I am 50”, “my nan had it but she was 84”. */
export function tellsLittle(message: string): boolean {
  const words = message.trim().split(/\s+/).length
  if (hasQuestionForm(message) || thingsIn(message).length > 0 || words > mostWordsOfLittle) return false
  return words <= fewWords || namesNothing(message)
}

/** How a plainer wording is asked for, which a program that reads out has not. */
const asksPlainer =
  /\b(?:simpler|plainer|shorter|(?:more|less) (?:simply|plainly|complicated|technical|jargon)|(?:in|use) (?:plain|simple|normal|easy|everyday|proper)(?:er)? (?:english|words|language|terms)|dumb (?:it|that) down|in a nutshell|tl;?dr|too (?:long|complicated|technical|many (?:words|numbers))|(?:don['’]?t|do not|didn['’]?t|can['’]?t) (?:understand|follow|get) (?:it|that|this|a word|any of)|don['’]?t understand\W*(?:$|,)|explain (?:it |that |this )?(?:like|as if|again)|like i['’]?m (?:five|5|ten|stupid|a child)|short version|sum (?:it|that) up)\b/i
const mostWordsPlainer = 16
const quotedBefore = /“([^“”]{30,}(?:“[^”]*”[^“”]*)*)”/

/**
 * Says again the sentence that an answer began with to who asks for it in plainer words: nothing here is put otherwise than
 * it is written. Nothing where she asks for something else, or nothing was read.
 * @param read what Auntie said last
 */
export function answerPlainer(message: string, read: string): string | null {
  if (!asksPlainer.test(message) || message.trim().split(/\s+/).length > mostWordsPlainer) return null
  const first = splitSentences(quotedBefore.exec(read)?.[1] ?? '')[0]
  return first
    ? `I can’t put it in other words, as I read our library as it stands. The one sentence to keep: “${first}” If a word in it is strange, ask me what it means.`
    : null
}

/**
 * Answers what is told in the middle of a conversation and adds nothing that could be read: what is felt as that, with the
 * page that is about what was asked before; what she tells of herself by saying it back; talk by listening.
 * @param isWorrying whether lines stand below: then nothing is said that sends her on
 * @param isRead whether the library has something to it, which was read before
 */
export function answerTelling(
  telling: string,
  subject: string,
  judged: Judgement | null,
  isWorrying: boolean,
  find: Find,
  isRead = false,
): { response: string; links: AuntieLink[] } {
  const kind = classifyStatement(telling)
  const isFelt = feelings.has(kind) && !hasQuestionForm(telling)
  if (isAcknowledged(telling) || tellsOfPet(telling)) return { response: listeningText, links: [] }
  if (isWorrying) return { response: judged === null && !isFelt ? listeningText : carefulText, links: [] }
  if (isFelt) {
    const together = subject === '' ? undefined : find({ question: telling, earlier: subject })
    const page = together?.answers.find((place) => place.lead && mayAnswer(place, together))?.lead
    const text = chooseWording(telling, statementTexts[kind])
    return page
      ? { response: `${text} If you’d like to read, there’s “${typeset(page.title)}” [1].`, links: [passageLink(page)] }
      : { response: text, links: [] }
  }
  const isSaidBack = (isRead || isOfHers.test(telling)) && telling.trim().split(/\s+/).length <= mostWords
  return { response: isSaidBack ? sayNoted(telling, isRead) : listeningText, links: [] }
}
