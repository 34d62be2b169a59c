import { findConcern, type CompiledRules, type Concern } from './findConcern'
import type { Classifier } from './classifier'

/** What a message gives reason to worry about, or null. */
export type Recognizer = (message: string) => Concern | null

/** From here on (0 to 1) what a phrase found is taken for a turn of speech. */
const harmlessThreshold = 0.97

/**
 * Recognizes by phrases, and what no phrase foresaw by what messages resemble. A phrase counts unless the whole message
 * and each of its sentences surely resemble harmless ones: much harmless talk around a cry for help does not drown it.
 */
export const createRecognizer =
  (rules: CompiledRules, classify: Classifier): Recognizer =>
  (message) => {
    const whole = classify(message)
    const said = findConcern(message, rules)
    if (said === null) return whole.concern
    // Not by Intl.Segmenter: visitors write without capitals, and there it finds no end of a sentence.
    const parts = message.split(/[.!?\n]+/).filter((part) => part.trim() !== '')
    const isTurnOfSpeech = [message, ...parts].every((part) => classify(part).harmless > harmlessThreshold)
    return isTurnOfSpeech ? null : said
  }
