import { describe, expect, it } from 'vitest'

import { fillTexts, inlineParts, withValues } from './pageTexts'

describe('the texts of a page', () => {
  it('are what is stored, and the starting values for whatever is empty', () => {
    const defaults = { title: 'Start', lines: ['a', 'b'], cards: [{ title: 'x' }] }
    expect(fillTexts(defaults, { title: ' ', lines: [], cards: [{ title: 'y' }], other: 1 })).toEqual({
      title: 'Start',
      lines: ['a', 'b'],
      cards: [{ title: 'y' }],
    })
  })

  it('take values by their names, as often as they stand, and leave other braces', () => {
    expect(withValues('{count} of {of}, {count} {times}', { count: 0, of: '$&' })).toBe('0 of $&, 0 {times}')
  })

  it('lead to pages, secure addresses and numbers, and nowhere else', () => {
    expect(inlineParts('Read [this](/education/sleep), or call [988](tel:988).')).toEqual([
      { text: 'Read ' },
      { text: 'this', href: '/education/sleep' },
      { text: ', or call ' },
      { text: '988', href: 'tel:988' },
      { text: '.' },
    ])
    for (const href of ['javascript:alert`1`', '//evil.example', 'http://a.example', 'data:x'])
      expect(inlineParts(`[x](${href})`)).toEqual([{ text: `[x](${href})` }])
  })
})
