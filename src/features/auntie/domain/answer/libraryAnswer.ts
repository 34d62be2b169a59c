import type { AuntieLink } from './conversation'
import { mentionsDose } from './sentenceFilter'
import { splitSentences } from './sentences'

/** A section of a published module that answers. */
export type LibraryPassage = {
  slug: string
  title: string
  description: string
  summary: string
  anchor: string
  heading: string
  body: string
}

/** Why the library speaks for itself. */
export type LibraryAnswerReason = 'no-model' | 'ceiling' | 'not-cited'

const introductions: Record<LibraryAnswerReason, string> = {
  'no-model': 'No language model is set up here, so I’m reading to you straight from our library, word for word.',
  ceiling:
    'My talking half has used up its allowance for today, so I’m reading to you straight from our library, word for word.',
  'not-cited': 'Straight from our library, word for word, because that’s what I can stand behind.',
}

/** Said when the library has nothing that answers. */
export const noAnswerText =
  'Our library doesn’t hold an answer to that, and I won’t make one up. Try other words, or look around on the shelves. If it’s about your own body and it worries you, a doctor or pharmacist is the one to ask.'

/** Said to a message that asks nothing, such as a greeting. */
export const noQuestionText =
  'I’m here. Ask me anything about perimenopause and after, in your own words, and I’ll look it up in our library for you.'

export const libraryLink: AuntieLink = {
  title: 'The Education Library',
  description: 'Every article, each with its sources',
  path: '/education',
  icon: 'book',
}

// Room for two or three sentences: a quotation, not the article.
const maxQuoteLength = 340

/** What the search calls the section of red flags. */
const warningHeading = 'When to see someone'

const stemsOf = (text: string) => (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => word.slice(0, 5))

/** The run of sentences of a passage that says most of what was asked. */
export function selectQuote(passage: LibraryPassage, question: string): string {
  const asked = new Set(stemsOf(`${question} ${passage.heading}`))
  const text = passage.heading ? passage.body : passage.summary || passage.body
  const sentences = text
    .split('\n')
    .flatMap(splitSentences)
    .filter((sentence) => !mentionsDose(sentence))
  let best = { score: -1, quote: '' }
  for (let start = 0; start < sentences.length; start += 1) {
    let quote = ''
    for (let end = start; end < Math.min(start + 3, sentences.length); end += 1) {
      const longer = quote ? `${quote} ${sentences[end]}` : sentences[end]!
      if (quote && longer.length > maxQuoteLength) break
      quote = longer
    }
    const found = new Set(stemsOf(quote).filter((stem) => asked.has(stem))).size
    // The earlier of two equals: writers say the main thing first.
    if (found > best.score) best = { score: found, quote }
  }
  return best.quote
}

/** A passage as a link. */
export const passageLink = ({ slug, title, anchor, heading, description }: LibraryPassage): AuntieLink => ({
  title,
  description: heading || description,
  path: `/education/${slug}${anchor ? `#${anchor}` : ''}`,
  icon: 'book',
})

/** Answers by quotations, the first passage of each module. */
export function answerFromLibrary(
  passages: readonly LibraryPassage[],
  question: string,
  reason: LibraryAnswerReason,
): { response: string; links: AuntieLink[] } {
  // Warning signs are no answer to a question; they follow from the article.
  const ordered = [...passages].sort(
    (a, b) => Number(a.heading === warningHeading) - Number(b.heading === warningHeading),
  )
  const slugs = [...new Set(passages.map(({ slug }) => slug))]
  const firsts = slugs.map((slug) => ordered.find((passage) => passage.slug === slug)!)
  const quotes = firsts
    .map((passage) => ({ passage, quote: selectQuote(passage, question) }))
    .filter(({ quote }) => quote)
  if (quotes.length === 0) return { response: noAnswerText, links: [libraryLink] }
  return {
    response: [
      introductions[reason],
      ...quotes.map(({ passage, quote }, index) => `${passage.title}: “${quote}” [${index + 1}]`),
    ].join('\n\n'),
    links: quotes.map(({ passage }) => passageLink(passage)),
  }
}

/** A module has to hold this share of what was asked, the rarer words the heavier. */
const minCoverage = 0.36

/** And score at least this share of the best one: a third article that hardly fits only takes the visitor's time. */
const minRelativeScore = 0.4

/**
 * The passages that answer, out of those that were found. A word in passing is no answer: a question that names none of
 * the library's topics has to share a word with a title, a heading or a description.
 */
export function filterRelevantPassages<Found extends LibraryPassage & { coverage: number; score: number }>(
  passages: readonly Found[],
  question: string,
  isAboutTopic: boolean,
): Found[] {
  const asked = stemsOf(question).filter((stem) => stem.length > 3)
  const best = passages[0]?.score ?? 0
  return passages.filter(({ coverage, score, title, heading, description, summary }) => {
    const named = new Set(stemsOf(`${title} ${heading} ${description} ${summary}`))
    return (
      coverage >= minCoverage &&
      score >= minRelativeScore * best &&
      (isAboutTopic || asked.some((stem) => named.has(stem)))
    )
  })
}
