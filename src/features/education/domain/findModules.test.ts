import { describe, expect, it } from 'vitest'

import { findModules, formatLibraryQuery, parseLibraryQuery } from './findModules'

const modules = [
  { slug: 'hot-flashes', title: 'Hot Flashes, Honestly', description: 'What helps.', category: 'truth-telling' },
  { slug: 'wisdom', title: 'Global Menopause Wisdom', description: 'What studies show.', category: 'sacred-science' },
  { slug: 'bleeding', title: 'What’s Normal', description: 'Don’t guess.', category: 'analytics' },
  { slug: 'numbers', title: 'Tracking', description: 'A good claim from a loud one.', category: 'analytics' },
] as const

const titles = (tab: Parameters<typeof findModules>[1]['tab'], search: string) =>
  findModules(modules, { tab, search }).map(({ slug }) => slug)

describe('findModules', () => {
  it('shows everything under All, analytics too', () => {
    expect(titles('all', '')).toEqual(['hot-flashes', 'wisdom', 'bleeding', 'numbers'])
  })

  it('matches a category exactly', () => {
    expect(titles('sacred-science', '')).toEqual(['wisdom'])
    expect(titles('community', '')).toEqual([])
  })

  it('finds a part of the title or of the description in any case', () => {
    expect(titles('all', 'HONEST')).toEqual(['hot-flashes'])
    expect(titles('all', '  studies ')).toEqual(['wisdom'])
    expect(titles('all', 'what')).toEqual(['hot-flashes', 'wisdom', 'bleeding'])
  })

  it('takes a typed apostrophe for a printed one', () => {
    expect(titles('all', "what's normal")).toEqual(['bleeding'])
    expect(titles('all', "don't")).toEqual(['bleeding'])
    expect(titles('all', 'what’s')).toEqual(['bleeding'])
  })

  it('needs both the tab and the words', () => {
    expect(titles('truth-telling', 'Global Menopause Wisdom')).toEqual([])
  })

  it('matches punctuation literally', () => {
    expect(titles('all', '.*')).toEqual([])
    expect(titles('all', 'flashes,')).toEqual(['hot-flashes'])
  })
})

describe('parseLibraryQuery', () => {
  const read = (query: string) => parseLibraryQuery(new URLSearchParams(query), modules)

  it.each([
    ['', { tab: 'all', search: '' }],
    ['filter=truth-telling', { tab: 'truth-telling', search: '' }],
    ['filter=truth-telling&search=helps', { tab: 'truth-telling', search: 'helps' }],
    ['filter=truth-telling&search=Global+Menopause', { tab: 'truth-telling', search: 'Global Menopause' }],
    ['filter=truth-telling&search=nothing', { tab: 'truth-telling', search: 'nothing' }],
    ['module=wisdom', { tab: 'all', search: 'Global Menopause Wisdom' }],
    ['module=wisdom&search=sleep', { tab: 'all', search: 'sleep' }],
    ['module=nothing', { tab: 'all', search: '' }],
    ['filter=analytics', { tab: 'all', search: '' }],
    ['filter=__proto__', { tab: 'all', search: '' }],
  ])('%s', (query, view) => {
    expect(read(query)).toEqual(view)
  })
})

describe('formatLibraryQuery', () => {
  it.each([
    [{ tab: 'all', search: '' } as const, ''],
    [{ tab: 'all', search: '   ' } as const, ''],
    [{ tab: 'self-care', search: '' } as const, '?filter=self-care'],
    [{ tab: 'all', search: 'a & b' } as const, '?search=a+%26+b'],
    [{ tab: 'practice', search: 'breath ' } as const, '?filter=practice&search=breath'],
  ])('%j → %s', (view, query) => {
    expect(formatLibraryQuery(view)).toBe(query)
  })

  it('round-trips to the same view', () => {
    const view = { tab: 'practice', search: 'breath & sleep?' } as const
    expect(parseLibraryQuery(new URLSearchParams(formatLibraryQuery(view)), modules)).toEqual(view)
  })
})
