import { expect, test } from 'vitest'

import type { Stack } from '@/payload-types'
import type { PlacedClaim } from '@/shared/evidence/readClaims'

import { builtInStacks, toStackView } from './view'

const stacks = builtInStacks()

test('the three built-in stacks stand ready when nothing can be asked for', () => {
  expect(stacks.map(({ name }) => name)).toEqual([
    'Morning Clarity Stack',
    'Hot Flash Cooling Protocol',
    'Body Shield Ritual',
  ])
})

test('every supplement has its cautions, interactions and sources', () => {
  for (const { supplements, leftOut } of stacks)
    for (const { cautions, interactions, sources } of [...supplements, ...leftOut]) {
      expect(cautions).not.toBe('')
      expect(interactions).not.toBe('')
      expect(sources.length).toBeGreaterThan(0)
    }
})

test('no supplement is recommended for hot flashes where studies found nothing', () => {
  const refused = stacks.flatMap(({ supplements }) =>
    supplements.filter(({ notForHotFlashes }) => notForHotFlashes).map(({ name }) => name),
  )
  expect(refused).toEqual(
    expect.arrayContaining([
      'Omega-3 (EPA + DHA), if you rarely eat oily fish',
      'Saffron extract',
      'Soy isoflavones (or soy foods)',
    ]),
  )
})

test('what is left out stands apart', () => {
  expect(stacks[0]!.leftOut.map(({ name }) => name)).toEqual(['Ashwagandha'])
  expect(stacks[0]!.supplements.map(({ name }) => name)).not.toContain('Ashwagandha')
  expect(stacks[1]!.leftOut.map(({ name }) => name)).toEqual(['Black cohosh', 'Magnesium', 'Omega-3'])
})

test('a source that two supplements share has the sentences of each beside it, and no others', () => {
  const shared = { id: 7, authors: 'Ada A', title: 'What was counted', finding: 'It was counted.' }
  const supplement = (name: string) => ({ name, evidenceNote: `${name} helps a little.`, references: [shared] })
  const doc = { supplements: [supplement('One'), supplement('Two')], references: [shared] } as unknown as Stack
  const claims = ['supplements.0.evidenceNote', 'supplements.1.evidenceNote', 'safetyNote'].map(
    (path, id) => ({ id, path, reference: 7, statement: path, locator: '' }) as PlacedClaim,
  )
  const { supplements, sources } = toStackView(doc, claims)
  const reported = [...supplements.map((entry) => entry.sources), sources].map(([source]) => source!.sentences)
  expect(reported.map((sentences) => sentences?.map(({ claim }) => claim))).toEqual([[0], [1], [2]])
})
