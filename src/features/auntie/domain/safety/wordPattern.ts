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

const isDigit = (letter: string) => letter >= '0' && letter <= '9'
const isLetterOrDigit = (letter: string) => (letter >= 'a' && letter <= 'z') || isDigit(letter)

/** Room for readings of short signs: a message is compared tens of thousands of times. */
const mostReused = 32
const reused = [new Uint8Array(mostReused), new Uint8Array(mostReused)] as const

/** Whether a word is what the signs say, without trying one reading after the other: at most signs × letters steps. */
function isReadAs(signs: string, word: string): boolean {
  if (word.length > longestWord) return false
  // Nearly every word differs in its first letter.
  if (signs[0] === '#' ? !isDigit(word[0] ?? '') : signs[0] !== '*' && signs[0] !== word[0]) return false
  // Behind which signs a reading may be: several at once. A `#` counts once its first digit was read.
  const isShort = signs.length < mostReused
  let reached = isShort ? reused[0].fill(0) : new Uint8Array(signs.length + 1)
  let next = isShort ? reused[1] : new Uint8Array(signs.length + 1)
  const passStars = (positions: Uint8Array) => {
    for (let at = 0; at < signs.length; at += 1) if (positions[at] && signs[at] === '*') positions[at + 1] = 1
  }
  reached[0] = 1
  passStars(reached)
  for (let read = 0; read < word.length; read += 1) {
    const letter = word[read]!
    next.fill(0)
    for (let at = 0; at <= signs.length; at += 1) {
      if (!reached[at]) continue
      const sign = signs[at]
      if (sign === '*' && isLetterOrDigit(letter)) next[at] = 1
      if (sign === letter || (sign === '#' && isDigit(letter))) next[at + 1] = 1
      if (isDigit(letter) && signs[at - 1] === '#') next[at] = 1
    }
    passStars(next)
    const before = reached
    reached = next
    next = before
  }
  return reached[signs.length] === 1
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

/** Whether a word passes a test. */
export const passes = ({ exact, other }: WordTest, word: string): boolean =>
  exact.has(word) || (other !== null && other(word))

const isPlainWord = /^[a-z0-9]+$/

/** The test for one of the patterns. */
export function createWordTest(patterns: readonly WordPattern[]): WordTest {
  const exact = new Set(patterns.flatMap((one) => ('exact' in one ? [one.exact] : [])))
  const prefixes = new Set(patterns.flatMap((one) => ('prefix' in one ? [one.prefix] : [])))
  /** By the code of their first letter. */
  const byLetter: string[][] = []
  for (const prefix of prefixes) (byLetter[prefix.charCodeAt(0)] ??= []).push(prefix)
  const others = patterns.flatMap((one) => ('signs' in one ? [one.signs] : []))
  const begins = (word: string): boolean => {
    // Nothing is made for a word: this is asked tens of thousands of times for a message.
    const own = byLetter[word.charCodeAt(0)]
    if (own === undefined) return false
    for (const prefix of own) if (word.startsWith(prefix)) return true
    return false
  }
  const isOther = (word: string): boolean => {
    if (begins(word) && isPlainWord.test(word)) return true
    for (const signs of others) if (isReadAs(signs, word)) return true
    return false
  }
  const cost = 1 + others.reduce((sum, signs) => sum + signs.length, 0)
  return {
    exact,
    other: prefixes.size + others.length > 0 ? isOther : null,
    ...(others.length === 0 ? { prefixes } : {}),
    cost,
  }
}

/** Whether one of several passes a word. */
function anyOf(others: readonly ((word: string) => boolean)[]): (word: string) => boolean {
  if (others.length === 1) return others[0]!
  return (word) => {
    for (const other of others) if (other(word)) return true
    return false
  }
}

/** The test that passes what one of the tests passes. */
export function joinWordTests(tests: readonly WordTest[]): WordTest {
  const others = tests.flatMap(({ other }) => other ?? [])
  const areKnown = tests.every(({ other, prefixes }) => other === null || prefixes !== undefined)
  return {
    exact: new Set(tests.flatMap(({ exact }) => [...exact])),
    other: others.length > 0 ? anyOf(others) : null,
    ...(areKnown ? { prefixes: new Set(tests.flatMap(({ prefixes }) => [...(prefixes ?? [])])) } : {}),
    cost: tests.reduce((sum, { cost }) => sum + cost, 0),
  }
}
