import { describe, expect, it } from 'vitest'

import { mergeMarks } from './releaseMarks'

const data = { note: 'Known.[2]', caution: 'Ask.[1]', order: 10, references: [1, 2] }
const merge = (doc: object, take: string[], kept: string[] = []) =>
  mergeMarks({
    doc: { ...doc },
    data,
    take,
    kept,
    isAgreed: (field) => !take.includes(field) && !kept.includes(field),
  })

describe('the numbers of sources in the texts of a release', () => {
  it('come with its list, whether that is new or stands already', () => {
    expect(merge({}, ['note', 'references']).words).toEqual({ note: 'Known.[2]', references: [1, 2] })
    expect(merge({ references: [1, 2] }, ['note', 'order']).words).toEqual({ note: 'Known.[2]', order: 10 })
  })

  it('stay away where an editor lists other sources', () => {
    const merged = merge({ references: [7] }, ['note'], ['references'])
    expect(merged).toEqual({ take: ['note'], kept: ['references'], words: { note: 'Known.' } })
  })

  it('leave an editor’s numbers their list', () => {
    const merged = merge({ caution: 'Never.[1]' }, ['note', 'references'], ['caution'])
    expect(merged).toEqual({ take: ['note'], kept: ['caution', 'references'], words: { note: 'Known.' } })
    expect(merge({ caution: 'Never.' }, ['note', 'references'], ['caution']).take).toEqual(['note', 'references'])
  })

  it('do not matter where entries list none', () => {
    const plain = { note: 'Known.[1]' }
    expect(mergeMarks({ doc: {}, data: plain, take: ['note'], kept: [], isAgreed: () => false }).words).toEqual(plain)
  })
})
