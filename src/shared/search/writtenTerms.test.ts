import { expect, it } from 'vitest'

import { WrittenTerms } from './writtenTerms'

it('works out the terms of a text once for all indexes that have it, and forgets a text that one no longer has', () => {
  const worked: string[] = []
  const termsOf = (text: string) => {
    worked.push(text)
    return text.split(' ')
  }
  const written = new WrittenTerms()
  const first = written.begin(termsOf)
  expect([first('hot flash'), first('hot flash'), first('night sweat')]).toEqual([
    ['hot', 'flash'],
    ['hot', 'flash'],
    ['night', 'sweat'],
  ])
  const second = written.begin(termsOf)
  expect(second('hot flash')).toEqual(['hot', 'flash'])
  expect(worked).toEqual(['hot flash', 'night sweat'])
  const third = written.begin(termsOf)
  third('night sweat')
  expect(worked).toEqual(['hot flash', 'night sweat', 'night sweat'])
})
