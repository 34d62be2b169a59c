import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The lines of a file by the `# name` above them. */
function readSections(file: string): Map<string, readonly string[]> {
  const text = readFileSync(path.resolve(process.cwd(), 'src/shared/search', file), 'utf8')
  const sections = text.split(/^# /m).slice(1)
  return new Map(
    sections.map((section) => {
      const [name, ...lines] = section.split('\n').map((line) => line.trim())
      return [name!, lines.filter(Boolean)]
    }),
  )
}

/**
 * How visitors ask for what a module answers, in words that it does not use itself: lines by the slug of the module.
 * Kept beside the search in `askedAs.txt`, because it is the search that lacks them.
 */
export const readAskedAs = (): ReadonlyMap<string, readonly string[]> => readSections('askedAs.txt')

/** The same for what stands under a heading, by slug and then heading: `askedUnder.txt`, a heading a line. */
export const readAskedUnder = (): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    [...readSections('askedUnder.txt')].map(([slug, lines]) => [
      slug,
      new Map(lines.map((line) => line.split(' | ') as [string, string])),
    ]),
  )
