import { expect, it } from 'vitest'

import { asksOfPregnancyAfter } from './afterRape'

it('hears who asks of a pregnancy in the days after', () => {
  expect(asksOfPregnancyAfter(['he forced me last night', 'can I get pregnant at 48'])).toBe(true)
  expect(asksOfPregnancyAfter(['It happened on Saturday', 'is it too late for the morning after pill'])).toBe(true)
})

it('hears neither another question nor what is long ago', () => {
  expect(asksOfPregnancyAfter(['I was raped at 19', 'can I get pregnant at 48'])).toBe(false)
  expect(asksOfPregnancyAfter(['he forced me last night', 'does hrt help sleep'])).toBe(false)
})
