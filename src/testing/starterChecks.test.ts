import { expect, it } from 'vitest'

import ingredients from '@/features/clean-beauty/content/ingredients.json'
import patternCards from '@/features/dashboard/content/patternCards.json'
import references from '@/features/education/content/references.json'
import starterChecks from '@/features/evidence/content/starterChecks.json'
import practiceSessions from '@/features/practice/content/practiceSessions.json'
import stacks from '@/features/smart-stacks/content/stacks.json'
import wisdomEntries from '@/features/wisdom/content/wisdomEntries.json'
import { normalized, sentencesOfLine } from '@/shared/evidence/findClaims'
import redFlags from '@/shared/lib/redFlags.json'

type Entry = { references?: string[]; referenceIds?: string[] }

/** Each text of an entry, with the sources that the entry, or the row of it, lists. */
function textsOf(value: unknown, sources: readonly string[] = []): { text: string; sources: readonly string[] }[] {
  if (typeof value === 'string') return [{ text: value, sources }]
  if (typeof value !== 'object' || value === null) return []
  const { references: keys, referenceIds = keys, ...texts } = value as Entry
  return Object.values(texts).flatMap((text) => textsOf(text, referenceIds ?? sources))
}

const claims = new Set(
  [redFlags, stacks, patternCards, practiceSessions, wisdomEntries, ingredients]
    .flat()
    .flatMap((entry) =>
      textsOf(entry).flatMap(({ text, sources }) =>
        sentencesOfLine(normalized(text)).flatMap(({ segment }) =>
          sources.map((source) => `${source}: ${segment.trim()}`),
        ),
      ),
    ),
)
const checked = starterChecks.flatMap(({ source, statements }) => statements.map((one) => `${source}: ${one}`))

it('are of sentences that stand, word by word, above the source they were read in', () => {
  expect(checked.filter((one) => !claims.has(one))).toEqual([])
})

it('are of sources that somebody here opened, once each', () => {
  const unopened = new Set(references.filter(({ notOpened }) => notOpened).map(({ id }) => id))
  expect(starterChecks.filter(({ source }) => unopened.has(source))).toEqual([])
  expect(checked.filter((one, index) => checked.indexOf(one) !== index)).toEqual([])
})
