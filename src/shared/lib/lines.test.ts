import { expect, test } from 'vitest'

import { linesOf, notedLinesOf } from './lines'

test('linesOf leaves out what is empty', () => {
  expect(linesOf(' one\n\n two \r\n')).toEqual(['one', 'two'])
  expect(linesOf(null)).toEqual([])
})

test('notedLinesOf cuts at the first colon alone, and not inside an address', () => {
  expect(notedLinesOf('Fan\nWeek 1: light: lots\nhttps://example.com')).toEqual([
    { name: 'Fan', note: '' },
    { name: 'Week 1', note: 'light: lots' },
    { name: 'https://example.com', note: '' },
  ])
})
