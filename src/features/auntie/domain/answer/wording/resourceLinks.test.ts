import { describe, expect, it } from 'vitest'

import { mergeLinks, resourceLinks } from './resourceLinks'

describe('links by keyword', () => {
  it.each([
    ['hot flash', 'hot%20flash'],
    ['a flush', 'hot%20flash'],
    ['night sweats', 'hot%20flash'],
    ['brain fog', 'brain'],
    ['my memory', 'brain'],
    ['I lose focus', 'brain'],
    ['a supplement', 'supplements'],
    ['vitamin D', 'supplements'],
    ['herbs', 'supplements'],
    ['my relationship', 'partners'],
    ['so angry', 'partners'],
    ['it irritates me', 'partners'],
    ['a ceremony', 'ceremony'],
    ['my ritual', 'ceremony'],
    ['to celebrate', 'ceremony'],
  ])('%s', (message, search) => {
    expect(resourceLinks(message).map(({ path }) => path)).toEqual([`/education?search=${search}`])
  })

  it('are none without a keyword', () => {
    expect(resourceLinks('my shoulder, a spiritual flashlight?')).toEqual([])
  })

  it('never stand beside a line to call, and never twice', () => {
    const line = { title: '988', description: '', path: 'tel:988', icon: 'phone' as const }
    expect(mergeLinks([line], 'hot flash')).toEqual([line])
    const [link] = resourceLinks('hot flash')
    expect(mergeLinks([link!], 'hot flash')).toEqual([link])
  })
})
