import { expect, it } from 'vitest'

import { checkModule, measure } from './moduleChecks'

const block = (type: string, text: string, more: object = {}) => ({ type, ...more, children: [{ type: 'text', text }] })
const cited = (text: string, reference: number) => ({
  type: 'paragraph',
  children: [
    { type: 'text', text },
    { type: 'inlineBlock', fields: { blockType: 'citation', reference } },
  ],
})
const content = (...children: object[]) => ({ root: { children } })

it('finds what stands against a text, errors first, with the words it is about', () => {
  const claim = 'Black cohosh cures hot flashes.'
  const fact = 'It halves the risk in 218 women.'
  const found = checkModule({
    title: 'A title',
    content: content(block('heading', 'Small', { tag: 'h3' }), block('paragraph', claim), block('paragraph', fact)),
  })
  expect(found).toEqual([
    { level: 'error', message: 'It claims what is forbidden.', words: claim },
    { level: 'error', message: 'A fact without a source.', words: fact },
    { level: 'warning', message: 'A small heading without a large one above it.', words: 'Small' },
  ])
})

it('looks at list items and tables as well', () => {
  const table = {
    type: 'block',
    fields: {
      blockType: 'treatmentTable',
      caption: 'Help',
      treatments: [{ name: 'Pill', helps: '30 get better', sources: [] }],
    },
  }
  const list = { type: 'list', children: [block('listitem', 'Two studies say so.')] }
  const found = checkModule({ content: content(list, table) })
  expect(found.map(({ words }) => words)).toEqual(['Two studies say so.', 'Pill\n30 get better'])
})

it('knows which sources have been taken back', () => {
  const sources = new Map([[3, { label: 'Avis 2015', status: 'retracted' as const }]])
  expect(checkModule({ content: content(cited('A trial found it.', 3)) }, sources)).toEqual([
    { level: 'error', message: 'It cites what was retracted: Avis 2015' },
  ])
  expect(checkModule({ content: content(cited('A trial found it.', 4)) }, sources)).toEqual([])
})

it('says nothing of how a handful of words reads', () => {
  const hard = 'Perimenopausal vasomotor symptomatology necessitates individualisation.'
  const messages = (times: number) => {
    const text = Array.from({ length: times }, () => hard).join(' ')
    return checkModule({ content: content(block('paragraph', text)) }).map(({ message }) => message)
  }
  const isHard = 'It is hard to read: shorter words and sentences help.'
  expect(messages(1)).not.toContain(isHard)
  expect(messages(8)).toContain(isHard)
})

it('measures prose, not headings', () => {
  const text = content(
    block('heading', 'A long heading about it all', { tag: 'h2' }),
    block('paragraph', 'She sat. She rested a while.'),
  )
  expect(measure({ content: text })).toMatchObject({
    words: 6,
    longest: 'She rested a while.',
    longestWords: 4,
    sources: 0,
  })
  expect(measure({ content: null }).grade).toBeNull()
})
