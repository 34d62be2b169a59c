import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A prompt that others published, word for word. `expected` is `need`, `hint` (need that only its neighbors would tell),
 * `none`, or the slugs of the modules that hold an answer.
 */
export type PublishedPrompt = { expected: string; source: string; place: string; message: string }

const textOf = (file: string) => readFileSync(path.resolve('tests/eval/auntie', file), 'utf8')

/** The set that was measured once and is not looked at while rules are written; `published-sources.md` says whose it is. */
export function readPublishedPrompts(): PublishedPrompt[] {
  const [, ...lines] = textOf('published.tsv').trimEnd().split('\n')
  return lines.map((line) => {
    const [expected, source, place, message] = line.split('\t')
    return { expected: expected!, source: source!, place: place!, message: message! }
  })
}

/** The ids of the sources that have a section of their own, with where they are and why they may be quoted. */
export function readPublishedSources(): string[] {
  return [...textOf('published-sources.md').matchAll(/^## `([a-z0-9-]+)`$/gm)].map(([, id]) => id!)
}

/** Above this line the table of measurements grows; what was written once stays. */
const marker = '<!-- the next measurement goes above -->'

/** Adds a measurement to the text of docs/auntie-evaluation-history.md, unless these weights have been measured before. */
export function addMeasurement(text: string, weights: string, rows: readonly string[]): string {
  const begin = `| ${weights} |`
  if (!text.includes(marker)) throw new Error('The table of published prompts has no end.')
  if (text.split('\n').some((line) => line.startsWith(begin))) return text
  return text.replace(marker, `${rows.map((row) => `${begin} ${row} |`).join('\n')}\n${marker}`)
}

/** The measurement of these weights as a table of its own, from the text of the history. */
export function readMeasurement(history: string, weights: string): string[] {
  const begin = `| ${weights} |`
  const rows = history.split('\n').filter((line) => line.startsWith(begin))
  return ['| source | what | share | 95 % interval |', '| --- | --- | --- | --- |'].concat(
    rows.map((row) => row.slice(begin.length - 1)),
  )
}
