import { expect, it } from 'vitest'

import { shouldFloat, type ScrollState } from './floating'

const reading: ScrollState = {
  path: '/education',
  windowHeight: 800,
  isLow: false,
  top: 2_000,
  below: 3_000,
  up: false,
}

it('the donation button floats on the way back up and near the end', () => {
  expect(shouldFloat(reading)).toBe(false)
  expect(shouldFloat({ ...reading, up: true })).toBe(true)
  expect(shouldFloat({ ...reading, below: 700 })).toBe(true)
})

it.each([
  ['in the first view', { top: 300 }],
  ['in a low window', { isLow: true }],
  ['during practice', { path: '/practice' }],
  ['during an assessment', { path: '/health-assessment' }],
  ['during bingo', { path: '/self-care-bingo' }],
  ['during a chat', { path: '/ask-auntie' }],
])('it stays in its place %s', (_, change) => {
  expect(shouldFloat({ ...reading, up: true, ...change })).toBe(false)
})
