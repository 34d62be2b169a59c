import type { SafetyCountry } from '../content/safetyTexts'

/** The countries that a warning within a text names, before it leads to all of them. */
const named = ['us', 'gb', 'ie']

/**
 * The numbers of the one list for a text, each country on a line of its own and its links written as `InlineText` reads
 * them. A country without a number to call is left out; those with the same one are named together.
 */
export function linesInWords(countries: readonly SafetyCountry[], kind: 'crisisLines' | 'violenceLines'): string {
  const places = new Map<string, string[]>()
  for (const { code, name, [kind]: lines } of countries) {
    const line = lines.find(({ link }) => link.startsWith('tel:'))
    if (!line || !named.includes(code)) continue
    const words = `[${line.name.replaceAll(/[[\]]/g, '')}](${line.link}) (${line.how})`
    places.set(words, [...(places.get(words) ?? []), name])
  }
  const parts = [...places].map(([words, names]) => `${names.join(' and ')}: ${words}`)
  return [...parts, 'Elsewhere: [Auntie’s list](/ask-auntie)'].join('\n')
}

/**
 * A warning with the numbers of the one list at its `{lines}`; one that names none gets them at its end. They begin and
 * end a line: `InlineLines` draws them.
 */
export const withLines = (warning: string, lines: string): string => {
  if (warning.includes('{lines}')) return warning.replaceAll(/\s*\{lines\}\s*/g, () => `\n${lines}\n`).trim()
  return warning.includes('(tel:') ? warning : `${warning}\n${lines}`
}
