import { expect, it } from 'vitest'

import { noticeDuration } from './Toast'

const action = { label: 'Undo', onPress: () => {} }

it('a toast leaves after 6 s, after 12 s with something to press, and twice as late where nothing moves', () => {
  expect(noticeDuration({}, false)).toBe(6_000)
  expect(noticeDuration({ action }, false)).toBe(12_000)
  expect(noticeDuration({}, true)).toBe(12_000)
  expect(noticeDuration({ action }, true)).toBe(24_000)
})
