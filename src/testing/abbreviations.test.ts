import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, it } from 'vitest'

import archetypes from '@/features/archetypes/content/archetypes.json'
import patternCards from '@/features/dashboard/content/patternCards.json'
import { parseModuleSource } from '@/features/education/content/moduleSource'
import sessions from '@/features/practice/content/practiceSessions.json'
import stacks from '@/features/smart-stacks/content/stacks.json'
import redFlags from '@/shared/lib/redFlags.json'

const folder = path.resolve('src/features/education/content/modules')
const modules = readdirSync(folder).map((file): [string, string] => {
  const { title, body } = parseModuleSource(file, readFileSync(path.join(folder, file), 'utf8'))
  return [title, body]
})

/** The titles of modules, which links and lists name as they are. */
const titles = /CBT Skills for Flashes and 3 a\.m\./g

/** The words of an entry, in the order in which they stand in it and are shown. */
const wordsOf = (entry: unknown): string =>
  typeof entry === 'string'
    ? entry
    : Object.values((entry ?? {}) as object)
        .map(wordsOf)
        .join('\n')

const named = <Entry extends object>(of: string, entries: readonly Entry[]): [string, string][] =>
  entries.map((entry, index) => [`${of} ${index + 1}`, wordsOf(entry)])

const texts = [
  ...modules,
  ...named('archetype', archetypes),
  ...named('card', patternCards),
  ...named('session', sessions),
  ...named('stack', stacks),
  ...named('red flag', redFlags),
].filter(([, words]) => /\bCBT\b/.test(words.replaceAll(titles, '')))

describe('CBT', () => {
  it('stands in some texts', () => expect(texts.length).toBeGreaterThan(10))

  it.each(texts)('is spelled out in %s where it is first named', (_, words) => {
    const own = words.replaceAll(titles, '')
    // Before it, or in the rest of its sentence.
    const known = own.slice(0, own.search(/\bCBT\b/) + 80)
    expect(known).toMatch(/cognitive behavioral therapy/i)
  })
})
