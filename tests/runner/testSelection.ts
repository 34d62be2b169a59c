import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '../../src/operations/paths'
import { measurements, reports } from './measurements'

/** What to pass to vitest and Playwright; undefined where nothing of theirs is meant. */
export type TestSelection = { vitest?: string[]; journeys?: string[]; needsDatabase: boolean }

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The arguments that select files by path or, where no path matches, tests by title.
 * @param option what precedes a pattern of titles
 */
function selectFiles(
  files: string[],
  words: string[],
  option: string,
): { files: string[]; args: string[] } | undefined {
  const byPath = files.filter((file) => words.some((word) => file.toLowerCase().includes(word.toLowerCase())))
  if (byPath.length > 0) return { files: byPath, args: byPath }
  const pattern = words.map(escapeRegExp).join('|')
  const title = new RegExp(`\\b(?:it|test|describe)\\b[^\\n]*(?:${pattern})`, 'i')
  const byTitle = files.filter((file) => title.test(readFileSync(join(ROOT, file), 'utf8')))
  return byTitle.length > 0 ? { files: byTitle, args: [...byTitle, option, pattern] } : undefined
}

/** Everything without words; else the test files whose path holds one, or the tests whose title does. */
export function selectTests(words: string[]): TestSelection {
  if (words.length === 0) return { vitest: [], journeys: [], needsDatabase: true }
  const files = ['src', 'scripts', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  const ending = (pattern: RegExp) => files.filter((file) => pattern.test(file))
  const ofSuite = ending(/\.test\.tsx?$/).filter((file) => ![...measurements, ...reports].includes(file))
  const tests = selectFiles(ofSuite, words, '-t')
  const journeys = selectFiles(ending(/\.e2e\.ts$/), words, '--grep')
  return {
    vitest: tests?.args,
    journeys: journeys?.args,
    needsDatabase: tests?.files.some((file) => file.endsWith('.int.test.ts')) ?? false,
  }
}
