import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The lines of a file beside this one. */
export const readLines = (file: string): string[] =>
  readFileSync(path.resolve(process.cwd(), 'src/shared/search', file), 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The lines of a file by the `# name` above them. */
function readSections(file: string): Map<string, string[]> {
  const sections = new Map<string, string[]>()
  let lines: string[] = []
  for (const line of readLines(file))
    if (line.startsWith('# ')) sections.set(line.slice(2), (lines = []))
    else lines.push(line)
  return sections
}

/**
 * How visitors ask for what a module answers, in words that it does not use itself: lines by the slug of the module.
 * Kept beside the search in `askedAs.txt`, because it is the search that lacks them.
 */
export const readAskedAs = (): ReadonlyMap<string, readonly string[]> => readSections('askedAs.txt')

/** How visitors ask for what stands at a place of a module: where the answer begins, and phrases for it. */
export type AskedFor = {
  slug: string
  /** Beginnings of sentences; `readsOn` over the ends of lines, as in a list. */
  starts: readonly { start: string; readsOn: boolean }[]
  phrases: readonly string[]
}

/** What the library is asked for and does not hold, with the module that comes nearest. */
const notHeld = 'not held'

/** What it is asked and is not about at all: no module comes near. */
export const outside = 'outside'

/**
 * The answers of the library by how they are asked for: `askedFor.txt`, one a line, the beginning of its first sentence
 * (`+` of a second one, ` …` where it reads on) before the bar, phrases behind it.
 */
export const readAskedFor = (): readonly AskedFor[] =>
  [...readSections('askedFor.txt')].flatMap(([name, lines]) =>
    lines.map((line) => {
      const [before, after] = line.split(' | ') as [string, string]
      const starts = before
        .split(' + ')
        .map((text) => ({ start: text.replace(/ …$/, ''), readsOn: text.endsWith(' …') }))
      return {
        slug: name === notHeld ? before : name,
        starts: name === notHeld || name === outside ? [] : starts,
        phrases: after.split(', '),
      }
    }),
  )

/** A place by its module and the beginnings of what is read out there; what is not held, by how it is asked for first. */
export const placeKey = (slug: string, beginning: string): string => `${slug}|${beginning}`

/** The key of an answer of `readAskedFor`. */
export const keyOfAsked = ({ slug, starts, phrases }: AskedFor): string =>
  placeKey(slug, starts.map(({ start }) => start).join(' + ') || phrases[0]!)

/**
 * Questions in many women's words, by the place that answers each: a file of `questions/` for each module, `# beginning`
 * above those of a place. The place model is learned from them (`npm run train:places`), and each question of a letter is compared with them.
 */
export function readQuestions(): { key: string; question: string }[] {
  const folder = 'questions'
  return readdirSync(path.resolve(process.cwd(), 'src/shared/search', folder))
    .sort()
    .flatMap((name) =>
      [...readSections(`${folder}/${name}`)].flatMap(([beginning, questions]) =>
        questions.map((question) => ({ key: placeKey(name.replace(/\.txt$/, ''), beginning), question })),
      ),
    )
}

/** All that is written down of how a place is asked for, each phrase and question with the key of its place. */
export const readAskedBefore = (asked: readonly AskedFor[]): { question: string; place: string }[] => [
  ...asked.flatMap((one) => one.phrases.map((question) => ({ question, place: keyOfAsked(one) }))),
  ...readQuestions().map(({ key, question }) => ({ question, place: key })),
]

/** What is asked about this site: a page of it, what to say, and how it is asked for. */
export type SiteAnswer = { path: string; title: string; text: string; phrases: readonly string[] }

/** Answers about the site itself: `askedOfSite.txt`, one a line, `address | title | text | phrases`. */
export const readAskedOfSite = (): readonly SiteAnswer[] =>
  readLines('askedOfSite.txt').map((line) => {
    const [path, title, text, phrases] = line.split(' | ') as [string, string, string, string]
    return { path, title, text, phrases: phrases.split(', ') }
  })
