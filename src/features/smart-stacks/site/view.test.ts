import { expect, test } from 'vitest'

import { builtInStacks } from './view'

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
    expect.arrayContaining(['Magnesium', 'Omega-3', 'Saffron extract', 'Soy isoflavones (or soy foods)']),
  )
})

test('what is left out stands apart', () => {
  expect(stacks[0]!.leftOut.map(({ name }) => name)).toEqual(['Ashwagandha'])
  expect(stacks[0]!.supplements.map(({ name }) => name)).not.toContain('Ashwagandha')
  expect(stacks[1]!.leftOut.map(({ name }) => name)).toEqual(['Black cohosh'])
})
