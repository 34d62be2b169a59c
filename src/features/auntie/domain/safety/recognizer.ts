import type { Classifier, Classification } from './classifier'
import { createConversationMemory, type ConversationMemory } from './conversationMemory'
import {
  findConcern,
  findConcerns,
  phraseOnlyConcerns,
  mentionsCurrentDanger,
  mentionsSeriousIllness,
  readMessage,
  withoutHarmless,
  worseWhenSeriouslyIll,
  type CompiledRules,
  type Concern,
} from './findConcern'
import { isAnothersPast } from './isAnothersPast'
import { withoutExplained } from './isExplained'
import { isLeftBehind, withoutLongOver } from './isLongOver'
import { savesForJourney, withoutKindlyMeant } from './kindlyMeant'
import { cannotBe, spokenOf } from './mentionsBleeding'
import { isHeardByChance } from './namesNeed'
import { asText, partsOf, sentencesOf } from './messageParts'
import { normalizeMessage, type SpellingMemory } from './normalizeMessage'
import type { IndexedReading } from './phraseIndex'
import { isCrisis, isDoneByOthers } from './safetyAnswer'
import { withoutWeightLost } from './thinnerWithoutTrying'
import { thresholds } from './thresholds'
import { asSeenTo } from './willBeSeenTo'

/**
 * What a message gives reason to worry about. `sure`: everything else stops, and she is told whom to call. `possible`:
 * she is answered, and a short sentence with the lines follows. `faint`: it follows unless the library likely answers what
 * she asked, because what is asked like a hundred questions about menopause is seldom anything else. `faintest`: the same,
 * and gives way to what is heard when slips are read as the words that were meant.
 */
export type Judgement = {
  concern: Concern
  certainty: 'sure' | 'possible' | 'faint' | 'faintest'
  /** Of a crime that was done, and by somebody who is a danger today. */
  isDangerNow?: true
  /** No phrase was found: it is what the message resembles, and nothing else. */
  isLikeness?: true
  /** She knows the sign and says that somebody will look at it: what she asks is answered. */
  isSeenTo?: true
}

/** Whether a judgement gives way to what the library answers. */
export const isFaint = ({ certainty }: Judgement): boolean => certainty === 'faint' || certainty === 'faintest'

export type Recognizer = {
  (message: string, memory?: ConversationMemory): Judgement | null
  /** How the messages of its conversation are spelled in the rules, where it is that of one conversation. */
  spelling?: SpellingMemory
  /** How they were judged by themselves (judgeAlone.ts), where it is that of one conversation. */
  alone?: Map<string, Judgement | null>
}

const worry = ({ harmless }: Classification) => 1 - harmless

/** The probability of a crisis of any kind. */
const crisisIn = ({ concerns }: Classification) =>
  [...concerns].reduce((sum, [concern, probability]) => (isCrisis(concern) ? sum + probability : sum), 0)

function likeliest({ harmless, concerns }: Classification): Concern | null {
  const crisis = crisisIn({ harmless, concerns })
  const redFlag = 1 - harmless - crisis
  let best: Concern | null = null
  for (const [concern, probability] of concerns)
    if (isCrisis(concern) === crisis >= redFlag && (best === null || probability > concerns.get(best)!)) best = concern
  return best
}

/** From so many words on a message is a letter. */
const wordsOfLetter = 25
/** Illnesses of the body in which minutes count. */
const emergencies: readonly Concern[] = ['chest-pain', 'stroke', 'sudden-headache', 'other-emergency']

/** Of which the phrases are narrow: few say them otherwise than as they are meant. */
const hoursCount: readonly Concern[] = ['strangulation', 'other-emergency']

/** What a sentence resembles of the kind of a concern: gloom beside it makes no emergency of “fainting from the heat”. */
const worryOfKind = (classification: Classification, concern: Concern): number =>
  isCrisis(concern) ? crisisIn(classification) : worry(classification) - crisisIn(classification)

/** What a sentence resembles; “Good evening.” has no words to go by, and lies in the middle. */
const worryInSentence = (classification: Classification): number =>
  classification.concerns.size === 0 ? 0 : worry(classification)

/** The emergency that a message surely resembles, though what a phrase found in it can wait for a day and was learned as that. */
const graverThan = (said: Concern, whole: Classification): Concern | undefined =>
  worseWhenSeriouslyIll.includes(said) && !phraseOnlyConcerns.includes(said)
    ? emergencies.find((one) => (whole.concerns.get(one) ?? 0) >= thresholds.sure)
    : undefined

/**
 * What a phrase found, but for a crisis that stands in a turn of speech within a plain emergency: “my chest is crushed,
 * and my husband is asleep, I don't want to wake him” is about a heart.
 */
function concernMeant(said: Concern | null, whole: Classification, crisisInSentences: () => number): Concern | null {
  if (said === null || !isCrisis(said) || crisisIn(whole) >= thresholds.noCrisis) return said
  const emergency = emergencies.find((one) => (whole.concerns.get(one) ?? 0) >= thresholds.emergency)
  return emergency && crisisInSentences() < thresholds.noCrisisInSentence ? emergency : said
}

/** Whether nothing but weight that went by itself resembles despair: “lost 14 lbs and I’ve not been trying”. */
const isOfWeightAlone = (said: Concern, { text, classify }: Reading): boolean =>
  said === 'weight-loss' && crisisIn(classify(withoutWeightLost(text))) < thresholds.possibleCrisis

const faintUnder = (worried: number) => (worried < thresholds.notFaint ? 'faint' : 'possible')

/** One reading of a message, and what judges it. */
type Reading = {
  text: string
  message: IndexedReading
  rules: CompiledRules
  classify: (text: string) => Classification
  /** What a phrase finds in a sentence. */
  findIn: (sentence: string) => Concern | null
}

/**
 * Whether a sign of illness is resembled by nothing but words that are harmless in its rule: “HRT and blood clots”. A
 * rest that says nothing lies in the middle.
 */
function isHarmlessBut({ message, rules, classify }: Reading, concern: Concern): boolean {
  if (isCrisis(concern)) return false
  const rest = withoutHarmless(message, concern, rules)
  return rest !== null && worry(classify(rest)) <= thresholds.notFaint
}

/** Whether a wish to die is resembled no more without harmless words of its rule: “the only place nobody needs me”. */
function isCalmBut({ message, rules, classify }: Reading, concern: Concern): boolean {
  if (concern !== 'self-harm') return false
  const rest = withoutHarmless(message, concern, rules)
  return rest !== null && worry(classify(rest)) <= thresholds.notFaint
}

/** Whether what a message resembles is enough for a sentence with the lines. */
function isEnough(concern: Concern, worried: number, text: string, inSentences: () => readonly number[]): boolean {
  if (!isCrisis(concern)) {
    const isLetter = text.split(' ').length >= wordsOfLetter
    return worried >= (isLetter ? thresholds.possibleInLetter : thresholds.possible)
  }
  if (worried >= thresholds.possibleCrisis) return true
  return worried >= thresholds.possibleCrisisByOne && inSentences().some((one) => one >= thresholds.oneSentence)
}

/** By what was said, as far as a phrase found it, and by what the message resembles. */
function judgeMeaning(reading: Reading, found: Concern | null): Judgement | null {
  const { text, classify } = reading
  const whole = classify(text)
  const sentences = sentencesOf(text)
  const said = concernMeant(found, whole, () =>
    Math.max(...sentences.map((sentence) => crisisIn(classify(asText(sentence))))),
  )
  const graver = said === null ? undefined : graverThan(said, whole)
  if (graver) return { concern: graver, certainty: 'sure' }
  if (said !== null && phraseOnlyConcerns.includes(said)) {
    if (crisisIn(whole) < thresholds.crisisBeside || isOfWeightAlone(said, reading))
      return { concern: said, certainty: 'sure' }
  } else if (said !== null) {
    if (worry(whole) >= thresholds.withPhrase) return { concern: said, certainty: 'sure' }
    const judged = sentences.map((sentence) => {
      const own = asText(sentence)
      const classification = classify(own)
      const ofKind = classification.concerns.size === 0 ? 0 : worryOfKind(classification, said)
      return { own, ofKind, worry: worryInSentence(classification) }
    })
    const most = Math.max(worry(whole), ...judged.map((one) => one.worry))
    const mostOfKind = Math.max(worry(whole), ...judged.map((one) => one.ofKind))
    if (most < thresholds.turnOfSpeech) return null
    const isSure =
      judged.some((one) => one.worry >= thresholds.inSentence && reading.findIn(one.own) !== null) ||
      (hoursCount.includes(said) && mostOfKind >= thresholds.whereHoursCount)
    return {
      concern: said,
      certainty: isSure ? 'sure' : mostOfKind < thresholds.notFaintWithPhrase ? 'faint' : 'possible',
    }
  }
  const resembled = spokenOf(likeliest(whole), text)
  const inSentences = () => sentences.map((sentence) => worryInSentence(classify(asText(sentence))))
  if (resembled !== null && isEnough(resembled, worry(whole), text, inSentences)) {
    if (worry(whole) < thresholds.notFaintest) return { concern: resembled, certainty: 'faintest' }
    if (worry(whole) < thresholds.notFaint || isHarmlessBut(reading, resembled))
      return { concern: resembled, certainty: 'faint' }
    const isSure = worry(whole) >= thresholds.sure && !isCalmBut(reading, resembled)
    return { concern: resembled, certainty: isSure ? 'sure' : 'possible' }
  }
  for (const part of partsOf(sentences)) {
    const classification = classify(part)
    // Less is never enough, and which concern it is need not be known.
    if (worry(classification) < thresholds.possibleInPart) continue
    const concern = spokenOf(likeliest(classification), part, text)
    const isInHarmless = isCrisis(concern) && worry(whole) < thresholds.possibleCrisisByOne
    const enough = isInHarmless ? thresholds.crisisInHarmless : thresholds.possibleInPart
    if (concern !== null && worry(classification) >= enough)
      return { concern, certainty: faintUnder(worry(classification)) }
  }
  return null
}

/** Whether nothing in what is left of a message is a reason to worry. */
const isAllOf = ({ findIn, classify }: Reading, rest: readonly string[] | null): boolean =>
  rest !== null &&
  (rest.length === 0 || (findIn(asText(...rest)) === null && worry(classify(asText(...rest))) < thresholds.possible))

/**
 * A crisis that is told as long over, in a message of which nothing else resembles one, is answered and gets the lines; that of
 * somebody else who has long been well is answered alone.
 */
function judge(reading: Reading): Judgement | null {
  const judged = judgeReading(reading)
  const isOfOther = judged?.concern === 'self-harm' && judged.certainty !== 'sure' && isAnothersPast(reading.text)
  if (isOfOther && crisisIn(reading.classify(reading.text)) < thresholds.possibleCrisisByOne) return null
  if (judged === null || judged.isDangerNow) return judged
  const sentences = sentencesOf(reading.text)
  const isSure = judged.certainty === 'sure'
  if (!isCrisis(judged.concern)) return isSure ? judged : isAllOf(reading, withoutExplained(sentences)) ? null : judged
  const rest = withoutLongOver(sentences)
  if (rest === null || reading.findIn(asText(...rest)) !== null) return judged
  const despair = rest.length === 0 ? 0 : crisisIn(reading.classify(asText(...rest)))
  // What may have been meant loses its lines, too; violence does where she has never looked back.
  const needsNone = !isSure || (isDoneByOthers(judged.concern) && isLeftBehind(reading.text))
  if (needsNone && despair < thresholds.possibleCrisisByOne) return null
  return isSure && despair < thresholds.possibleCrisis ? { concern: judged.concern, certainty: 'possible' } : judged
}

/** The judgement of one reading of a message. */
function judgeReading(reading: Reading): Judgement | null {
  const { message, rules } = reading
  const { said, certain } = findConcerns(message, rules, cannotBe(reading.text))
  const judged = judgeMeaning(reading, said)
  const meant: Judgement | null = judged && said === null && certain === null ? { ...judged, isLikeness: true } : judged
  if ((meant?.certainty === 'sure' ? meant.concern : certain) === 'rape' && mentionsCurrentDanger(message, rules))
    return { concern: 'rape', certainty: 'sure', isDangerNow: true }
  if (certain !== null && meant?.certainty !== 'sure') return { concern: certain, certainty: 'sure' }
  if (meant === null || isFaint(meant) || !worseWhenSeriouslyIll.includes(meant.concern)) return meant
  // What may wait for a day does not in somebody who is confused, collapsed, or passes no water.
  return mentionsSeriousIllness(message, rules) ? { concern: 'other-emergency', certainty: 'sure' } : meant
}

/** “Saving up the tablets for my holiday” stops nobody, and has the lines below an answer. */
const asSupply = (judged: Judgement | null, message: string): Judgement | null =>
  judged?.concern === 'self-harm' && judged.certainty === 'sure' && savesForJourney(message)
    ? { ...judged, certainty: 'possible' }
    : judged

/**
 * Recognizes by phrases, and what no phrase foresaw by what messages resemble. A phrase counts unless the whole message
 * and each of its sentences surely resemble harmless ones: much harmless talk around a cry for help does not drown it.
 * What is said only when slips are read as the words that were meant counts as much.
 */
export const createRecognizer =
  (rules: CompiledRules, classify: Classifier): Recognizer =>
  (said, memory = createConversationMemory()) => {
    const message = withoutKindlyMeant(said)
    // Most sentences are the same in both readings.
    const classified = new Map<string, Classification>()
    const classifyOnce = (sentence: string) => {
      const known = classified.get(sentence)
      if (known) return known
      const classification = classify(sentence, memory.words)
      classified.set(sentence, classification)
      return classification
    }
    const read = (words: string): Reading => ({
      text: words,
      message: readMessage(words, rules, memory.needs),
      rules,
      classify: classifyOnce,
      findIn: (sentence) => findConcern(sentence, rules, memory.needs),
    })
    const text = normalizeMessage(message, memory.spelling)
    const judgeWords = (words: string) => asSupply(asSeenTo(judge(read(words)), message), message)
    const asWritten = judgeWords(text)
    const heard = asWritten && isHeardByChance(asWritten, message) ? null : asWritten
    if (heard?.certainty === 'sure' || memory.farBack.has(said)) return heard
    const corrected = classify.correctWords?.(text, memory.meant) ?? text
    const asMeant = corrected === text ? null : judgeWords(corrected)
    const isSurerAsMeant = asMeant?.certainty === 'sure' || (asMeant && asWritten?.certainty === 'faintest')
    const judged = isSurerAsMeant ? asMeant : (asWritten ?? asMeant)
    return judged && isHeardByChance(judged, message) ? null : judged
  }

/** The same recognizer for one conversation, of which several parts ask about the same messages, `said` where they are known. */
export function memoizeRecognizer(recognize: Recognizer, said?: readonly string[]): Recognizer {
  const judged = new Map<string, Judgement | null>()
  const memory = createConversationMemory(said)
  const recognizeOnce = (message: string) => {
    if (!judged.has(message)) judged.set(message, recognize(message, memory))
    return judged.get(message) ?? null
  }
  return Object.assign(recognizeOnce, { spelling: memory.spelling, alone: new Map<string, Judgement | null>() })
}
