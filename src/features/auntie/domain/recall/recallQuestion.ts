import { splitSentences } from '../answer/text/sentences'
import { hasQuestionForm, namesNothing } from '../answer/question/questionForm'
import { buildSearchQuery, type ChatMessage, type SearchQuery, type SubjectOf } from '../conversation'
import { applyCorrections } from './applyCorrections'
import { nameAntecedent, thingsIn } from './nameAntecedent'
import { bearingFacts, toldFacts } from './toldFacts'

type Recalled = {
  /** What is looked for, */
  query: SearchQuery
  /** and the question with what was told before that its answer depends on. */
  inFull: string
  /** Whether anything of before is in it. */
  isRecalled: boolean
}

/** “Going back to the first thing, is that cream okay?” goes on with what was asked first. */
const backToFirst =
  /^\W*(?:(?:ok(?:ay)?|so|and|thanks|anyway|can (?:i|we)|let['’]?s) )*(?:(?:going|go|coming|come|getting|get) )?back to (?:the|my|that) (?:very )?(?:first|original) (?:thing|question|point|one|topic|subject|bit)\b[\s,.:;–—-]*/i

/** Sentences that are cut apart again: each begins with a capital, and what asks ends in a question mark. */
function asSentence(question: string): string {
  const text = question.trim().replace(/^./u, (first) => first.toUpperCase())
  return /[.?!]$/.test(text) || splitSentences(text).length > 1 ? text : `${text}${hasQuestionForm(text) ? '?' : '.'}`
}

/**
 * Reads the last question of a conversation in the light of what was said before: with what was put right, with the name of
 * what “it” stands for, and with what was told of her that bears on it. What a letter would say in one message is looked for,
 * ranked and worded as that letter.
 * @param isForRules whether a message is answered by the rules: nothing is looked up for it, but what it tells is remembered
 */
export function recallQuestion(
  messages: readonly ChatMessage[],
  isForRules: (text: string) => boolean,
  subjectOf?: SubjectOf,
): Recalled {
  const said = messages.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
  const put = applyCorrections(said)
  const lookedUp = put.filter((_, at) => at === put.length - 1 || !isForRules(said[at]!))
  const isOfFirst = backToFirst.test(lookedUp.at(-1) ?? '')
  const before = isOfFirst ? lookedUp.slice(0, 1) : lookedUp.slice(0, -1)
  const written = (lookedUp.at(-1) ?? '').replace(backToFirst, 'and ')
  const last = nameAntecedent(written, before)
  const asked = [...before, last].map((content): ChatMessage => ({ role: 'user', content }))
  // “My husband is fed up” is told on the way, and is not what the next question goes on with.
  const subject: SubjectOf = (message) =>
    message !== last && namesNothing(message) ? 'none' : (subjectOf?.(message) ?? 'own')
  const found = buildSearchQuery(asked, () => false, subject)
  // What was named is asked of what it was asked of before: “how long does CBT take” of flushes.
  const query = last !== written && found.earlier === '' ? { ...found, earlier: before.at(-1) ?? '' } : found
  const facts = bearingFacts(toldFacts(put.slice(0, -1)), `${query.earlier} ${query.question}`, query.question)
  if (facts.length === 0)
    return { query, inFull: query.question, isRecalled: last !== written && thingsIn(last).length > 0 }
  return {
    isRecalled: true,
    query,
    inFull: [...facts.map(({ text }) => asSentence(text)), asSentence(query.question)].join(' '),
  }
}
