/** Probabilities (0 to 1) that a message is a reason to worry; chosen on messages held out (docs/auntie-evaluation.md). */
export const thresholds = {
  /** From here on the classifier alone stops everything else. */
  sure: 0.82,
  /** From here on the lines follow the answer where a sign of illness is resembled, */
  possible: 0.16,
  /** and already from here on after a letter: need is said sideways in many words, and a sentence more costs little. */
  possibleInLetter: 0.12,
  /** Where a crisis is: grief, news and jokes have its words, and resemble it a little without meaning it. */
  possibleCrisis: 0.3,
  /** From here on already, */
  possibleCrisisByOne: 0.1,
  /** where one sentence resembles it this much: need has a sentence that says it, gloom is a little in each. */
  oneSentence: 0.7,
  /** Below this, where no phrase was found, it is faint. */
  notFaint: 0.5,
  /** Below this it is faintest. */
  notFaintest: 0.25,
  /** Below this in the whole and in every sentence, where a phrase was found, it is faint. */
  notFaintWithPhrase: 0.08,
  /** A few sentences of a long message, which as a whole looks harmless. */
  possibleInPart: 0.75,
  /** Where the whole resembles no crisis, they need more: “it’s better. Not gone” is one by itself alone. */
  crisisInHarmless: 0.94,
  /** What a phrase found is sure when the message resembles a reason to worry at least this much, */
  withPhrase: 0.45,
  /** or when the sentence does in which it was found. */
  inSentence: 0.75,
  /** Hands on a throat, and what kills within hours, stop everything already from here on, in the whole or in a sentence. */
  whereHoursCount: 0.15,
  /** That a crisis is meant as well, which comes before a sign found by its phrase alone. */
  crisisBeside: 0.5,
  /** Below this, in the whole and in every sentence, what a phrase found is taken for a turn of speech. */
  turnOfSpeech: 0.02,
  /** From here on an emergency of the body is meant, */
  emergency: 0.8,
  /** and no crisis that a phrase found, where the whole resembles one less than this, */
  noCrisis: 0.06,
  /** and every sentence less than this. */
  noCrisisInSentence: 0.7,
}
