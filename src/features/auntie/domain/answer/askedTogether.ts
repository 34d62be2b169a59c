import { isPageOfSite } from '@/shared/lib/pageOfSite'
import { typeset } from '@/shared/lib/typeset'

import { medicineLines } from './medicines'
import type { AuntieLink } from './conversation'
import type { FoundAnswer, FoundLibrary, LibraryPassage } from './foundLibrary'
import { answersIt, mayAnswer } from './judgeFound'
import { aroundText, libraryLink, nearestShelfText, passageLink } from './libraryAnswer'
import { readExcerpt } from './readExcerpt'

/** Something that is taken: what it is called in a question, and in the library. */
type Taken = { asked: RegExp; said: RegExp }

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]?")
const anyOf = (names: readonly string[]) => new RegExp(`\\b(?:${names.map(escape).join('|')})\\b`, 'i')
const namesIn = (text: string | undefined) => (text ?? '').split(', ').map((name) => name.trim())

const medicines: readonly Taken[] = medicineLines
  .trim()
  .split('\n')
  .map((line) => {
    const [own, kind] = line.split(' | ')
    const names = namesIn(own)
    return { asked: anyOf(names), said: anyOf([...names, ...(kind ? namesIn(kind) : [])]) }
  })

/** Hormones of menopause, by what they are and what they come as. */
const hormones: Taken = {
  asked:
    /\b(?:hrt|mht|hormones?|hormone (?:therapy|replacement)|o?estrogens?|o?estradiol|o?estriol|progest\w+|utrogestan|prometrium|(?:hrt |my |the |hormone )(?:patch(?:es)?|gel|spray)|evorel|estradot|estraderm|femseven|climara|vivelle|femoston|elleste|kliofem|kliovance|premarin|prempro|premique|activella|novofem|bijuv[ae]|duavee|o?estrogel|sandrena|divigel|lenzetto|evamist|vagifem|vagirux|ovestin|estring|imvaggis|blissel|intrarosa|livial|tibolone|testosterone|testogel|androfeme|mirena)\b/i,
  said: /\b(?:hrt|hormones?|o?estrogens?|o?estradiol|progest\w+|patch(?:es)?|gels?|tibolone|testosterone)\b/i,
}

/** How it is asked whether two things go together: in so many words, */
const goTogether =
  /\b(?:interact\w*|interfer\w*|clash\w*|contraindicat\w*|together|mix(?:ed|ing)?|combin(?:e|ed|ing)|(?:at the )?same time|get along|alongside|on top of)\b/i
/** by whether one may be taken, */
const mayTake =
  /\b(?:can|could|may|should|am i allowed to|is it (?:ok|okay|safe|alright|all right|fine)) (?:\w+ ){0,4}?(?:take|have|use|do|be on|go on|drink|stay on|put|carry on|keep)\b/i
const isSafe =
  /\b(?:ok(?:ay)?|safe|alright|all right|fine|allowed|bad|dangerous|risky)\b(?: \w+){0,4} (?:with|on|beside|while|if|when|taking)\b|\b(?:is|are|was|were) (?:[\w'’-]+ ){1,4}(?:ok(?:ay)?|safe|alright|all right|fine|allowed)\W*(?:$|[.?!])/i
/** or by nothing but the two. */
const bare = /^\W*(?:[\w'’-]+ ){1,3}(?:with|and|plus|\+|&) (?:[\w'’-]+ ?){1,3}\W*$/i
const together = [goTogether, isSafe, bare]
/** What is weighed against each other, changed, or blamed is no question of both. */
const isOther =
  /\b(?:or|vs|versus|instead of|better|switch\w*|swap\w*|rather than|difference|caus(?:e[sd]?|ing)|without)\b/i

/** Two that are asked about together, by the words of the question. */
type Pair = readonly [Named, Named]
type Named = Taken & { name: string }

const namedIn = (taken: Taken, message: string): Named => ({
  ...taken,
  name: taken.asked
    .exec(message)![0]
    .trim()
    .replace(/^my /i, 'your ')
    .replace(/^[hm][rh]t$/i, (name) => name.toUpperCase()),
})

/**
 * The two that a message asks about together; nothing where it does not.
 * @param earlier what was asked before, where the message leans on it: “and ibuprofen?”
 */
export function findTogether(message: string, earlier = ''): Pair | null {
  const all = `${earlier} ${message}`
  const asks = (forms: readonly RegExp[]) => forms.some((form) => form.test(message) || (earlier && form.test(earlier)))
  if (isOther.test(all)) return null
  const named = medicines.filter(({ asked }) => asked.test(message))
  const [one, other] = hormones.asked.test(all)
    ? [named[0], hormones]
    : [...named, ...medicines.filter(({ asked }) => asked.test(earlier) && !asked.test(message))]
  // Whether two supplements may be taken is two questions; with hormones it is one.
  const isAsked = other === hormones ? asks([...together, mayTake]) : named.length < 3 && asks(together)
  return one && other && isAsked ? [namedIn(one, all), namedIn(other, all)] : null
}

/** Whether a text speaks of both. */
const speaksOfBoth = (text: string, pair: Pair): boolean => pair.every(({ said }) => said.test(text))

const speaksInAnswer = ({ excerpts }: FoundAnswer, pair: Pair): boolean =>
  excerpts.some((excerpt) => speaksOfBoth(`${excerpt.passage.heading} ${readExcerpt(excerpt).join(' ')}`, pair))

/**
 * Puts what speaks of two things together first, where a message asks about them; says which two they are where nothing
 * that was found does. A module that an editor added is left to its words.
 */
export function putTogetherFirst<Found extends FoundLibrary>(
  found: Found,
  message: string,
  earlier?: string,
): { found: Found; unheld: Pair | null } {
  const pair = found.modules[0]?.isAskedFor === false ? null : findTogether(message, earlier)
  if (!pair) return { found, unheld: null }
  const first = found.answers.find((answer) => mayAnswer(answer, found) && speaksInAnswer(answer, pair))
  if (!first) return { found, unheld: pair }
  return { found: { ...found, answers: [first, ...found.answers.filter((answer) => answer !== first)] }, unheld: null }
}

/** What the library says of the one, where it surely says something: a herb that harms the liver does so beside hormones. */
function readAround([one]: Pair, found: FoundLibrary): (LibraryPassage & { quote: string }) | undefined {
  const place = found.answers.find((answer) => answer.excerpts.length > 0 && answersIt(answer, found))
  const [excerpt] = place?.excerpts ?? []
  const quote = excerpt ? readExcerpt(excerpt).join(' ') : ''
  return excerpt && one.said.test(quote) && !isPageOfSite(place!.slug) ? { ...excerpt.passage, quote } : undefined
}

/** Says that the library holds nothing of two things together, so that nobody takes what stands near for an all-clear. */
export function answerUnheld(pair: Pair, found: FoundLibrary): { response: string; links: AuntieLink[] } {
  const [one, other] = pair
  const unheld = `Our library doesn’t say how ${one.name} and ${other.name} get along, and that’s no all-clear. Ask your pharmacist, with a list of all you take; most answer the phone today. Until you know, stop nothing that a doctor gave you.`
  const around = readAround(pair, found)
  if (around)
    return {
      response: `${unheld} ${aroundText}\n\n${typeset(around.title)}: “${typeset(around.quote)}” [1]`,
      links: [passageLink(around)],
    }
  const near = found.answers.find(({ lead }) => lead && !isPageOfSite(lead.slug))?.lead ?? found.modules[0]?.passages[0]
  if (!near) return { response: unheld, links: [libraryLink] }
  return {
    response: `${unheld} ${nearestShelfText} “${typeset(near.title)}” [1].`,
    links: [passageLink({ ...near, anchor: '', heading: '' })],
  }
}
