import type { LibraryPassage } from '../retrieval/foundLibrary'
import { mentionsDose } from '../text/sentenceFilter'
import { splitSentences } from '../text/sentences'
import { isTableRow } from '../text/tableRow'
import { conditionsOf, medicinesIn } from '../question/medicinesAndConditions'

/** Room for a caution beside what was read. */
const longest = 380
/** How a caution is worded: that a medicine was tested is none. */
const cautions =
  /\b(?:not|nor|never|avoid|careful\w*|caution|ask|tell|mention|say|first|weaken\w*|lower\w*|raise\w*|clash\w*|mix|check\w*|interact\w*|dangerous|harm\w*|rather)\b/i
/** A sentence that says nothing without the one before it. */
const leans = /^(?:It|They|That|This|These|Those|Nor|Neither|But|And|So|Or|Then|The same)\b/

/**
 * What a passage says of a medicine or an illness that a message names, by its own name, where nothing that was read of it
 * does: “nor with fluvoxamine” stands at the end of what is told of a medicine, and is what matters to her who takes it.
 */
export function findPersonalCaution(
  { body }: LibraryPassage,
  read: readonly string[],
  message: string,
): string | undefined {
  const all = read.join(' ')
  const own = [...medicinesIn(message), ...conditionsOf(message)].filter(({ asked }) => !asked.test(all))
  if (own.length === 0) return undefined
  for (const line of body.split('\n')) {
    if (isTableRow(line)) continue
    const sentences = splitSentences(line)
    const at = sentences.findIndex(
      (sentence) =>
        cautions.test(sentence) && !/^Ask about it\b/.test(sentence) && own.some(({ asked }) => asked.test(sentence)),
    )
    if (at === -1) continue
    const sentence = sentences[at]!
    const before = leans.test(sentence) ? sentences[at - 1] : undefined
    const caution = before && !all.includes(before) ? `${before} ${sentence}` : sentence
    const isWhole = !leans.test(sentence) || before !== undefined
    if (isWhole && caution.length <= longest && !/[:?]$/.test(caution) && !mentionsDose(caution)) return caution
  }
  return undefined
}
