import { expect, it } from 'vitest'

import { quoteTold } from './quoteTold'
import type { Recognizer } from './recognizer'

const recognize: Recognizer = (message) => (/chest/.test(message) ? { concern: 'chest-pain', certainty: 'sure' } : null)

it('says back the sentence in which something was told', () => {
  const message = 'Hello there. I carried the “big” shopping and my chest hurt. It was a Tuesday in the rain, I think.'
  expect(quoteTold(message, 'chest-pain', recognize)).toBe('I carried the big shopping and my chest hurt')
})

it('says back the longest where no sentence says it by itself, and not all of a long one', () => {
  expect(quoteTold('Oh. It began yesterday evening.', 'chest-pain', recognize)).toBe('It began yesterday evening')
  const long = quoteTold(`My chest ${'hurts and hurts '.repeat(20)}`, 'chest-pain', recognize)
  expect(long.length).toBeLessThanOrEqual(142)
  expect(long).toMatch(/^My chest hurts and .*(?:hurts|and) …$/)
})
