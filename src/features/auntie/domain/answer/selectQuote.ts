import type { FoundLibrary, LibraryPassage } from './foundLibrary'
import { mentionsDose } from './sentenceFilter'
import { splitSentences } from './sentences'

// Room for three or four sentences: a quotation, not the article.
const maxQuoteLength = 420
const maxSentences = 4

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]{2,}/g) ?? []

/** What a kind of question is answered with. */
const answers: readonly { asked: RegExp; answered: RegExp }[] = [
  {
    asked: /\bhow long\b|\bwhen (?:do|does|will|is)\b|\bever (?:end|stop)\b|\bgo away\b|\blast\b/i,
    answered:
      /\b(?:\d[\d.]*|one|two|three|four|five|seven|ten|a few|several) (?:to \w+ )?(?:years?|months?|weeks?|days?)\b/i,
  },
  {
    asked: /\bhow (?:much|many|often)\b/i,
    answered: /\d|\b(?:one|two|three|four|five|six|twice|once|half|every) \w+/i,
  },
  {
    asked:
      /\b(?:what (?:helps?|works?|can i do|should i)|how (?:do|can) i (?:stop|get rid|ease|fall|start|treat)|any (?:tips|advice))\b/i,
    answered: /\b(?:helps?|eases?|works?|relie[fv]\w*|treat\w*|try|ask|start|use|keep|first)\b/i,
  },
  {
    asked: /\bsafe\b|\brisks?\b|\bdangerous\b|\bcause\b/i,
    answered: /\b(?:risks?|safe|safer|benefits?|cause[sd]?|link)\b/i,
  },
  {
    asked: /\b(?:is it|is this|are \w+) (?:normal|common|usual)\b/i,
    answered: /\b(?:common|usual|normal|often|many|most)\b/i,
  },
  {
    asked: /\bwhat (?:is|are|does)\b|\bdifference\b|\bmean\b/i,
    answered: /\b(?:is|are|means?|called|stands for|everything (?:before|after|that))\b/i,
  },
]

/** A sentence that says nothing without the one before it. */
const leansOnBefore = /^[^a-z]*(?:it|they|that|this|these|those|he|she|and|but|so|or|one|both|then|next|meanwhile)\b/i

/** What cannot be quoted: a row of a table, or words to follow somewhere else. */
const isQuotable = (sentence: string) =>
  sentence.length > 1 && !/\||\]\(|^Table:/.test(sentence) && !mentionsDose(sentence)

/**
 * The run of sentences of a passage that says most of what was asked, and how well it does. Never the key insight
 * because it is there.
 * @param terms index terms: beginnings of words
 */
export function selectQuote(
  passage: LibraryPassage,
  terms: FoundLibrary['terms'],
  question = '',
): { quote: string; score: number } {
  const heading = new Set(wordsIn(passage.heading))
  const sentences = passage.body.split('\n').flatMap(splitSentences).filter(isQuotable)
  const has = (words: readonly string[], term: string) => words.some((word) => word.startsWith(term))
  const wanted = answers.filter(({ asked }) => asked.test(question)).map(({ answered }) => answered)
  let best = { score: -1, quote: '' }
  for (let start = 0; start < sentences.length; start += 1) {
    let quote = ''
    for (let end = start; end < Math.min(start + maxSentences, sentences.length); end += 1) {
      const longer = quote ? `${quote} ${sentences[end]}` : sentences[end]!
      if (quote && longer.length > maxQuoteLength) break
      quote = longer
    }
    const words = wordsIn(quote)
    const score =
      terms.asked.filter((term) => term.length > 2 && has(words, term)).length +
      0.15 * Math.min(3, terms.related.filter((term) => term.length > 2 && has(words, term)).length) +
      0.2 * [...heading].filter((word) => words.includes(word)).length +
      0.8 * wanted.filter((answered) => answered.test(quote)).length -
      (leansOnBefore.test(quote) ? 0.5 : 0)
    // The earlier of two equals: writers say the main thing first.
    if (score > best.score) best = { score, quote }
  }
  return best
}
