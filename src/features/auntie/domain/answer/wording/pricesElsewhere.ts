import { places } from '../../safety/places'

/** Whose prices the library holds. */
const held: ReadonlySet<string> = new Set(['gb', 'us'])
const names = Object.entries(places)
  .filter(([code]) => !held.has(code))
  .map(([, all]) => all.split('|')[0]!)
const elsewhere = new RegExp(
  `\\b(?:from|in|here in|over in) (?:(?!not\\b)[\\w.,'’]+ ){0,4}?(?<!northern )(${names.join('|')})\\b(?! (?:last|next) (?:week|month|year|summer))`,
  'i',
)
/** Of another, of another time or of a journey: she does not live there. */
const isNotHers =
  /\b(?:my (?:sister|brother|daughter|son|friend|cousin|m[uo]m|mother|aunt|husband) (?:is|lives|in|from)|used to|grew up|born|holiday|trip|travel\w*|visit\w*|moved (?:here )?from|originally)\b/i
const asksOfPrice =
  /\b(?:costs?|prices?|priced|pay(?:ing)?|free|charges?|charged|expensive|afford|cheap\w*|fees?|insur\w+|covered|how much (?:is|are|does|do|for|would|will))\b/i
const readsPrices = /£|\bIn England an item\b|\bPart D\b|\bMedicare\b|\byour plan\b/

const inFull = (name: string) => name.replace(/\b[a-z]/g, (first) => first.toUpperCase()).replace(/^The /, 'the ')

/** The country that she says she is in, where the library holds no prices of it. */
export function countryWithoutPrices(said: readonly string[]): string | undefined {
  const told = said.findLast((message) => elsewhere.test(message) && !isNotHers.test(message))
  const name = told && elsewhere.exec(told)?.[1]
  return name && inFull(name.toLowerCase())
}

/**
 * What is said instead of prices of other countries; null where none were asked for or read. The charge of an English
 * prescription is no answer in Mayo, and reads like one.
 */
export function sayPricesElsewhere(said: readonly string[], response: string): string | null {
  const country = countryWithoutPrices(said)
  if (
    !country ||
    !asksOfPrice.test(said.at(-1) ?? '') ||
    !readsPrices.test(response) ||
    response.replace(/Northern Ireland/g, '').includes(country)
  )
    return null
  return `What it costs in ${country} our library doesn’t hold: the prices it has are of England and the US, so I won’t read you those. A pharmacist where you are can tell you the price of each form, and your own doctor who prescribes it there. How care differs between countries stands in`
}
