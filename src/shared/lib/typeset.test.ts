import { describe, expect, it } from 'vitest'

import { typeset, typesetNodes } from './typeset'

describe('typeset', () => {
  it.each([
    [`don't "just ride it out"`, 'don’t “just ride it out”'],
    [`What's Normal, What's Not`, 'What’s Normal, What’s Not'],
    [`("bioidentical" or 'natural')`, '(“bioidentical” or ‘natural’)'],
    [`women's own; the doctors' words`, 'women’s own; the doctors’ words'],
    [`in the '90s, rock 'n' roll`, 'in the ’90s, rock ’n’ roll'],
    [`"'Nothing helps', she said"`, '“‘Nothing helps’, she said”'],
    ['“set” already, isn’t it', '“set” already, isn’t it'],
  ])('sets %s', (typed, set) => {
    expect(typeset(typed)).toBe(set)
  })

  it('knows what stands before a part of a paragraph', () => {
    const text = (words: string) => ({ type: 'text', text: words })
    const paragraph = [text('She said "'), { type: 'link', children: [text('yes')] }, text(`", it's true.`)]
    const set = typesetNodes([{ type: 'paragraph', children: paragraph }])
    expect(JSON.stringify(set).match(/"text":"[^"]*"/g)).toEqual([
      '"text":"She said “"',
      '"text":"yes"',
      '"text":"”, it’s true."',
    ])
    expect(paragraph[0]).toEqual(text('She said "'))
  })
})
