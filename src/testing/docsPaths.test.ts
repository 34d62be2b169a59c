import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

/** The guides that newcomers follow; decision records may name what is gone. */
const guides = ['CONTRIBUTING.md', 'README.md', 'docs/glossary.md', 'docs/where-it-lives.md', 'docs/editors.md']

const names = new Set(
  ['src', 'tests', 'scripts', 'deploy']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .concat(readdirSync('.'))
    .map((file) => path.basename(file)),
)

/** Source files in backticks; not patterns, suffixes, addresses of the site and the room of the recipe. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([\w@./()[\]-]+\.(?:tsx?|mjs|cjs|txt|tsv))`/g)]
    .map(([, file]) => file!)
    .filter((file) => !/^[./]|moon-notes|MoonNotes/.test(file))

it.each(guides)('every source file that %s names is there', (guide) => {
  expect(filesIn(readFileSync(guide, 'utf8')).filter((file) => !names.has(path.basename(file)))).toEqual([])
})

it('the index of decisions names every record once, under its number', () => {
  const folder = 'docs/decisions'
  const index = readFileSync(path.join(folder, 'README.md'), 'utf8')
  const listed = [...index.matchAll(/^- (?:~~)?\[(\d{3})\]\((\1-[\w-]+\.md)\)/gm)].map(([, , file]) => file)
  const records = readdirSync(folder).filter((file) => file !== 'README.md')
  expect(listed.toSorted()).toEqual(records.toSorted())
})
