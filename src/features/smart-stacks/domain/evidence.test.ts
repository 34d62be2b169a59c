import { expect, test } from 'vitest'

import { parseNoted } from './evidence'

test('an entry is parted at its first colon alone, and not inside an address', () => {
  expect(parseNoted(['Fan', 'Week 1: light: lots', 'https://example.com'])).toEqual([
    { name: 'Fan', note: '' },
    { name: 'Week 1', note: 'light: lots' },
    { name: 'https://example.com', note: '' },
  ])
  expect(parseNoted(null)).toEqual([])
})
