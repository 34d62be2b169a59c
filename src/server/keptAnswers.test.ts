import { expect, it } from 'vitest'

import { KeptAnswer, KeptAnswers } from './keptAnswers'

it('holds no more than it may, whatever strangers ask for', () => {
  const answers = new KeptAnswers(1024 * 1024)
  for (let number = 0; number < 5_000; number += 1) {
    const body = Buffer.alloc(number % 3_000)
    answers.set(`/${'x'.repeat(number % 500)}${number}`, new KeptAnswer({ status: 404, headers: [], body }, 0))
  }
  expect(answers.bytes).toBeLessThanOrEqual(1024 * 1024)
  expect(answers.bytes).toBeGreaterThan(512 * 1024)
  expect(answers.get('/x')).toBeUndefined()
})
