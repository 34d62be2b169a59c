import { describe, expect, it } from 'vitest'

import { citedReferenceIds, numberReferences } from './citations'

const citation = (reference: unknown) => ({ type: 'inlineBlock', fields: { blockType: 'citation', reference } })

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

  it.each([undefined, null, 'text', {}, { children: [citation(null), citation('x'), citation({})] }])(
    'cites nothing in %j',
    (root) => {
      expect(citedReferenceIds(root)).toEqual([])
    },
  )
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
