import { expect, it } from 'vitest'

import { toBlocksView, type PageBlock } from './view'

it('sets quotes as a printer does in every block, and leaves addresses as they are', () => {
  const blocks = [
    { blockType: 'quote', text: 'I said "sleep".', by: "O'Hara" },
    { blockType: 'faq', heading: "What's asked", questions: [{ question: '"Why?"', answer: `It's [here](/it's)` }] },
    { blockType: 'table', caption: '"T"', columns: ["Day's"], rows: [{ cells: ['"A"'] }] },
    { blockType: 'hero', heading: 'H', href: "/it's", linkLabel: "Let's" },
  ] as PageBlock[]
  expect(toBlocksView(blocks, []).blocks).toEqual([
    { blockType: 'quote', text: 'I said “sleep”.', by: 'O’Hara' },
    { blockType: 'faq', heading: 'What’s asked', questions: [{ question: '“Why?”', answer: `It’s [here](/it's)` }] },
    { blockType: 'table', caption: '“T”', columns: ['Day’s'], rows: [{ cells: ['“A”'] }] },
    { blockType: 'hero', heading: 'H', href: "/it's", linkLabel: 'Let’s' },
  ])
})
