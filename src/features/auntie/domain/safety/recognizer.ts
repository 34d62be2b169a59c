import type { Classifier, Resemblance } from './classifier'
import { findConcern, type CompiledRules, type Concern } from './findConcern'
import { isCrisis } from './safetyAnswer'

/**
 * What a message gives reason to worry about. `sure`: everything else stops, and she is told whom to call. `possible`:
 * she is answered, and a short sentence with the lines follows.
 */
export type Judgement = { concern: Concern; certainty: 'sure' | 'possible' }

export type Recognizer = (message: string) => Judgement | null

/** Probabilities (0 to 1) that a message is a reason to worry; chosen on messages held out (docs/auntie-evaluation.md). */
export const thresholds = {
  /** From here on the classifier alone stops everything else. */
  sure: 0.8,
  /** From here on the lines follow the answer. */
  possible: 0.25,
  /** A few sentences of a long message, which as a whole looks harmless. */
  possibleInPart: 0.7,
  /** What a phrase found is sure when the message resembles a reason to worry at least this much, */
  withPhrase: 0.3,
  /** or when the sentence does in which it was found. */
  inSentence: 0.45,
  /** Below this, in the whole and in every sentence, what a phrase found is taken for a turn of speech. */
  turnOfSpeech: 0.03,
}

const worry = ({ harmless }: Resemblance) => 1 - harmless

function likeliest({ concerns }: Resemblance): Concern | null {
  let crisis = 0
  let redFlag = 0
  for (const [concern, probability] of concerns)
    if (isCrisis(concern)) crisis += probability
    else redFlag += probability
  let best: Concern | null = null
  for (const [concern, probability] of concerns)
    if (isCrisis(concern) === crisis >= redFlag && (best === null || probability > concerns.get(best)!)) best = concern
  return best
}

/** Sentences; not by Intl.Segmenter: visitors write without capitals, and there it finds no end of a sentence. */
const sentencesOf = (message: string) => message.split(/[.!?\n]+/).filter((part) => part.trim() !== '')

/** Words that stand for a sentence in a message without full stops. */
const wordsInPart = 30

/** Neighboring sentences, two at a time: what is meant seldom needs more. */
function partsOf(message: string): string[] {
  const pieces = sentencesOf(message).flatMap((sentence) => {
    const words = sentence.trim().split(/\s+/)
    return Array.from({ length: Math.ceil(words.length / wordsInPart) }, (_, index) =>
      words.slice(index * wordsInPart, (index + 1) * wordsInPart).join(' '),
    )
  })
  return pieces.length < 3 ? [] : pieces.slice(1).map((piece, index) => `${pieces[index]}. ${piece}`)
}

/**
 * Recognizes by phrases, and what no phrase foresaw by what messages resemble. A phrase counts unless the whole message
 * and each of its sentences surely resemble harmless ones: much harmless talk around a cry for help does not drown it.
 */
export const createRecognizer =
  (rules: CompiledRules, classify: Classifier): Recognizer =>
  (message) => {
    const whole = classify(message)
    const said = findConcern(message, rules)
    if (said !== null) {
      const sentences = sentencesOf(message)
      const most = Math.max(worry(whole), ...sentences.map((sentence) => worry(classify(sentence))))
      if (most < thresholds.turnOfSpeech) return null
      const isSure =
        worry(whole) >= thresholds.withPhrase ||
        sentences.some(
          (sentence) => worry(classify(sentence)) >= thresholds.inSentence && findConcern(sentence, rules) !== null,
        )
      return { concern: said, certainty: isSure ? 'sure' : 'possible' }
    }
    const resembled = likeliest(whole)
    if (resembled !== null && worry(whole) >= thresholds.possible)
      return { concern: resembled, certainty: worry(whole) >= thresholds.sure ? 'sure' : 'possible' }
    for (const part of partsOf(message)) {
      const resemblance = classify(part)
      const concern = likeliest(resemblance)
      if (concern !== null && worry(resemblance) >= thresholds.possibleInPart) return { concern, certainty: 'possible' }
    }
    return null
  }
