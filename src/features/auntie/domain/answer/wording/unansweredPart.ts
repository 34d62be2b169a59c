import { isSitePage } from '@/shared/lib/pageOfSite'
import { typeset } from '@/shared/lib/typeset'

import type { AskedPart, FoundAnswer, FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
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
  const isRead = ({ excerpts }: FoundAnswer) =>
    excerpts.some(({ passage }) =>
      read.some(({ slug, heading }) => slug === passage.slug && heading === passage.heading),
    )
  return own.length === 0 || own.some(isRead)
}

/** The beginning of the module that may answer a question. */
const nearestTo = ({ answers }: AskedPart, library: FoundLibrary): LibraryPassage | undefined =>
  answers.find((answer) => !isSitePage(answer.slug) && mayAnswer(answer, library))?.excerpts[0]?.passage

/** Says which of two questions may be open still, and asks for it by itself. */
function sayLeftOver({ asked: part }: AskedPart, which: 'first' | 'second'): string {
  const asked = (splitSentences(part).at(-1) ?? part).trim().replace(/^(?:and|also|plus) /i, '')
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
