/** A word of a phrase: letters and digits, `*` for any number of either, `#` for a number of one digit or more. */
export type WordPattern = { exact: string } | { prefix: string } | { signs: string }

/** Reads a word of small letters, digits, `*` and `#`. */
export function readWordPattern(text: string): WordPattern {
  if (!/[*#]/.test(text)) return { exact: text }
  return /^[a-z0-9]+\*$/.test(text) ? { prefix: text.slice(0, -1) } : { signs: text }
}

/** Letters; what is longer is no word. */
const longestWord = 60

/** A word that the pattern is found in. */
export const exampleOf = (pattern: WordPattern): string =>
  'exact' in pattern
    ? pattern.exact
    : 'prefix' in pattern
      ? pattern.prefix
      : pattern.signs.replaceAll('*', '').replaceAll('#', '1')

/** Whether a word is what the signs say, without trying one reading after the other: at most signs × letters steps. */
function isReadAs(signs: string, word: string): boolean {
  if (word.length > longestWord) return false
  // How many signs may be behind us: several readings at once. A `#` counts once its first digit was read.
  let reached = new Set([0])
  const passStars = (positions: Set<number>) => {
    for (const position of positions) if (signs[position] === '*') positions.add(position + 1)
    return positions
  }
  passStars(reached)
  for (const letter of word) {
    const next = new Set<number>()
    const isDigit = /[0-9]/.test(letter)
    for (const position of reached) {
      const sign = signs[position]
      if (sign === '*' && /[a-z0-9]/.test(letter)) next.add(position)
      if (sign === letter || (sign === '#' && isDigit)) next.add(position + 1)
      if (isDigit && signs[position - 1] === '#') next.add(position)
    }
    reached = passStars(next)
    if (reached.size === 0) return false
  }
  return reached.has(signs.length)
}

/** What a word is compared with: first the words themselves, because most comparisons fail and this one costs least. */
export type WordTest = {
  exact: ReadonlySet<string>
  other: ((word: string) => boolean) | null
  /** All that `other` passes begins with one of these; without it, `other` has to be asked. */
  prefixes?: ReadonlySet<string>
  /** Of one comparison, in steps of a program. */
  cost: number
}

export const passes = ({ exact, other }: WordTest, word: string): boolean =>
  exact.has(word) || (other !== null && other(word))

/** The test for one of the patterns. */
export function createWordTest(patterns: readonly WordPattern[]): WordTest {
  const exact = new Set(patterns.flatMap((one) => ('exact' in one ? [one.exact] : [])))
  const prefixes = new Set(patterns.flatMap((one) => ('prefix' in one ? [one.prefix] : [])))
  const lengths = [...new Set([...prefixes].map((prefix) => prefix.length))]
  const others = patterns.flatMap((one) => ('signs' in one ? [one.signs] : []))
  const isOther = (word: string) =>
    (lengths.some((length) => prefixes.has(word.slice(0, length))) && /^[a-z0-9]+$/.test(word)) ||
    others.some((signs) => isReadAs(signs, word))
  const cost = 1 + others.reduce((sum, signs) => sum + signs.length, 0)
  return {
    exact,
    other: prefixes.size + others.length > 0 ? isOther : null,
    ...(others.length === 0 ? { prefixes } : {}),
    cost,
  }
}

/** The test that passes what one of the tests passes. */
export function joinWordTests(tests: readonly WordTest[]): WordTest {
  const others = tests.flatMap(({ other }) => other ?? [])
  const areKnown = tests.every(({ other, prefixes }) => other === null || prefixes !== undefined)
  return {
    exact: new Set(tests.flatMap(({ exact }) => [...exact])),
    other: others.length > 0 ? (word) => others.some((other) => other(word)) : null,
    ...(areKnown ? { prefixes: new Set(tests.flatMap(({ prefixes }) => [...(prefixes ?? [])])) } : {}),
    cost: tests.reduce((sum, { cost }) => sum + cost, 0),
  }
}
