import { describe, expect, it } from 'vitest'

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

describe('of the formatting alone', () => {
  const root = (...children: object[]) => ({ root: { type: 'root', children } })
  const said = (words: string, format = 0) => ({ type: 'text', text: words, format })
  const paragraph = (...children: object[]) => ({ type: 'paragraph', format: '', children })
  const list = (listType: string) => ({
    type: 'list',
    listType,
    children: [{ type: 'listitem', children: [said('One.')] }],
  })
  const link = (fields: object) => paragraph({ type: 'link', fields, children: [said('One.')] })
  const plain = root(paragraph(said('One.')))

  it.each([
    ['bold', root(paragraph(said('One.', 1))), '**One.**', plain, 'One.'],
    ['superscript', root(paragraph(said('10'), said('6', 64))), '10^6^', root(paragraph(said('106'))), '106'],
    ['a heading', root({ type: 'heading', tag: 'h2', children: [said('One.')] }), '## One.', plain, 'One.'],
    ['a list', root(list('bullet')), '- One.', root(list('number')), '1. One.'],
    ['a link', root(link({ url: '/a' })), '[One.](/a)', root(link({ url: '/b' })), '[One.](/b)'],
    [
      'within the rows of a list of blocks',
      [{ id: 'a', words: root(paragraph(said('One.', 2))) }],
      '_One._',
      [{ id: 'b', words: plain }],
      'One.',
    ],
  ])('tells %s', (_, mine, mineSaid, theirs, theirsSaid) => {
    expect(differences({ content: mine }, { content: theirs })).toEqual([
      { field: 'content', label: 'Content', mine: mineSaid, theirs: theirsSaid, isFormatting: true },
    ])
  })

  it.each([
    ['a text that Lexical has cut', root(paragraph(said('On', 1), said('e.', 1))), root(paragraph(said('One.', 1)))],
    [
      'a link to a document that came along',
      root(link({ doc: { relationTo: 'pages', value: 3 } })),
      root(link({ doc: { relationTo: 'pages', value: { id: 3, title: 'A' } } })),
    ],
    [
      'what Lexical keeps for itself',
      root({ ...paragraph(said('One.')), version: 1, direction: 'ltr', indent: 0 }),
      plain,
    ],
  ])('is none in %s', (_, mine, theirs) => {
    expect(differences({ content: mine }, { content: theirs })).toEqual([])
  })
})
