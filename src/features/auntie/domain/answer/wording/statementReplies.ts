import { isSitePage } from '@/shared/lib/pageOfSite'
import { withPlainQuotes } from '@/shared/lib/plainQuotes'
import { typeset } from '@/shared/lib/typeset'

import { isFaint, type Judgement } from '../../safety/recognizer'
import { isCrisis } from '../../safety/safetyAnswer'
import { complainsWithCause, hasQuestionForm, namesNothing, onlyTells } from '../question/questionForm'
import type { AuntieLink, SearchQuery } from '../../conversation'
import type { FoundLibrary } from '../retrieval/foundLibrary'
import { answersIt, likelihoodOf, likely } from '../retrieval/judgeFound'
import { probable } from '../quoting/chooseQuotes'
import { askedInstead } from './askedInstead'
import { chooseWording } from './chooseWording'
import { passageLink } from './libraryAnswer'
import { findPlainKind, isOfNoises } from './plainKinds'
import { classifyStatement, type StatementKind } from './statementKinds'
import { tellsOnlyGladly } from './tellsOnlyGladly'
import { carefulText, pageQuestions, statementTexts } from './statementTexts'

/** Kinds that ask nothing whatever words stand around them, as long as there is no question. */
const plainTellings: ReadonlySet<StatementKind> = new Set(['letter', 'displeased', 'loss', 'pet'])

/** What is told as news, though it has the words of a complaint: “on HRT since May, and I feel like me again”. */
const isNews =
  /\bfeel(?:ing)? like (?:me|myself|a (?:new|different) woman|a human(?: being)?) again\b|\bback to my old self\b|\ball[- ]clear\b|\byears? (?:sober|clean)\b|\bgot (?:a|the|my) (?:\w+ )?job\b|\b(?:retired|graduated|got married|moved in) (?:on|last|this|yesterday|today)\b/i

/** Kinds that go on with no question before them. */
const endsTopic: ReadonlySet<StatementKind> = new Set([
  ...plainTellings,
  'thanks',
  'good news',
  'relief',
  'better',
  'hard day',
  'fed up',
  'cross',
  'lonely',
  'invisible',
  'guilt',
])

/** What is said for fun, as news or of what was read: “I could murder a pizza”, “your answer was long for my foggy head”. */
const isNoComplaint =
  /\b(?:murder|kill(?:s|ed|ing)? (?:for|it)|dying (?:for|to)|haha\w*|lol|laugh\w*|giggl\w+|jok(?:e[sd]?|ing)|part(?:y|ies)|hurrah|beat (?:my|him|her|them)|cleared|clapped|your (?:last |own )?(?:answers?|adverts?|pages?|site|jokes?))\b/i
/** Kinds that may be a complaint, which is looked up though it asks nothing: “my parting is as wide as a road”. */
const mayComplain: ReadonlySet<StatementKind> = new Set(['hard day', 'laughter', 'other'])
/** Figures of speech have few words of a place, which is learned to be meant all the same, and say little of how likely. */
const plainlyMeant = { chance: 0.5, likelihood: 0.33 }
/** So likely is a complaint answered in the module that is found first anyway. */
const likelyAgreed = 0.36
/** A complaint is what the library likely answers, though it has no form of a question. */
function isComplaint(message: string, { answers: [best], modules }: FoundLibrary, likelihood = 0): boolean {
  if (!best || !mayComplain.has(classifyStatement(message)) || isNoComplaint.test(message)) return false
  const isPlain = (best.chance ?? 0) >= plainlyMeant.chance && likelihood >= plainlyMeant.likelihood
  return isPlain || likelihood >= (modules[0]?.slug === best.slug ? likelyAgreed : likely)
}

/** What no likelihood speaks against: “retiring in June!” is no question of work. */
const isPlainlyTold = (question: string): boolean =>
  isOfNoises(question) || (findPlainKind(withPlainQuotes(question)) !== undefined && !hasQuestionForm(question))

/**
 * Whether a message tells something and asks nothing. What goes on with a question before it asks on; what is asked for of
 * the site, or of what an editor added, is known by its words alone; and a sign of illness is looked up.
 */
export function isStatement(
  { question, earlier }: SearchQuery,
  found: FoundLibrary,
  judged: Judgement | null,
): boolean {
  if (judged && !isFaint(judged) && !isCrisis(judged.concern)) return false
  const [best] = found.answers
  const isOfSite = best !== undefined && isSitePage(best.slug) && answersIt(best, found)
  if (isOfSite || found.modules[0]?.isAskedFor === false) return false
  if (earlier === '' && isPlainlyTold(question)) return true
  if (earlier === '' && complainsWithCause(question) && !isNoComplaint.test(question) && !askedInstead(question))
    return false
  const kind = classifyStatement(question)
  if (earlier !== '' && !endsTopic.has(kind)) return false
  if (plainTellings.has(kind) || isNews.test(question) || tellsOnlyGladly(question)) return !hasQuestionForm(question)
  // Of a place that is younger than what was learned its words alone say whether it is asked for.
  const likelihood = best && (likelihoodOf(best, found) ?? Number(answersIt(best, found)))
  if (earlier === '' && isComplaint(question, found, likelihood)) return false
  return onlyTells(question, likelihood) || ((likelihood ?? 0) < probable && namesNothing(question))
}

/** What is answered without naming a page that was found for its words: it is about her, or about somebody's joy. */
const mayNamePage: ReadonlySet<StatementKind> = new Set(['loss', 'hard day', 'laughter', 'other'])
/** What is said in the same words where something faint gives reason to worry. */
const isSober: ReadonlySet<StatementKind> = new Set([
  'letter',
  'displeased',
  'thanks',
  'loss',
  'pet',
  'touch',
  'lonely',
  'birthday',
  'guilt',
  'good news',
])
const isSaidCarefully = (kind: StatementKind, judged: Judgement | null): boolean =>
  judged !== null && !(isFaint(judged) && isSober.has(kind))

/** The one page that is named with it. */
function findPage(kind: StatementKind, found: FoundLibrary, find: (question: string) => FoundLibrary) {
  const asked = pageQuestions[kind]
  if (asked) {
    const { answers, modules } = find(asked)
    return answers[0]?.lead ?? modules[0]?.passages[0]
  }
  const [best] = found.answers
  const isKnown =
    best?.lead !== undefined && found.modules[0]?.slug === best.slug && (likelihoodOf(best, found) ?? 0) >= probable
  return isKnown && mayNamePage.has(kind) ? best.lead : undefined
}

/**
 * Says something fitting, quotes nothing, and names a page only where one may help, or where both ways to find something
 * know it for what was told. Nobody who may be in need is congratulated: the lines follow.
 * @param find what the library finds for a question
 */
export function answerStatement(
  message: string,
  found: FoundLibrary,
  judged: Judgement | null,
  find: (question: string) => FoundLibrary,
): { response: string; links: AuntieLink[] } {
  const told = classifyStatement(message)
  const isCareful = isSaidCarefully(told, judged)
  const kind = isCareful ? 'hard day' : told
  const page = findPage(kind, found, find)
  const text = isCareful ? carefulText : chooseWording(message, statementTexts[kind])
  return {
    response:
      page && pageQuestions[kind] ? `${text} If you’d like to read, there’s “${typeset(page.title)}” [1].` : text,
    links: page ? [passageLink({ ...page, anchor: '', heading: '' })] : [],
  }
}
