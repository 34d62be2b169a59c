const union = new Set('AT BE BG HR CY CZ DK EE FI FR DE GR HU IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' '))

/** The code of the country that the browser's language speaks of; an empty one when it speaks of none. */
export function guessCountry(): string {
  const region = /^[a-z]{2,3}-(?:[A-Za-z]{4}-)?([A-Z]{2})\b/.exec(navigator.language)?.[1] ?? ''
  return union.has(region) ? 'eu' : region.toLowerCase()
}
