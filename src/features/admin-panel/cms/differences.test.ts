import { expect, it } from 'vitest'

import { differences } from './differences'

const text = (words: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: words }] }] },
})

it('shows the words that differ, and nothing that the site keeps by itself', () => {
  const theirs = { id: 1, title: 'One', content: text('Old words.'), updatedAt: '2026-01-01', editedBy: 3, key: 'same' }
  const mine = { title: 'One', content: text('New words.'), updatedAt: '2025-01-01', key: 'same' }
  expect(differences(mine, theirs, new Map([['content', 'Text']]))).toEqual([
    { field: 'content', label: 'Text', mine: 'New words.', theirs: 'Old words.' },
  ])
})

it('sees through the ways in which the same is stored', () => {
  const theirs = {
    related: [{ id: 3, title: 'A' }],
    day: '2026-01-10T12:00:00.000Z',
    rows: [{ id: 'a', text: 'x' }],
    empty: null,
  }
  const mine = { related: [3], day: '2026-01-10T12:00:00Z', rows: [{ id: 'b', text: 'x' }], empty: '' }
  expect(differences(mine, theirs)).toEqual([])
  expect(differences({ ...mine, rows: [] }, theirs)).toEqual([{ field: 'rows', label: 'Rows', mine: '', theirs: 'x' }])
})
