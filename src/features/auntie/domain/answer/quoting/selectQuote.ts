import type { FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { mentionsDose } from '../text/sentenceFilter'
import { splitSentences } from '../text/sentences'
import { isTableRow } from '../text/tableRow'

// Room for three or four sentences: a quotation, not the article.
const maxQuoteLength = 420
const maxSentences = 4

/** A paragraph is read from its beginning unless later sentences say this much more of what was asked. */
const paragraphStart = 0.6
const firstParagraph = 0.7
const shortParagraph = 70

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]{2,}/g) ?? []

/** What a kind of question is answered with. */
const answers: readonly { asked: RegExp; answered: RegExp }[] = [
  {
    asked:
      /\bhow long\b|\bwhen (?:do|does|will|is)\b|\bever (?:end|stop)\b|\bgo away\b|\blast\b|\bthaw\b|\bget better\b/i,
    answered:
      /\b(?:\d[\d.]*|one|two|three|four|five|seven|ten|a few|several) (?:to \w+ )?(?:years?|months?|weeks?|days?)\b|\b(?:a|the) (?:year|month) or more\b|\bgood while\b/i,
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

/** Headings under which a kind of question is answered. */
const headings: readonly { asked: RegExp; under: RegExp }[] = [
  {
    asked:
      /\b(?:what (?:\w+ )?(?:helps?|works?|can i|should i|do i)|how (?:do|can) i|any (?:tips|advice|ideas)|treat\w*|get rid|stop)\b/i,
    under: /\b(?:help|helps|eases?|works|treat\w*|done|do this|practice|start|moment|supporting|ask for|kinds)\b/i,
  },
  { asked: /\bwhat (?:is|are|does)\b|\bdifference\b|\bmean\b/i, under: /\b(?:what it is|words|stages|kinds|known)\b/i },
  { asked: /\bsafe\b|\brisks?\b|\bdangerous\b|\bcancer\b/i, under: /\b(?:risks?|safe|numbers|careful|small print)\b/i },
  {
    asked: /\bnormal\b|\bcommon\b|\bwhy\b|\bhow long\b/i,
    under: /\b(?:usual|changes|known|going on|why|common|long)\b/i,
  },
]

/** Whether a passage stands under a heading that promises what a question asks for. */
export const promisesAnswer = (heading: string, question: string): boolean =>
  headings.some(({ asked, under }) => asked.test(question) && under.test(heading))

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
  const paragraphs = passage.body
    .split('\n')
    .filter((line) => !isTableRow(line))
    .map((line) => splitSentences(line).filter(isQuotable))
  const has = (words: readonly string[], term: string) => words.some((word) => word.startsWith(term))
  const wanted = answers.filter(({ asked }) => asked.test(question)).map(({ answered }) => answered)
  const rate = (quote: string, start: number, paragraph: number): number => {
    const words = wordsIn(quote)
    return (
      terms.asked
        .filter((term) => term.length > 2 && has(words, term))
        .reduce((sum, term) => sum + (terms.weights?.get(term) ?? 1), 0) +
      0.2 * [...heading].filter((word) => words.includes(word)).length +
      1.2 * wanted.filter((answered) => answered.test(quote)).length +
      (start === 0 ? paragraphStart : 0) +
      (paragraph === 0 ? firstParagraph : 0) -
      (leansOnBefore.test(quote) ? (start === 0 ? 0.3 : 0.9) : 0)
    )
  }
  let best = { score: -1, quote: '' }
  for (const [index, sentences] of paragraphs.entries()) {
    // A line that announces the next one says nothing without it.
    const following =
      sentences.length === 1 && sentences[0]!.length < shortParagraph ? (paragraphs[index + 1] ?? []) : []
    const readable = [...sentences, ...following]
    for (let start = 0; start < sentences.length; start += 1) {
      let quote = readable[start]!
      for (const next of readable.slice(start + 1, start + maxSentences)) {
        if (quote.length + next.length >= maxQuoteLength) break
        quote = `${quote} ${next}`
      }
      const score = rate(quote, start, index)
      // The earlier of two equals: writers say the main thing first.
      if (score > best.score) best = { score, quote }
    }
  }
  return best
}
