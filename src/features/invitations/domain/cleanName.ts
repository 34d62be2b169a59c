const longest = 40
/** Enough for every name, too few for a message. */
const mostWords = 4

/** Letters, marks and what stands in names: no address and no telephone number can be written with it. */
const notInNames = /[^\p{L}\p{M} .'’\-]/gu
/** Two words held together by a dot could be an address: example.com, but not "J. Smith". */
const dotInside = /\.(?=\p{L})/gu

/**
 * A name as it may stand in a message to a stranger: one line, without addresses, links, markup or look-alike signs.
 * @returns an empty text when nothing is left
 */
export function cleanName(typed: string): string {
  return [
    ...typed
      .normalize('NFKC')
      .replaceAll(/https?|www\./giu, ' ')
      .replaceAll(notInNames, ' ')
      .replaceAll(dotInside, ' ')
      .split(/\s+/u)
      .filter(Boolean)
      .slice(0, mostWords)
      .join(' '),
  ]
    .slice(0, longest)
    .join('')
    .trim()
}
