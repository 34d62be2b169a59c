import { wordsOf } from './searchTerms'

/** Words that ask, join or point, and carry nothing of what is asked. */
const emptyWords = new Set(
  'a about actually ago all also always am an and any anymore anyone anything are as ask at auntie be been being both but by can cant cannot come could couldnt did didnt do does doesnt doing dont each either else even ever every everything feel feeling feels felt for from get gets getting give go goes going gone gonna got had has hasnt have havent having he hello her here hers herself hey hi him his how i id if ill im in into is isnt it its itself ive just keep keeps kind know let like lot love make makes many maybe me mean means might mine more most much must my myself need needs never no nor normal normally not now of off oh ok on once one only onto or other our out over own perhaps please pls put quite rather really right said same say says see seem seems seen she should since so some someone something somehow sometimes still such sure take taking tell than thank thanks that thats the their them then there theres these they theyre thing things think this those though to too tried try trying up us use used using very want wants was wasnt way we well went were what whats when where which while who whom whos why will wish with wont would wouldnt yeah year years yes yet you your youre yours'.split(
    ' ',
  ),
)

const endings = /(?:ings?|edly|ed|ly|es|s)$/
const shortestStem = 3

/** A word without its endings, the same for British and American spelling; no dictionary, so a few fall together. */
function stem(word: string): string {
  const plain = word
    .replace(/ies$/, 'y')
    .replace(/oe/g, 'e')
    .replace(/our(?=s|ed|ing|$)/, 'or')
  const cut = plain.replace(endings, (ending, at: number) => (at >= shortestStem ? '' : ending))
  return cut
    .replace(/(.)\1$/, '$1')
    .replace(/y$/, 'i')
    .replace(/e$/, '')
}

/** A number, an hour, a share: "47", "4pm", "20%", "40s". */
const isNumber = /^\d+(?:%|[ap]m|ish|s|th|nd|rd|st|x|yo?)?$/

/** What a word is indexed and looked for as; null for one that carries nothing. */
export function toIndexTerm(word: string): string | null {
  const lower = word.toLowerCase()
  return lower.length < 2 || emptyWords.has(lower) || isNumber.test(lower) ? null : stem(lower)
}

/** What is looked for in a text, each term once, in the order of the text. */
export const indexTermsOf = (text: string): string[] => [
  ...new Set(wordsOf(text).flatMap((word) => toIndexTerm(word) ?? [])),
]
