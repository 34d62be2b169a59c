import type { FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'

import { claimsOfRichText, findClaims, strayMarks } from './findClaims'

const text = (words: string) => ({ type: 'text', text: words })
const cite = (reference: unknown, locator?: string) => ({ type: 'inlineBlock', fields: { reference, locator } })
const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const root = (...children: object[]) => ({ type: 'root', children })

describe('a rich text', () => {
  it('gives each citation the sentence before it', () => {
    const found = claimsOfRichText(
      root(
        paragraph(
          text('It lasts 7.4 years.'),
          cite(1, 'table 2'),
          text('  It ends. One in ten'),
          cite({ id: 2 }),
          text(' waits.'),
        ),
        {
          type: 'list',
          children: [
            { type: 'listitem', children: [text('Two'), { type: 'linebreak' }, text('sources.'), cite(3), cite(4)] },
          ],
        },
      ),
      'content',
    )
    expect(found).toEqual([
      { statement: 'It lasts 7.4 years.', reference: 1, locator: 'table 2', path: 'content' },
      { statement: 'One in ten waits.', reference: 2, locator: '', path: 'content' },
      { statement: 'Two sources.', reference: 3, locator: '', path: 'content' },
      { statement: 'Two sources.', reference: 4, locator: '', path: 'content' },
    ])
  })

  it('takes a row of a table as one statement', () => {
    const row = {
      id: 'x',
      name: 'Nothing',
      helps: '4 of 10',
      harms: '',
      sources: [{ reference: 5, locator: ' page 3 ' }],
    }
    const block = { type: 'block', fields: { blockType: 'treatmentTable', caption: 'Per 10', treatments: [row] } }
    expect(claimsOfRichText(root(block), 'content')).toEqual([
      { statement: 'Nothing · 4 of 10', reference: 5, locator: 'page 3', path: 'content' },
    ])
  })

  it.each([
    [null],
    [undefined],
    ['text'],
    [root()],
    [root(paragraph(cite(1)))],
    [root(paragraph(text('x'), cite(null)))],
  ])('has none: %j', (given) => expect(claimsOfRichText(given, 'content')).toEqual([]))
})

it('takes each sentence of the texts of an entry, and of its rows, with the references listed there', () => {
  const sources = { type: 'relationship', name: 'references', relationTo: 'references' }
  const note = { type: 'textarea', name: 'note' }
  const fields = [
    { type: 'text', name: 'title' },
    note,
    { type: 'array', name: 'rows', flattenedFields: [note, sources] },
    sources,
  ] as unknown as FlattenedField[]
  const doc = {
    title: 'T',
    note: ' Known\nso far. About 4.5 mg, in one trial?',
    references: [7, { id: 8 }],
    rows: [{ note: 'Weak.', references: [9] }, { note: 'Unsourced.' }],
  }
  expect(findClaims(fields, doc).map(({ statement, reference, path }) => [statement, reference, path])).toEqual([
    ['Known so far.', 7, 'note'],
    ['Known so far.', 8, 'note'],
    ['About 4.5 mg, in one trial?', 7, 'note'],
    ['About 4.5 mg, in one trial?', 8, 'note'],
    ['Weak.', 9, 'rows.0.note'],
  ])
})

describe('an entry whose texts say which source bears which sentence', () => {
  const sources = { type: 'relationship', name: 'references', relationTo: 'references' }
  const fields = [
    { type: 'textarea', name: 'note' },
    { type: 'textarea', name: 'caution' },
    sources,
  ] as unknown as FlattenedField[]
  const doc = (note: string, caution = '') => ({ note, caution, references: [7, { id: 8 }] })

  it('has those pairs alone, each with its place', () => {
    const found = findClaims(
      fields,
      doc('No better\n than placebo.[2] We  say so. Weak [1, table 3].[2]', 'Ask first.'),
    )
    expect(found).toEqual([
      { statement: 'No better than placebo.', reference: 8, locator: '', path: 'note' },
      { statement: 'Weak.', reference: 7, locator: 'table 3', path: 'note' },
      { statement: 'Weak.', reference: 8, locator: '', path: 'note' },
    ])
  })

  it('keeps the words of a sentence, and so what was said of it', () => {
    const [before] = findClaims(fields, doc('No better than placebo.'))
    const [after] = findClaims(fields, doc('No better than placebo.[1]'))
    expect(after).toEqual(before)
  })

  it('names no source that is not listed', () => {
    expect(findClaims(fields, doc('Known.[3]'))).toEqual([])
    expect(strayMarks(fields, doc('Known.[3] Weak.[2]', 'Ask.[0]'))).toEqual([
      { path: 'note', number: 3 },
      { path: 'caution', number: 0 },
    ])
  })

  it('has its own in each row with a list of sources', () => {
    const rows = [{ type: 'textarea', name: 'note' }, { type: 'array', name: 'rows', flattenedFields: fields }, sources]
    const entry = { note: 'Known.', references: [7], rows: [doc('Weak.[2]')] }
    expect(
      findClaims(rows as unknown as FlattenedField[], entry).map(({ path, reference }) => [path, reference]),
    ).toEqual([
      ['note', 7],
      ['rows.0.note', 8],
    ])
  })
})
