import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readWords, wordsOf } from './words'

const secret = Uint8Array.from({ length: 32 }, (_, index) => index * 7)
const words = wordsOf(secret)
const problemOf = (text: string) => {
  const read = readWords(text)
  return 'problem' in read ? read.problem : null
}
const withWord = (at: number, word: string) => words.map((one, index) => (index === at ? word : one)).join(' ')

describe('twenty-four words', () => {
  it('are those of BIP 39: its own test vector', () => {
    expect(wordsOf(new Uint8Array(32).fill(0x7f)).join(' ')).toBe(
      'legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth useful legal winner thank year wave sausage worth title',
    )
  })

  it('lead back to any secret, however they were typed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        expect(readWords(wordsOf(bytes).join(' '))).toEqual({ secret: Uint8Array.from(bytes) })
      }),
      { numRuns: 30 },
    )
    const typed = words.map((word, index) => `${index + 1}. ${word.toUpperCase()}`).join(',\n ')
    expect(readWords(`  ${typed}\u{a0}`)).toEqual({ secret })
  })

  it('say which of them is wrong', () => {
    expect(problemOf(withWord(6, 'abuot'))).toBe(
      'Word 7, “abuot”, is not on the list these words come from. Is it “about”?',
    )
    expect(problemOf(withWord(0, 'xxxxxxxxx'))).toBe('Word 1, “xxxxxxxxx”, is not on the list these words come from.')
    expect(problemOf(words.slice(1).join(' '))).toBe('That is 23 words; 1 is missing.')
    expect(problemOf([...words, 'about', 'zoo'].join(' '))).toBe('That is 26 words; that is 2 too many.')
    expect(problemOf(' 12 34 ')).toBe('Type the 24 words of your sheet, in their order.')
  })

  it('say which two have changed places, and do not guess where they cannot know', () => {
    const swapped = [...words]
    ;[swapped[3], swapped[4]] = [swapped[4]!, swapped[3]!]
    expect(problemOf(swapped.join(' '))).toContain(`Did words 4 and 5, “${words[4]}” and “${words[3]}”, change places?`)
    expect(problemOf(withWord(11, words[11] === 'zoo' ? 'zone' : 'zoo'))).toMatch(/together they are no key/)
  })
})
