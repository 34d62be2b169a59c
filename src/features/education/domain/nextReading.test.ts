import { describe, expect, it } from 'vitest'

import { nextReading, startWith } from './nextReading'

const modules = ['first', 'second', 'third'].map((slug) => ({ slug, duration: 10 }))
const read = (seconds: number, at: number, completed = false) => ({ seconds, at, completed })

describe('what to read next', () => {
  it('begins with the first article', () => {
    expect(nextReading(modules, {})).toEqual({ next: modules[0], percent: 0, begun: false, completed: 0 })
  })

  it('goes on with the one that was open last', () => {
    const readings = { first: read(30, 1), third: read(300, 2) }
    expect(nextReading(modules, readings)).toEqual({ next: modules[2], percent: 50, begun: true, completed: 0 })
  })

  it('leaves out what is completed', () => {
    const readings = { first: read(600, 9, true), third: read(60, 2) }
    expect(nextReading(modules, readings)).toMatchObject({ next: { slug: 'third' }, completed: 1 })
    expect(nextReading(modules, { first: read(600, 9, true) })).toMatchObject({
      next: { slug: 'second' },
      begun: false,
    })
  })

  it('does not call an article begun that was opened and left at once, or reset', () => {
    expect(nextReading(modules, { second: read(0, 5) })).toMatchObject({ next: { slug: 'first' }, begun: false })
  })

  it('has nothing left when all is read, and forgets articles that are gone', () => {
    const all = Object.fromEntries(modules.map(({ slug }) => [slug, read(600, 1, true)]))
    expect(nextReading(modules, { ...all, gone: read(5, 9) })).toEqual({
      next: null,
      percent: 100,
      begun: false,
      completed: 3,
    })
  })

  it('has nothing in an empty library', () => {
    expect(nextReading([], {})).toMatchObject({ next: null, completed: 0 })
  })
})

describe('startWith', () => {
  const three = ['a', 'b', 'c', 'd'].map((slug) => ({ slug, duration: 8 }))
  const slugsOf = (readings: Parameters<typeof startWith>[1]) => startWith(three, readings, 3).map(({ slug }) => slug)

  it('offers the first three, then what was begun before them, without what is read', () => {
    expect(slugsOf({})).toEqual(['a', 'b', 'c'])
    expect(slugsOf({ d: { seconds: 60, completed: false, at: 5 } })).toEqual(['d', 'a', 'b'])
    expect(slugsOf({ a: { seconds: 480, completed: true, at: 5 } })).toEqual(['b', 'c', 'd'])
  })

  it('offers the first three again when all are read', () => {
    const all = Object.fromEntries(three.map(({ slug }) => [slug, { seconds: 1, completed: true, at: 1 }]))
    expect(slugsOf(all)).toEqual(['a', 'b', 'c'])
  })
})
