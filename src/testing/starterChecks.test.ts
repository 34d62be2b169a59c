import { expect, it } from 'vitest'

import ingredients from '@/features/clean-beauty/content/ingredients.json'
import patternCards from '@/features/dashboard/content/patternCards.json'
import references from '@/features/education/content/references.json'
import starterChecks from '@/features/evidence/content/starterChecks.json'
import practiceSessions from '@/features/practice/content/practiceSessions.json'
import stacks from '@/features/smart-stacks/content/stacks.json'
import wisdomEntries from '@/features/wisdom/content/wisdomEntries.json'
import { normalized, sentenceBefore, sentencesOfLine } from '@/shared/evidence/findClaims'
import { numberMarks, readMarks } from '@/shared/lib/sourceMarks'
import redFlags from '@/shared/lib/redFlags.json'

type Entry = { references?: string[]; referenceIds?: string[] }

/** Each text of an entry, with the sources that the entry, or the row of it, lists. */
function textsOf(value: unknown, sources: readonly string[] = []): { text: string; sources: readonly string[] }[] {
  if (typeof value === 'string') return [{ text: value, sources }]
  if (typeof value !== 'object' || value === null) return []
  const { references: keys, referenceIds = keys, ...texts } = value as Entry
  return Object.values(texts).flatMap((text) => textsOf(text, referenceIds ?? sources))
}

/** Each sentence behind which a source is named, with that source. */
const claims = new Set(
  [redFlags, stacks, patternCards, practiceSessions, wisdomEntries, ingredients]
    .flat()
    .flatMap((entry) => textsOf(entry))
    .flatMap(({ text, sources }) => {
      const { words, marks } = readMarks(normalized(numberMarks(text, sources)))
      const sentences = sentencesOfLine(words)
      return marks.map(({ at, number }) => `${sources[number - 1]}: ${sentenceBefore(sentences, at)?.segment.trim()}`)
    }),
)
const checked = starterChecks.flatMap(({ source, statements }) => statements.map((one) => `${source}: ${one}`))

it('are of sentences that stand, word by word, before the name of the source they were read in', () => {
  expect(checked.filter((one) => !claims.has(one))).toEqual([])
})

it('are of sources that somebody here opened, once each', () => {
  const unopened = new Set(references.filter(({ notOpened }) => notOpened).map(({ id }) => id))
  expect(starterChecks.filter(({ source }) => unopened.has(source))).toEqual([])
  expect(checked.filter((one, index) => checked.indexOf(one) !== index)).toEqual([])
})

it.each([
  ['red flag', redFlags],
  ['stack', stacks],
  ['supplement', stacks.flatMap(({ supplements }) => supplements)],
  ['pattern card', patternCards],
  ['practice session', practiceSessions],
  ['ingredient', ingredients],
])('every %s says which source bears which sentence', (_, entries: object[]) => {
  const unsaid = entries.filter(
    ({ supplements: __, ...entry }: { supplements?: unknown }) => !JSON.stringify(entry).includes('[^'),
  )
  expect(unsaid).toEqual([])
})
