import { expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules } from '../domain/safety/findConcern'
import { exceedsTimeBudget } from '../domain/safety/worstCase'

const gaps = [...Array<string>(11).fill('a*'), 'zz'].join(' ... ')
const withPhrases = (phrases: string) =>
  compileRules([...builtInRules, { concern: 'stroke', phrases, harmless: '' }], builtInLists)

it('leaves room for rules beside the built-in ones, one with eleven gaps among them', () => {
  expect(exceedsTimeBudget(withPhrases(gaps))).toBe(false)
})

it.each([
  ['many phrases with many gaps', `${gaps}\n`.repeat(20)],
  ['thousands of phrases', 'i ... me\n'.repeat(4_000)],
  ['many signs within words', `(${Array.from({ length: 300 }, (_, index) => `*a*${index}*`).join('|')})`],
])('knows that %s take too long', (_, phrases) => {
  expect(exceedsTimeBudget(withPhrases(phrases))).toBe(true)
})
