import type { FoundLibrary, LibraryPassage } from '../retrieval/foundLibrary'
import { mentionsDose } from '../text/sentenceFilter'
import { splitSentences } from '../text/sentences'
import { isTableRow } from '../text/tableRow'

/** What a question wants to know of its subject, and how a sentence that says it is worded. */
const aspects: readonly { asked: RegExp; said: RegExp; isOfBefore?: true; isOfLine?: true }[] = [
  {
    asked: /\bhow (?:much|many)\b|\b(?:in|the) (?:numbers|figures)\b|\b(?:odds|chances)\b/i,
    said: /\b(?!(?:19|20)\d\d\b)\d/,
  },
  {
    asked: /\bhow (?:long|soon|many (?:years|months|weeks))\b/i,
    said: /\b(?:\d[\d.]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a few|several) (?:to \w+ )?(?:years?|months?|weeks?|days?)\b|\b(?:a|another) (?:year|month|week)(?: or (?:more|two))?\b/i,
  },
  {
    asked: /\b(?:too much|upper limit|overdo(?:ne|ing)?|the most (?:you|i|one)|maximum|more than (?:you|i) should)\b/i,
    // “The upper limit is …” stands in the line that begins with what it is of.
    said: /\b(?:upper limit|too much|large doses)\b/i,
    isOfLine: true,
  },
  {
    // “You may stay on it” says what only with the sentence before it.
    asked:
      /\b(?:forever|for (?:good|life|ever)|(?:rest|end) of my (?:life|days)|stay(?:ing)? on|carry(?:ing)? on|keep (?:using|taking|on)|have to (?:use|take|stay)|ever stop|long[- ]term)\b/i,
    said: /\b(?:may|can) (?:stay on|carry on|keep (?:using|taking))\b|\bno (?:such rule|(?:arbitrary )?limit)\b/i,
    isOfBefore: true,
  },
]

/** Room for a sentence beside what was read. */
const longest = 300
/** A sentence that says nothing without the one before it. */
const leans =
  /^(?:It|They|That|This|These|Those|He|She|Both|Neither|But|And|So|Or|(?:For|In|At|With|After|By) (?:that|this|these|those|it|them))\b/

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]{2,}/g) ?? []

/**
 * The sentence of a passage that says what a question wants to know, where nothing that was read says it: how much protein,
 * where only the portion on a plate was read.
 */
export function findMissingAspect(
  { body }: LibraryPassage,
  read: readonly string[],
  asked: string,
  terms: FoundLibrary['terms'],
): string | undefined {
  const all = read.join(' ')
  const wanted = aspects.filter((aspect) => aspect.asked.test(asked) && !aspect.said.test(all))
  if (wanted.length === 0) return undefined
  const saysOfAsked = (text: string) => {
    const words = wordsIn(text)
    const isNamed = (term: string) => words.some((word) => word.startsWith(term.replace(/^vitamin\w$/, 'vitamin')))
    return terms.asked.filter((term) => term.length > 3 && isNamed(term)).length
  }
  const ofLine = wanted.filter(({ isOfLine }) => isOfLine)
  const withBefore = wanted.filter(({ isOfBefore }) => isOfBefore)
  return body
    .split('\n')
    .filter((line) => !isTableRow(line))
    .flatMap((line) => {
      const sentences = splitSentences(line)
      const isOfBefore = (sentence: string) => withBefore.some(({ said }) => said.test(sentence))
      const opening = sentences.slice(0, 2).join(' ')
      return sentences.map((sentence, at) => ({
        opening,
        sentence: at > 0 && isOfBefore(sentence) ? `${sentences[at - 1]!} ${sentence}` : sentence,
      }))
    })
    .filter(
      ({ sentence, opening }) =>
        wanted.some(({ said }) => said.test(sentence)) &&
        sentence.length <= longest &&
        !leans.test(sentence) &&
        !/\||\]\(|[:?]$/.test(sentence) &&
        !mentionsDose(sentence) &&
        (saysOfAsked(sentence) > 0 || (ofLine.some(({ said }) => said.test(sentence)) && saysOfAsked(opening) > 0)),
    )
    .map(({ sentence }) => sentence)
    .sort((a, b) => saysOfAsked(b) - saysOfAsked(a))[0]
}
