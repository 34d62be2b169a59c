import { hormones } from '../answer/question/medicinesAndConditions'
import { hasQuestionForm, namesNothing } from '../answer/question/questionForm'
import { asksForHelp, buildSearchQuery, type ChatMessage, type SearchQuery, type SubjectOf } from '../conversation'
import { applyCorrections } from './applyCorrections'
import { askOfName, nameAntecedent, thingsIn } from './nameAntecedent'
import { askedFor } from './askedForAnother'
import { bearingFacts, factsBeside, isOfHerself } from './bearingFacts'
import { askInLibraryWords, asksForMostOf } from './askInLibraryWords'
import { askOfPair } from './askOfPair'
import { askAgainOfHer } from './asksOfHerself'
import { askOfFacts, asSentence, searchedFor } from './askOfFacts'
import { askOfBoth, askOfEffect, impliedQuestion } from './impliedQuestion'
import { returnToTopic } from './returnToTopic'
import { replyToChatter } from '../answer/wording/chatter'
import { isOnlyThanks } from '../answer/wording/smallTalk'
import { isAside } from '../safety/asides'
import { ownWords } from './ownWords'
import type { Told } from './sayTold'
import type { Fact } from './fact'
import { toldFacts } from './toldFacts'

type Recalled = {
  /** What is looked for, */
  query: SearchQuery
  /** and the question with what was told before that its answer depends on. */
  inFull: string
  /** Whether anything of before is in it, */
  isRecalled: boolean
  /** Whether it puts something right, or asks more than it says: it is no talk, */
  isAsked: boolean
  /** and whether it is in the words in which the library answers it: then what was read of it is read again. */
  isInItsWords: boolean
  /** What of it an answer has to speak of, or say that it does not. */
  told: Told
  /** What was asked or complained of before, which a telling may add to; nothing where nothing was. */
  subject: string
}

const isChecked = (message: string) => toldFacts([message]).some(({ kind }) => kind === 'checked')
const withoutChecked = (query: SearchQuery, before: readonly string[]): SearchQuery =>
  thingsIn(query.question).length > 0 && before.some((message) => query.earlier.includes(message) && isChecked(message))
    ? { ...query, earlier: '', leans: false }
    : query

/** “I am a night nurse” is no talk on the way. */
const ofHer = /^\W*(?:i['’]?m|i am|i have|i['’]ve|i had|i work|i live|my)\b/i
/** “Yes it’s heavy but …” answers what was read, and “my wife is 51 …” is not of her. */
const isReply =
  /^\W*(?:it|that|this|they|these|those|yes|yeah|yep|yup|no|nope|nah|ok(?:ay)?|fine|right|true|exactly|it['’]?s (?:fine|ok|okay|grand|all right|alright|not that)|that['’]?s (?:it|right|fine|true|ok|okay|not)|thanks?|ta|cheers|i know|i see|will do|not really|sort of|kind of|don['’]?t worry|never mind|none of)\b/i
const isOfAnother =
  /^\W*(?:he|she|they|we)\b|^\W*my (?:\w+ ){0,2}?(?:manager|colleague|employer|landlord|husband|wife|partner|m[uo]m|mother|dad|father|sister|brother|daughter|son|friend|boss|doctor|gp|neighbou?r|aunt|gran|nan|dogs?|cats?|kids?|children)\b/i
/** What was done to her is no history to be said back with a question about something else. */
const isOfHarm =
  /\b(?:violen\w*|abus\w*|assault\w*|rap(?:ed?|ist)|hit me|hurt me|beat(?:en)? (?:me|up)|ex(?:[- ](?:husband|partner|boyfriend))?|divorc\w*|widow\w*|died|funeral|suicid\w*|overdos\w*|prison|police)\b/i
/** What is asked of words, of the kitchen or the shops has nothing to do with how she is. */
const isOfElse =
  /\b(?:eat|foods?|meals?)\b|\b(?:(?:say|tell|explain|talk|reply|answer|write|bring (?:it|this|that) up)\b[^.?!]{0,30}\b(?:to|him|her|them|my|about)|cook\w*|recipes?|bak(?:e|ing)|shoes?|boots|sandals|trainers|bras?|pillows?|mattress|pyjamas|nightie|clothes|wear|buy (?:for|her|him)|apps?|books?|podcasts?|films?|gifts?|presents?|shampoo|lipstick|moisturi[sz]er|mascara)\b|^\W*(?:(?:ok(?:ay)?|right|so|anyway|and)\W+)*(?:(?:completely |totally )?(?:new|separate|different|another|unrelated) (?:question|subject|topic|thing)|change of subject|something else)\b/i
/** “Oestrogel, two pumps a day”: what most who ask take. */
const ofHormones =
  /\b(?:hrt|patch(?:es)?|gel|spray|pessar(?:y|ies)|evorel|estradot|oestrogel|sandrena|lenzetto|femoston|elleste|utrogestan|premarin|prometrium|climara|vagifem|tibolone|livial)\b/i
const mostWordsOfHormones = 8
/** Of what is known it is known as well where it has nothing to do with a question; and what this names itself is asked with it. */
const isKnown = (message: string, asking: string): boolean => {
  const things = thingsIn(message)
  return (
    toldFacts([message]).some(({ kind }) => kind !== 'other') ||
    (ofHormones.test(message) && message.trim().split(/\s+/).length <= mostWordsOfHormones) ||
    (things.length > 0 && things.every((thing) => asking.toLowerCase().includes(thing.toLowerCase())))
  )
}
const fewestWords = 3
const mostWordsOfStatement = 25
/**
 * What she stated before, where nothing of it is known to bear on her question: it is said back, as only whoever advises her
 * can tell what it changes.
 */
const pointsBack = /\b(?:it|this|that|them|these|those)\b/i
const statementsOf = (before: readonly string[], asking: string, earlier: string): readonly Fact[] =>
  (isOfElse.test(asking) ? [] : before)
    .filter((message) => {
      if ([isReply, isOfAnother, isOfHarm].some((is) => is.test(message)) || isKnown(message, asking)) return false
      // What “it” stands for is what is asked about.
      if (pointsBack.test(asking) && earlier.includes(message)) return false
      const words = message.trim().split(/\s+/).length
      const isStated = words >= fewestWords && words <= mostWordsOfStatement && !hasQuestionForm(message)
      const isTalk = replyToChatter(message) !== null && !ofHer.test(message)
      // A complaint is what is asked about, or was.
      return isStated && namesNothing(message) && !isAside(message) && !isTalk && !isOnlyThanks(message)
    })
    .map((text) => ({ kind: 'other', text, words: ownWords(text) }))

/** “Are the risks in the paper true for me?” says not of what. */
const ofRisks = /\b(?:risks?|dangers?|scares?|warnings?|side effects)\b/i

const insteadOf = /,? instead\W*$/i
const ofThatHistory = / with (?:that|this|such a|my) (?:history|background|past)\b/i
/** “Well?” asks again what was asked before. */
const asksAgain = /^\W*(?:well|so|and|hello|any (?:idea|answer)s?|anything|please)\W*$/i

/** “Would a fan help” asks of what was complained of before. */
const isElliptic = (question: string): boolean =>
  question.trim().split(/\s+/).length <= mostWordsOfEllipsis &&
  /\b(?:by law|legally|(?:my|any) rights|entitled to)\b|\b(?:help|work|matter|make (?:a|any) difference|do (?:anything|something|it|the trick)|be (?:the|a) (?:cause|reason))\W*(?:then|though|at all|lol|really)?\W*$/i.test(
    question,
  )
const mostWordsOfEllipsis = 12

/** “How are mood and sleep linked” asks whether the one does something to the other. */
const areLinked =
  /\bhow (?:are|is) (?:the |my )?([a-z ]{3,20}?) (?:and|with|to) (?:the |my )?([a-z ]{3,20}?) (?:linked|connected|related|tied(?: together)?)\W*$/i

/** What somebody says for dizzy, which the library says. */
const dizzy = /\b(?:light[- ]?headed|woozy|giddy|swimmy[- ]headed)\b/gi

/** “59 if that matters”, and nothing else: how old she is who asked. */
const onlyAge =
  /^\W*(?:(?:oh|and|so|sorry|btw|by the way|p\.?s\.?)\W+)*(?:i['’]?m |i am |aged? |just turned |nearly )?([3-8]\d)(?: (?:years? old|yrs?|yo|by the way|btw|now|though|if (?:that|it) (?:matters|helps|makes a difference|changes anything)|in case (?:that|it) matters))*\W*$/i

/** A question without what only sounds as if it were a part of it. */
function askPlainly(question: string, before: readonly string[]): string {
  if (asksAgain.test(question)) return before.at(-1) ?? question
  const age = onlyAge.exec(question)?.[1]
  const last = before.at(-1)
  if (age && last) return last
  const linked = areLinked.exec(question)
  if (linked) return `Does ${linked[2]!} affect ${linked[1]!}?`
  const implied =
    before.length > 0
      ? (impliedQuestion(question) ?? askOfEffect(question, before) ?? askOfBoth(question, before))
      : null
  if (implied) return implied
  if (asksForMostOf(question, before.slice(-3).join(' '))) return question
  if (asksForHelp(question) && before.length > 0 && !/\bhelps?\b|\bwait\b|\bleave\b/i.test(question))
    return 'What can I do about it?'
  return thingsIn(question).length > 0 ? question.replace(insteadOf, '').replace(ofThatHistory, '') : question
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
  const isSubject = (message: string) => !namesNothing(message) && subjectOf?.(message) !== 'none'
  const { written, before } = returnToTopic(asking, lookedUp.slice(0, -1), put.slice(0, -1), isSubject)
  const inOneTurn = askOfPair(written, before) ?? askAgainOfHer(written, before)
  const last = (inOneTurn ?? askPlainly(nameAntecedent(written, before), before)).replace(dizzy, 'dizzy')
  // “Is magnesium something that makes you less cross?” says all of it.
  const isOfName = askOfName(written, before) === last
  const asked = [...(isOfName ? [] : before), last].map((content): ChatMessage => ({ role: 'user', content }))
  // “My husband is fed up” is told on the way, and is not what the next question goes on with.
  const kindOf: SubjectOf = (message) =>
    message !== last && namesNothing(message) ? 'none' : (subjectOf?.(message) ?? 'own')
  const found = buildSearchQuery(asked, () => false, kindOf)
  // What was named is asked of what it was asked of before: “how long does CBT take” of flushes.
  const isReturned = written !== asking && before.length > 0 && before.at(-1) !== lookedUp.at(-2)
  const naming = before.findLast((message) => thingsIn(message).some((thing) => thingsIn(last).includes(thing)))
  const isNamed = (last !== written || isReturned) && found.earlier === '' && !isOfName
  const isOfRisks = found.earlier === '' && ofRisks.test(last) && thingsIn(last).length === 0
  const riskOf =
    isOfRisks && !hormones.asked.test(last) ? before.findLast((one) => hormones.asked.test(one)) : undefined
  const named = isNamed
    ? { ...found, earlier: (isReturned ? before.join(' ') : naming) ?? before.at(-1) ?? '' }
    : { ...found, earlier: riskOf ?? found.earlier }
  // What was found harmless then is said back, and is not what is asked about.
  const query = withoutChecked(named, before)
  // An alarm is said back by the rules, or was taken back.
  const another = askedFor(put)
  const age = onlyAge.exec(written)?.[1]
  const earlier = [...put.slice(0, -1), ...(age ? [`I am ${age}`] : [])]
  const all = toldFacts(earlier, another).filter(({ kind, text }) => kind !== 'other' || !isForRules(text))
  const bearing = bearingFacts(all, `${query.earlier} ${query.question}`, query.question)
  const isTold = (fact: Fact) => bearing.includes(fact) || (age !== undefined && fact.kind === 'age')
  const facts = all.filter(isTold)
  const beside = [...facts, ...factsBeside(all, facts, query.question)]
  const isAlarmed = lookedUp.length < put.length
  const isOfNow = !isAlarmed && lookedUp.every((message) => said.includes(message)) && written === asking
  const told = {
    facts:
      beside.length > 0 || !isOfNow || !isOfHerself(asking)
        ? beside
        : statementsOf(lookedUp.slice(0, -1), last, query.earlier),
    another,
    goneBackTo: isReturned ? before.map(ownWords) : [],
    asking: put.length > 1 ? asking : '',
  }
  const searched = searchedFor(facts, query.question)
  const context = query.earlier || (isElliptic(last) ? before.slice(-2).join(' ') : '')
  const goesOn = before.length > 0 || written !== asking || facts.length > 0
  const recent = [...before.slice(-3), query.question].join(' ')
  const inItsWords = goesOn
    ? askInLibraryWords(query.question, facts, `${query.earlier} ${query.question}`, recent)
    : undefined
  const question =
    inItsWords ?? askOfFacts(query.question, age ? [...facts, ...toldFacts([query.question])] : facts, context)
  const isAsked = asking !== said.at(-1) || last !== written
  const isOpen = (message: string) => subjectOf?.(message) === 'own'
  const open = before.filter((message) => !isOnlyThanks(message))
  const subject = query.earlier || (open.findLast(isSubject) ?? open.findLast(isOpen) ?? '')
  if (searched.length === 0 && question === query.question) {
    const isRecalled = last !== written && thingsIn(last).length > 0
    return { query, inFull: question, isRecalled, isInItsWords: false, isAsked, told, subject }
  }
  // What is asked in the library's words says by itself what it is about.
  const isWhole = !question.toLowerCase().startsWith(query.question.trim().toLowerCase())
  return {
    isRecalled: true,
    isAsked,
    isInItsWords: isWhole,
    query: isWhole ? { ...query, earlier: '', leans: false } : query,
    inFull: [...searched.map(({ text }) => asSentence(text)), asSentence(question)].join(' '),
    told,
    subject,
  }
}
