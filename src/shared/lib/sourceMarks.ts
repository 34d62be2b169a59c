/**
 * A source in a plain text, behind the sentence that rests on it: `[2]` is the second of the sources that the entry
 * lists, `[2, table 3]` says where in it.
 */
export type SourceMark = {
  /** How many characters of the words stand before it. */
  at: number
  /** Its number in the list, from 1. */
  number: number
  /** "table 3"; empty where it names none. */
  place: string
}

const mark = /\s?\[(\d{1,2})(?:, ([^[\]\n]{1,80}))?\]/g

/** The words of a text, and the sources between them. */
export function readMarks(text: string): { words: string; marks: SourceMark[] } {
  const marks: SourceMark[] = []
  let taken = 0
  const words = text.replaceAll(mark, (whole: string, number: string, place: string | undefined, at: number) => {
    marks.push({ at: at - taken, number: Number(number), place: place?.trim() ?? '' })
    taken += whole.length
    return ''
  })
  return { words, marks }
}

/**
 * Texts above one list of sources, in reading order, with their sources renumbered by first mention, so that the first
 * number a reader meets is 1. Sources that no text names follow.
 */
export function orderByMention<Texts extends Record<string, string>, Source>(
  texts: Texts,
  sources: readonly Source[],
): { texts: Texts; sources: Source[] } {
  const named = Object.values(texts).flatMap((text) => readMarks(text).marks.map(({ number }) => number))
  const listed = sources.map((_, index) => index + 1)
  const order = [...new Set([...named.filter((number) => number <= sources.length && number > 0), ...listed])]
  const renumber = (text: string) =>
    text.replaceAll(mark, (whole, number: string) => {
      const place = order.indexOf(Number(number))
      return place === -1 ? whole : whole.replace(`[${number}`, `[${place + 1}`)
    })
  return {
    texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, renumber(text)])) as Texts,
    sources: order.map((number) => sources[number - 1]!),
  }
}

/** A text as it is read where no sources stand below it; empty where a draft lacks it. */
export const withoutMarks = (text: string | null | undefined): string => (text ?? '').replaceAll(mark, '')

/** A value without the marks in any of its texts. */
export function withoutMarksIn<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutMarks(value) as Value
  if (Array.isArray(value)) return value.map(withoutMarksIn) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutMarksIn(one)])) as Value
}

const keyedMark = /\[\^([a-z0-9-]+)((?:, [^\]\n]+)?)\]/g

/**
 * A starter text, which names sources by key (`[^key, table 3]`, as starter modules do), as the CMS has it.
 * @param keys of the sources that the entry lists, in order
 * @throws for a key that is not among them
 */
export const numberMarks = (text: string, keys: readonly string[]): string =>
  text.replaceAll(keyedMark, (_, key: string, place: string) => {
    const index = keys.indexOf(key)
    if (index === -1) throw new Error(`“${text.slice(0, 60)}” names ${key}, which its entry does not list`)
    return `[${index + 1}${place}]`
  })

/** The same for every text of a starter entry above one list of sources. */
export function numberMarksIn<Value>(value: Value, keys: readonly string[]): Value {
  if (typeof value === 'string') return numberMarks(value, keys) as Value
  if (Array.isArray(value)) return value.map((one: unknown) => numberMarksIn(one, keys)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, numberMarksIn(one, keys)])) as Value
}
