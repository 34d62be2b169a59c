import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, it } from 'vitest'

import ingredients from '@/features/clean-beauty/content/ingredients.json'
import patternCards from '@/features/dashboard/content/patternCards.json'
import { citationPattern, parseModuleSource } from '@/features/education/content/moduleSource'
import stacks from '@/features/smart-stacks/content/stacks.json'
import { sentencesOf } from '@/shared/lib/prose'
import redFlags from '@/shared/lib/redFlags.json'

const folder = path.resolve(import.meta.dirname, '../features/education/content/modules')

/** A citation stands behind the full stop: put before it, it stays with its sentence. Its place in the source is no claim. */
const withCitationsInside = (line: string) =>
  line.replaceAll(
    new RegExp(`([.!?”"]*)((?:${citationPattern.source})+)`, 'g'),
    (_, stop: string, cited: string) => ` ${cited.replaceAll(citationPattern, '[^$1]')}${stop}`,
  )

/** The sentences of the paragraphs with citations: one citation often bears what stands before its sentence, too. */
const citedSentences = (body: string) =>
  body
    .split('\n')
    .map(withCitationsInside)
    .filter((line) => line.includes('[^'))
    .flatMap(sentencesOf)

/** Which source a sentence names is no change of its words. */
const withoutKeys = (text: string) => text.replaceAll(citationPattern, '')

/** The texts of an entry with references, as each of its words may rest on them. */
function textsOf(entry: unknown): string[] {
  if (typeof entry === 'string') return entry.includes(' ') ? [withoutKeys(entry)] : []
  return entry && typeof entry === 'object' ? Object.values(entry).flatMap(textsOf) : []
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6)

it('notes each sentence with a source: where one was wrong, say so in starterCorrections.json, then `npx vitest -u`', async () => {
  const modules = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseModuleSource(file, readFileSync(path.join(folder, file), 'utf8')))
  const claims: [string, string[]][] = [
    ...modules.map(({ slug, body }): [string, string[]] => [slug, citedSentences(body)]),
    ...stacks.map((one): [string, string[]] => [one.slug, textsOf(one)]),
    ...ingredients.map((one): [string, string[]] => [one.name, textsOf(one)]),
    ...patternCards.map((one): [string, string[]] => [one.title, textsOf(one)]),
    ...redFlags.map(({ key, sign, action }): [string, string[]] => [key, [sign, action].map(withoutKeys)]),
  ]
  const lines = claims.map(([name, texts]) => `${name}: ${texts.map(digest).join(' ')}\n`)
  await expect(lines.join('')).toMatchFileSnapshot('starterClaims.txt')
})
