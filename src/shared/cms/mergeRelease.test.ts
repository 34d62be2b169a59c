import { describe, expect, it } from 'vitest'

import { mergeRelease } from './mergeRelease'

const empty = 'nothing'
const written = { given: { text: 'old' }, saved: { text: 'old, saved' }, empty }

describe('a release and an editor', () => {
  it('take the words of the release where only it has changed them', () => {
    expect(mergeRelease({ ...written, now: { text: 'old, saved' }, next: { text: 'new' } })).toEqual({
      take: ['text'],
      kept: [],
    })
  })

  it('keep the words of the editor where only she has changed them', () => {
    expect(mergeRelease({ ...written, now: { text: 'hers' }, next: { text: 'old' } })).toEqual({ take: [], kept: [] })
  })

  it('keep hers, and say so, where both have', () => {
    expect(mergeRelease({ ...written, now: { text: 'hers' }, next: { text: 'new' } })).toEqual({
      take: [],
      kept: ['text'],
    })
  })

  it('agree where an editor made the same correction before', () => {
    expect(mergeRelease({ ...written, now: { text: 'new' }, next: { text: 'new' } })).toEqual({ take: [], kept: [] })
  })

  it('judge each field by itself', () => {
    const sides = {
      empty,
      given: { title: 'a', text: 'b' },
      saved: { title: 'a', text: 'b' },
      now: { title: 'hers', text: 'b' },
      next: { title: 'c', text: 'd' },
    }
    expect(mergeRelease(sides)).toEqual({ take: ['text'], kept: ['title'] })
  })

  it('write every field of what nobody has touched, where it is not known what was given', () => {
    const sides = { empty, given: {}, saved: { text: 'old' }, now: { text: 'old' }, next: { text: 'new' } }
    expect(mergeRelease(sides)).toEqual({ take: ['text'], kept: [] })
    expect(mergeRelease({ ...sides, saved: {} })).toEqual({ take: [], kept: ['text'] })
  })

  it('fill a field that an earlier release did not have, unless somebody did', () => {
    const sides = { empty, given: {}, saved: {}, next: { place: 'new' } }
    expect(mergeRelease({ ...sides, now: { place: empty } })).toEqual({ take: ['place'], kept: [] })
    expect(mergeRelease({ ...sides, now: { place: 'hers' } })).toEqual({ take: [], kept: ['place'] })
  })
})
