import { splitSentences } from '../answer/text/sentences'
import { hormones, medicinesIn } from '../answer/question/medicinesAndConditions'
import { hasQuestionForm, namesNothing } from '../answer/question/questionForm'
import { buildSearchQuery, type ChatMessage, type SearchQuery, type SubjectOf } from '../conversation'
import { applyCorrections } from './applyCorrections'
import { nameAntecedent, thingsIn } from './nameAntecedent'
import { bearingFacts, toldFacts, type Fact, type FactKind } from './toldFacts'

type Recalled = {
  /** What is looked for, */
  query: SearchQuery
  /** and the question with what was told before that its answer depends on. */
  inFull: string
  /** Whether anything of before is in it. */
  isRecalled: boolean
  /** What of it an answer has to speak of, or say that it does not. */
  facts: readonly Fact[]
}

const ofEstrogenAlone =
  /\b(?:only|alone|nothing else|without|instead|do i (?:really )?need|have to|skip|stop|hate|leave out|same|(?:have|take|use) what)\b/i
/** What is taken beside what she is on is asked of both. */
const asksOfBoth = /\b(?:with|together|interact\w*|clash\w*|safe)\b/i

/** The question in the words in which the library answers it, where what was told decides it: not whose dose it is, but whether. */
function askOfFacts(question: string, facts: readonly Fact[]): string {
  const has = (kind: FactKind) => facts.find((fact) => fact.kind === kind)
  if (has('womb kept') && /\b(?:progest\w*|o?estrogen|gel|patch)\b/i.test(question) && ofEstrogenAlone.test(question))
    return 'Do I need a progestogen with estrogen if I have a uterus?'
  const medicine = has('medicine') ?? has('cancer medicine')
  // Whether hormones suit her is asked of her history, and not of one tablet.
  const asksOfOther = medicinesIn(question).length > 0 && !hormones.asked.test(question)
  if (!medicine || !asksOfOther || asksOfBoth.test(question)) return question
  return `${asSentence(question)} Is it safe with ${medicine.text.replace(/^I take |\.$/g, '')}?`
}

/** “Going back to the first thing, is that cream okay?” goes on with what was asked first. */
const backToFirst =
  /^\W*(?:(?:ok(?:ay)?|so|and|thanks|anyway|can (?:i|we)|let['’]?s) )*(?:(?:going|go|coming|come|getting|get) )?back to (?:the|my|that) (?:very )?(?:first|original) (?:thing|question|point|one|topic|subject|bit)\b[\s,.:;–—-]*/i

/** “Back to the other thing” goes on with what was asked before what was asked last. */
const backToOther =
  /^\W*(?:(?:ok(?:ay)?|so|and|thanks|right|anyway|can (?:i|we)|let['’]?s) )*(?:(?:going|go|coming|come|getting|get) )?back to (?:the|my|that|what i asked) ?(?:other|earlier|previous|last|before)?(?: (?:thing|question|point|one|topic|subject|bit|matter))?\b[\s,.:;–—-]*(?:before\b[\s,.:;–—-]*)?/i

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
  const asking = lookedUp.at(-1) ?? ''
  const all = lookedUp.slice(0, -1)
  const isOfFirst = backToFirst.test(asking)
  const isOfOther = !isOfFirst && backToOther.test(asking)
  const lastAsked = all.findLastIndex((message) => !namesNothing(message) && subjectOf?.(message) !== 'none')
  const before = isOfFirst ? lookedUp.slice(0, 1) : isOfOther && lastAsked > 0 ? all.slice(0, lastAsked) : all
  const written = asking.replace(isOfFirst ? backToFirst : backToOther, 'and ')
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
    return { query, inFull: query.question, isRecalled: last !== written && thingsIn(last).length > 0, facts }
  return {
    isRecalled: true,
    query,
    inFull: [...facts.map(({ text }) => asSentence(text)), asSentence(askOfFacts(query.question, facts))].join(' '),
    facts,
  }
}
