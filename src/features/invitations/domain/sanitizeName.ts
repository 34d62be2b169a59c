const longest = 40
/** Long enough for names, too short for a message. */
const maxWords = 4

/** Letters, marks and punctuation of names; excludes what email addresses and telephone numbers need. */
const notInNames = /[^\p{L}\p{M} .'’\-]/gu
/** Two words joined by a dot may be a domain: example.com, but not "J. Smith". */
const dotInside = /\.(?=\p{L})/gu

/**
 * Sanitizes a name for a message to a stranger: one line, without addresses, links, markup or confusable characters.
 * @returns an empty string when nothing is left
 */
export function sanitizeName(typed: string): string {
  return [
    ...typed
      .normalize('NFKC')
      .replaceAll(/https?|www\./giu, ' ')
      .replaceAll(notInNames, ' ')
      .replaceAll(dotInside, ' ')
      .split(/\s+/u)
      .filter(Boolean)
      .slice(0, maxWords)
      .join(' '),
  ]
    .slice(0, longest)
    .join('')
    .trim()
}
