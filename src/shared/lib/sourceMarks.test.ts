import { describe, expect, it } from 'vitest'

import { numberMarks, numberMarksIn, orderByMention, readMarks, withoutMarks, withoutMarksIn } from './sourceMarks'

describe('a text with sources between its words', () => {
  it('gives its words, and which source stands behind how many of them, with its place', () => {
    const { words, marks } = readMarks('No better than placebo.[1] Too much raises calcium [2, table 3].[12]')
    expect(words).toBe('No better than placebo. Too much raises calcium.')
    expect(marks).toEqual([
      { at: 23, number: 1, place: '' },
      { at: 47, number: 2, place: 'table 3' },
      { at: 48, number: 12, place: '' },
    ])
  })

  it.each(['In 2006 [see below]', 'A set [1, 2', '[^key]', '{emergency} [x]', '[123]'])(
    'is no source mark: %s',
    (text) => expect(withoutMarks(text)).toBe(text),
  )

  it('numbers its sources as they come up in all texts above one list, and lists what none names last', () => {
    const texts = { effect: 'It imitates.[3] Feebly.[1, table 2]', doubt: 'Nobody knows.[3][4] Or [9].' }
    expect(orderByMention(texts, ['a', 'b', 'c', 'd'])).toEqual({
      texts: { effect: 'It imitates.[1] Feebly.[2, table 2]', doubt: 'Nobody knows.[1][3] Or [9].' },
      sources: ['c', 'a', 'd', 'b'],
    })
  })

  it('is read without them, and so are the texts of an entry', () => {
    expect(withoutMarks('Ask first.[1][2]')).toBe('Ask first.')
    expect(withoutMarks(null)).toBe('')
    expect(withoutMarksIn({ id: 3, rows: [{ note: 'Weak [1].', left: null }] })).toEqual({
      id: 3,
      rows: [{ note: 'Weak.', left: null }],
    })
  })
})

describe('a starter text', () => {
  it('names its sources by key, and becomes one that numbers them', () => {
    expect(numberMarks('Known.[^two-2020, abstract] Weak.[^one]', ['one', 'two-2020'])).toBe(
      'Known.[2, abstract] Weak.[1]',
    )
    expect(numberMarksIn({ note: 'Weak.[^one]', order: 1, list: ['x'] }, ['one'])).toEqual({
      note: 'Weak.[1]',
      order: 1,
      list: ['x'],
    })
  })

  it('names none that its entry does not list', () => {
    expect(() => numberMarks('Known.[^other]', ['one'])).toThrow('“Known.[^other]” names other')
  })
})
