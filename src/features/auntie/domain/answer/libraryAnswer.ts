import type { AuntieLink } from './conversation'
import type { FoundLibrary, LibraryPassage } from './foundLibrary'
import { promisesAnswer, selectQuote } from './selectQuote'

/** Why the library speaks for itself where a model is set up. */
export type LibraryAnswerReason = 'no-model' | 'ceiling' | 'not-cited'

const introductions: Record<LibraryAnswerReason, string> = {
  'no-model': '',
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

/** Said to thanks and praise. */
export const thanksText = 'You’re welcome, love. I’m here when the next question turns up, whatever the hour.'

const nearestText = 'I’m not sure I caught that. The nearest I found:'
const askBackText =
  'Is that what you meant? If not, say it in other words: what you feel, since when, and what you’d like to know.'
const pharmacistText =
  'How much, a missed one, or one that’s out of stock is a question for your pharmacist: they see what you take, and most answer the phone today. What our library has around it:'
const momentText = 'First, this minute:'

export const libraryLink: AuntieLink = {
  title: 'The Education Library',
  description: 'Every article, each with its sources',
  path: '/education',
  icon: 'book',
}

/** The library has to know this share of what was asked, or it does not hold the answer. */
const minKnown = 0.34
/** Below this, what was found is near, and she asks back. */
const minCoverage = 0.45
/** A second module has to come this close to the best one to be quoted beside it. */
const minSecondScore = 0.85

/** Whether the library holds an answer, something near, or nothing. */
export function judgeFound({ modules, known, coverage }: FoundLibrary): 'answer' | 'near' | 'nothing' {
  if (modules.length === 0 || known < minKnown) return 'nothing'
  return coverage < minCoverage ? 'near' : 'answer'
}

const isAboutAmount =
  /\b(?:dos(?:e|es|age|ing)|how (?:much|many|often) (?:\w+ ){0,4}(?:take|use|apply|mg|pumps?|drops?|patch(?:es)?)|miss(?:ed)? (?:a|my|one|two|the) (?:\w+ )?(?:patch(?:es)?|dose|pill|tablet|gel|day)|forgot (?:to take|to change|my) (?:\w+ )?(?:\w+)?|out of stock|shortage|can(?:no|['’]?)t get (?:hold of )?(?:my|the) (?:\w+ )?(?:patch(?:es)?|gel|hrt|tablets|prescription)|\d+ ?(?:mg|mcg))\b/i

/** Whether a question is about an amount, a missed dose or a medicine that cannot be had. */
export const asksPharmacist = (question: string): boolean => isAboutAmount.test(question)

const isMoment =
  /\b(?:(?:having|got|in the middle of|middle of|in the midst of) (?:a|an|another|one|it)?\s*(?:hot )?(?:flash|flush)|(?:flash|flush)(?:ing)? (?:right )?now|(?:burning up|boiling|roasting|dripping|overheating|sweating)(?: \w+){0,3} (?:right now|now|this (?:minute|second))|it['’]?s (?:happening|starting|coming on) (?:right )?now|(?:having|got|getting) (?:one|another(?: one)?) (?:right )?now)\b/i
const isOtherAttack = /\b(?:headache|migraine|panic|palpitation|cramp|period)/i

/** Whether somebody writes in the middle of a flash. */
export const isInTheMoment = (question: string): boolean =>
  isMoment.test(question) && (/\bfl[au]sh/i.test(question) || !isOtherAttack.test(question))

/** What to look for first for somebody in the middle of a flash. */
export const momentQuestion =
  'a flash attended: heat rising, shoulders drop, jaw, hands, wait and watch, ride it like a wave, it will pass'

const isThanks =
  /^\W*(?:(?:oh|aw+|ah|wow|ok(?:ay)?|great|lovely|brilliant|perfect|amazing)\W+)*(?:(?:many |so many )?thank(?:s| you)|thx|ty|cheers|bless you|god bless|you(?:['’]re| are) (?:\w+ )?(?:\w+ )?(?:star|kind|sweet|great|wonderful|amazing|the best|a gem|helpful|lovely|funny)|much appreciated|appreciate (?:it|you|that)|that (?:really |was |is )?(?:so |very )?(?:help(?:s|ed|ful)|kind|lovely|useful)|love (?:this|you|it))\b[^?]*$/i

/** Whether a message only thanks or praises. */
export const isOnlyThanks = (message: string): boolean => message.length < 240 && isThanks.test(message)

/** A passage as a link. */
export const passageLink = ({ slug, title, anchor, heading, description }: LibraryPassage): AuntieLink => ({
  title,
  description: heading || description,
  path: `/education/${slug}${anchor ? `#${anchor}` : ''}`,
  icon: 'book',
})

type Quoted = { passage: LibraryPassage; quote: string }

const writeQuotes = (quotes: readonly Quoted[], first = 1) =>
  quotes.map(({ passage, quote }, index) => `${passage.title}: “${quote}” [${index + first}]`)

/** What the best found passage is worth beside words of the question in the quote, others by their share of its score. */
const found = 3
/** What a heading that promises the answer is worth, likewise. */
const promised = 0.5

/** The best words of the best module, and of a second one that is nearly as good. */
function chooseQuotes({ modules, terms }: FoundLibrary, question: string): Quoted[] {
  const [best, ...others] = modules
  const chosen = [best!, ...others.filter(({ score }) => score >= minSecondScore * best!.score).slice(0, 1)]
  return (
    chosen
      .flatMap(({ passages }) => {
        const [first] = passages
          .map((passage) => ({
            passage,
            ...selectQuote(passage, terms, question),
            standing:
              (promisesAnswer(passage.heading, question) ? promised : 0) +
              (found * passage.score) / (passages[0]!.score || 1),
          }))
          .filter(({ quote }) => quote)
          .sort((a, b) => b.score + b.standing - (a.score + a.standing))
        return first ? [first] : []
      })
      // The one that says clearly more of what was asked goes first.
      .sort((a, b) => Math.floor(b.score) - Math.floor(a.score))
      .map(({ passage, quote }) => ({ passage, quote }))
  )
}

/**
 * Answers by quotation: the best passage, a second one where it comes close, and where else to read.
 * @param moment what helps this minute, for somebody in the middle of it
 */
export function answerFromLibrary(
  found: FoundLibrary,
  question: string,
  reason: LibraryAnswerReason,
  moment?: FoundLibrary,
): { response: string; links: AuntieLink[] } {
  const now = moment && moment.modules.length > 0 ? chooseQuotes(moment, momentQuestion).slice(0, 1) : []
  const nowLinks = now.map(({ passage }) => passageLink(passage))
  const verdict = judgeFound(found)
  const quotes = verdict === 'nothing' ? [] : chooseQuotes(found, question)
  if (quotes.length === 0 && now.length === 0) return { response: noAnswerText, links: [libraryLink] }
  const isNear = verdict === 'near'
  const shown = quotes.slice(0, isNear || now.length > 0 ? 1 : 2)
  const rest = verdict === 'nothing' ? [] : found.modules.map(({ passages }) => passages[0]!).filter(Boolean)
  const links = [...nowLinks, ...shown.map(({ passage }) => passageLink(passage)), ...rest.map(passageLink)]
  return {
    response: [
      introductions[reason],
      ...(now.length > 0 ? [momentText, ...writeQuotes(now)] : []),
      ...(asksPharmacist(question) ? [pharmacistText] : isNear && now.length === 0 ? [nearestText] : []),
      ...writeQuotes(shown, now.length + 1),
      ...(isNear && now.length === 0 ? [askBackText] : []),
    ]
      .filter(Boolean)
      .join('\n\n'),
    // A module is named once, by the passage that was quoted.
    links: links.filter(
      ({ path }, index) =>
        links.findIndex((other) => other.path.replace(/#.*/, '') === path.replace(/#.*/, '')) === index,
    ),
  }
}
