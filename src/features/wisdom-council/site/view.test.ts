import { expect, test } from 'vitest'

import { toExpertView } from './view'

const expert = {
  name: 'Dr. Ada Example',
  focus: 'neuroscience',
  keyContributions: ['one', 'two', 'three', 'four'],
  books: [{ title: 'First', year: 2001 }, { title: 'Second' }, { title: 'Third' }],
  websites: [{ url: 'https://example.com' }, { url: 'https://example.org' }],
} as Parameters<typeof toExpertView>[0]

test('a card shows three contributions, two books and the first website, and counts every book', () => {
  expect(toExpertView(expert)).toMatchObject({
    shownContributions: ['one', 'two', 'three'],
    shownBooks: ['First (2001)', 'Second'],
    website: 'https://example.com',
    followers: null,
  })
  expect(toExpertView(expert).books).toHaveLength(3)
})

test('an expert without books and websites has a card all the same', () => {
  expect(toExpertView({ ...expert, books: [], websites: [] })).toMatchObject({ shownBooks: [], website: null })
})
