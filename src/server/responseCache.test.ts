import fc from 'fast-check'
import { expect, it } from 'vitest'

import { CachedResponse, ResponseCache } from './responseCache'

const answerOf = (bytes: number) => new CachedResponse({ status: 404, headers: [], body: Buffer.alloc(bytes) }, 0)
const megabyte = 1024 * 1024

it('holds no more than it may, whatever strangers ask for', () => {
  const answers = new ResponseCache(megabyte)
  for (let number = 0; number < 5_000; number += 1)
    answers.set(`/${'x'.repeat(number % 500)}${number}`, answerOf(number % 3_000), `/${number % 5}`)
  expect(answers.bytes).toBeLessThanOrEqual(megabyte)
  expect(answers.bytes).toBeGreaterThan(megabyte / 2)
  expect(answers.get('/x')).toBeUndefined()
})

it('one route without end pushes out its own, never what others keep', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ number: fc.nat(400), bytes: fc.nat(20_000) }), { minLength: 50, maxLength: 120 }),
      (asked) => {
        const answers = new ResponseCache(megabyte)
        const others = Array.from({ length: 20 }, (_, index) => `/page-${index}`)
        for (const path of others) answers.set(path, answerOf(10_000), path)
        const before = answers.bytes
        for (const { number, bytes } of asked) answers.set(`/tarot/${number}`, answerOf(bytes), '/tarot/[card]')
        expect(others.filter((path) => answers.get(path) === undefined)).toEqual([])
        expect(answers.bytes - before).toBeLessThanOrEqual(megabyte / 4)
      },
    ),
    { numRuns: 8, seed: 20_261_122 },
  )
})

it('keeps of a route what was asked for last', () => {
  const answers = new ResponseCache(megabyte)
  for (let number = 0; number < 50; number += 1) {
    answers.set(`/${number}`, answerOf(20_000), '/[number]')
    answers.get('/0')
  }
  expect(answers.get('/0')).toBeDefined()
  expect(answers.get('/1')).toBeUndefined()
  expect(answers.get('/49')).toBeDefined()
})
