import { describe, expect, it } from 'vitest'

import { citedPlaces, citedReferenceIds, numberReferences } from './citations'

const citation = (reference: unknown, locator?: string) => ({
  type: 'inlineBlock',
  fields: { blockType: 'citation', reference, locator },
})
const table = (...sources: object[]) => ({
  type: 'block',
  fields: { blockType: 'treatmentTable', treatments: [{ name: 'Nothing', sources }] },
})

describe('citedReferenceIds', () => {
  it('reads ids and populated references in the order of their first appearance', () => {
    const root = {
      children: [
        { type: 'paragraph', children: [{ type: 'text' }, citation(7), citation({ id: 3 })] },
        { type: 'list', children: [{ type: 'listitem', children: [citation(7), citation(9)] }] },
      ],
    }
    expect(citedReferenceIds(root)).toEqual([7, 3, 9])
  })

  it('reads those within a table of treatments, where it stands', () => {
    expect(citedReferenceIds({ children: [table({ reference: 4 }, { reference: { id: 2 } }), citation(1)] })).toEqual([
      4, 2, 1,
    ])
  })

  it.each([undefined, null, 'text', {}, { children: [citation(null), citation('x'), citation({})] }])(
    'cites nothing in %j',
    (root) => {
      expect(citedReferenceIds(root)).toEqual([])
    },
  )
})

it('gathers the places in each source, each once', () => {
  const root = {
    children: [citation(7, 'table 2'), citation(7), citation(7, 'table 2'), table({ reference: 7, locator: 'page 4' })],
  }
  expect([...citedPlaces(root)]).toEqual([[7, ['table 2', 'page 4']]])
})

describe('numberReferences', () => {
  it('numbers what is cited by appearance, then what is only listed', () => {
    expect([...numberReferences([7, 3], [1, 3, 7, 2])]).toEqual([
      [7, 1],
      [3, 2],
      [1, 3],
      [2, 4],
    ])
  })
})
