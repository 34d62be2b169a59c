import { describe, expect, it } from 'vitest'

import { compilePhrase, matchesPhrase, PhraseError, removePhrases } from './phrasePattern'

const lists = { who: 'he|my husband' }
const isIn = (line: string, text: string) => matchesPhrase(compilePhrase(line, lists), ` ${text} . `)

describe('the phrase language', () => {
  it.each([
    ['hot flash', 'a hot flash', true],
    ['hot flash', 'a hot flashlight', false],
    ['flash*', 'two flashes', true],
    ['# years', 'after 12 years', true],
    ['# years', 'after some years', false],
    ['(a|b c) d', 'b c d', true],
    ['(a|b c) d', 'b d', false],
    ['a (very)? b', 'a b', true],
    ['a (very)? b', 'a very b', true],
    ['a .. b', 'a 1 2 3 b', true],
    ['a .. b', 'a 1 2 3 4 b', false],
    ['a ... b', 'a 1 2 3 4 5 6 7 8 b', true],
    ['a ... b', 'a 1 2 3 4 5 6 7 8 9 b', false],
    ['a ... b', 'a . b', false],
    ['go on .', 'i go on', true],
    ['go on .', 'i go on foot', false],
    ['{who} left', 'my husband left', true],
    ['b + a', 'a x . y b', true],
    ['b + c', 'a b', false],
    ['(a .. (b|c)|d) e', 'a x c e', true],
  ])('%j in %j: %s', (line, text, expected) => {
    expect(isIn(line, text)).toBe(expected)
  })

  it.each(['(open', 'a b{', '{unknown} x', '( )', 'ä'])('says what is wrong with %j', (line) => {
    expect(() => compilePhrase(line, lists)).toThrow(PhraseError)
  })

  it('takes harmless turns of speech out and leaves the rest', () => {
    expect(
      removePhrases([compilePhrase('hot flash .. killing me', {})], ' this hot flash is killing me and i hurt . '),
    ).toBe(' this , and i hurt . ')
  })
})
