import { isSitePage } from '@/shared/lib/pageOfSite'
import { typeset } from '@/shared/lib/typeset'

import type { AskedPart, FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { isReadIn } from '../quoting/chooseQuotes'
import { mayAnswer } from '../retrieval/judgeFound'
import { splitSentences } from '../text/sentences'
import { hormones } from '../question/medicinesAndConditions'

/** A question is said back to her where it is no longer than this. */
const maxWords = 16

/** “Will they let me have HRT?” names nothing but hormones. */
const fewWords = 8
const isOfHormones = (asked: string): boolean => hormones.asked.test(asked) && asked.split(/\s+/).length <= fewWords

/** Whether something that is read is asked for by words of a question, or the question has none of its own. */
function isMet({ asked, answers }: AskedPart, read: readonly LibraryPassage[], text: string): boolean {
  if (isOfHormones(asked) && hormones.said.test(text)) return true
  const own = answers.filter(({ terms }) => terms.length > 0)
  return own.length === 0 || own.some((answer) => isReadIn(answer, read))
}

/** The beginning of the module that may answer a question. */
const nearestTo = ({ answers }: AskedPart, library: FoundLibrary): LibraryPassage | undefined =>
  answers.find((answer) => !isSitePage(answer.slug) && mayAnswer(answer, library))?.excerpts[0]?.passage

const withoutJoin = (asked: string) => asked.trim().replace(/^\W*(?:and|also|plus|but|or) (?=\w)/i, '')

/** A question of a letter is said back with as many words, */
const maxWordsOfLetter = 24
/** and one of fewer says too little to be asked by itself. */
const fewestWords = 6
/** Whether no place was found that may answer a question. */
const isUnheld = ({ answers }: AskedPart): boolean => answers.length === 0
const notFoundText = 'I have not found that here. Ask me that by itself, in other words, or ask a doctor or pharmacist.'
const either = new Intl.ListFormat('en-US', { type: 'disjunction' })

/** The questions of a letter for which nothing is read, to be asked one at a time; nothing where all are met. */
export function openQuestionsOf({ questions = [] }: FoundLibrary, read: readonly LibraryPassage[]): string | undefined {
  const open = questions.filter(({ answers }) => !answers.some((place) => isReadIn(place, read)))
  const inWords = (some: readonly AskedPart[]) =>
    some
      .map((one) => withoutJoin(one.asked))
      .filter((one) => {
        const words = one.split(/\s+/).length
        return words >= fewestWords && words <= maxWordsOfLetter
      })
      .map((one) => `“${typeset(one)}”`)
  const asked = inWords(open)
  const unheld = read.length > 0 && open.length < questions.length ? inWords(open.filter(isUnheld)) : []
  if (unheld.length > 0) return `You also asked: ${unheld.join(' and ')} ${notFoundText}`
  if (open.length === 0 || (asked.length === 0 && read.length === 0)) return undefined
  if (read.length === 0) return `I look things up best one at a time. Ask me by itself: ${either.format(asked)}.`
  if (asked.length === 0) return 'One of your questions may be open still. Ask me that one by itself.'
  return `If that leaves ${either.format(asked)} open, ask me that by itself.`
}

/** Says which of two questions may be open still, and asks for it by itself. */
function sayLeftOver({ asked: part }: AskedPart, which: 'first' | 'second'): string {
  const asked = withoutJoin(splitSentences(part).at(-1) ?? part)
  const words = asked.split(/\s+/).length <= maxWords ? `: “${typeset(asked)}”` : '.'
  return `If that leaves the ${which} of your two questions open, ask me that one by itself${words}`
}

/** The question of two that nothing that is read is about, in words and with what is nearest; nothing where both are met. */
export function findUnansweredPart(
  library: FoundLibrary,
  read: readonly LibraryPassage[],
  text: string,
): { text: string; near: LibraryPassage[] } | undefined {
  const { parts } = library
  if (!parts || read.length === 0) return undefined
  const [isFirstMet, isSecondMet] = parts.map((part) => isMet(part, read, text))
  if (isFirstMet === isSecondMet) return undefined
  const part = parts[isFirstMet ? 1 : 0]
  const near = nearestTo(part, library)
  return { text: sayLeftOver(part, isFirstMet ? 'second' : 'first'), near: near ? [near] : [] }
}
