import { expect, it } from 'vitest'

import { checkTexts } from './textChecks'

it('finds what is forbidden and what is too long, in any text', () => {
  const long = `${'Somebody says so '.repeat(10)}and nobody stops it.`
  const { findings, longestWords } = checkTexts(['Breathing cures hot flashes in a week.', long, 'a-short-name'])!
  expect(findings).toEqual([
    { level: 'error', message: 'It claims what is forbidden.', words: 'Breathing cures hot flashes in a week.' },
    { level: 'warning', message: 'A sentence of 34 words.', words: long },
  ])
  expect(longestWords).toBe(34)
})

it('says nothing where nothing is written', () => {
  expect(checkTexts(['', 'a-short-name', 'Two words'])).toBeNull()
})
