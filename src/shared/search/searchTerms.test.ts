import { describe, expect, it } from 'vitest'

import { searchTerms } from './searchTerms'

describe('what a question looks for', () => {
  it('takes synonyms along, the longest first', () => {
    const [flash, ...others] = searchTerms('What about hot flushes?')
    expect(flash).toContain(`'hot' <-> 'flash'`)
    expect(others).toEqual([])
    expect(searchTerms('HRT')[0]).toContain(`'hormone' <-> 'therapy'`)
  })

  it('keeps other words, and none that say nothing', () => {
    expect(searchTerms('What is a walrus?')).toEqual([`'walrus'`])
    expect(searchTerms('hello, how are you?')).toEqual([])
  })

  it('lets nothing through that PostgreSQL would read as its own', () => {
    expect(searchTerms(`'); DROP TABLE x; -- & | ! <-> :* \\ walrus`).join()).not.toMatch(/[;!:\\]|--/)
  })
})
