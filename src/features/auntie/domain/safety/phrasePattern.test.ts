import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { indexPhrases } from './phraseIndex'
import { compilePhrase, matchesPhrase, PhraseError, removePhrases } from './phrasePattern'
import { findPlace } from './phraseProgram'

const lists = { who: 'he|my husband' }
const isIn = (line: string, text: string) =>
  matchesPhrase(compilePhrase(line, lists), { words: [...text.split(' '), '.'] })

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

  it.each(['(open', 'shut)', 'a b{', 'a}', '{unknown} x', '{constructor}', '( )', 'a||b', 'ä', '', '..', '(a)?'])(
    'says what is wrong with %j',
    (line) => {
      expect(() => compilePhrase(line, lists)).toThrow(PhraseError)
    },
  )

  it.each([
    ['#0 pills', '120 pills', true],
    ['#0 pills', '0 pills', false],
    ['20# on', '2026 on', true],
    ['*ache', 'stomachache', true],
    ['b*n*a', 'bananas', false],
    ['b*n*a', 'banana', true],
    ['u*', 'ünder', false],
  ])('%j in %j: %s, with signs within words', (line, text, expected) => {
    expect(isIn(line, text)).toBe(expected)
  })

  it('takes harmless turns of speech out and leaves the rest', () => {
    const words = 'this hot flash is killing me and i hurt .'.split(' ')
    const left = removePhrases([compilePhrase('hot flash .. killing me', {})], { words })
    expect(left.words.join(' ')).toBe('this , and i hurt .')
  })

  it('takes nothing out of a phrase in parts that is not there whole', () => {
    const phrase = compilePhrase('(bloated|bloating) + comes and goes', {})
    const left = (text: string) => removePhrases([phrase], { words: text.split(' ') }).words.join(' ')
    expect(left('bloated most days and full at once .')).toBe('bloated most days and full at once .')
    expect(left('bloated . it comes and goes .')).toBe(', . it , .')
  })

  it.each(['(', '{', 'a(b|', '{who} ', 'a '])('refuses 20,000 of %j in a line', (sign) => {
    expect(() => compilePhrase(sign.repeat(20_000), lists)).toThrow(PhraseError)
  })

  // The same in the notation of regular expressions, as an oracle.
  const pieces = {
    a: ' a',
    'b*': ' b[a-z0-9]*',
    '#': ' [0-9]+',
    '(a|b a|bb)': '(?: a| b a| bb)',
    '(b)?': '(?: b)?',
    '..': '(?: [^ .]+){0,3}',
    '...': '(?: [^ .]+){0,8}',
    '.': ' [.]',
  }
  it('finds and takes out what a regular expression does', () => {
    const phrase = fc.array(fc.constantFrom(...(Object.keys(pieces) as (keyof typeof pieces)[])), { maxLength: 5 })
    const message = fc.array(fc.constantFrom('a', 'b', 'bb', '1', 'c', '.'), { minLength: 1, maxLength: 14 })
    fc.assert(
      fc.property(phrase, message, (middle, words) => {
        const compiled = compilePhrase(['a', ...middle].join(' '), {})
        const oracle = new RegExp(` a${middle.map((piece) => pieces[piece]).join('')}(?= )`, 'g')
        const text = ` ${words.join(' ')} `
        const isThere = text.search(oracle) >= 0
        expect(matchesPhrase(compiled, { words })).toBe(isThere)
        expect(` ${removePhrases([compiled], { words }).words.join(' ')} `).toBe(text.replace(oracle, ' ,'))
        // What the index leaves out is certainly not there, and where it says that a phrase may begin, it is found.
        const indexed = indexPhrases([compiled])(words)
        if (isThere) expect(indexed.phrases).toEqual([compiled])
        expect(matchesPhrase(compiled, indexed)).toBe(isThere)
      }),
      { seed: 7, numRuns: 500 },
    )
  })

  it('finds and takes out the same where an index says what may begin where', () => {
    const piece = fc.constantFrom(...(Object.keys(pieces) as (keyof typeof pieces)[]), '*b', '+')
    const begin = fc.constantFrom('a', 'b*', '#', '(a|b a|bb)', '*b', '.. a')
    const phrase = fc.tuple(begin, fc.array(piece, { maxLength: 4 })).map(([first, rest]) => [first, ...rest].join(' '))
    const message = fc.array(fc.constantFrom('a', 'b', 'bb', 'cb', '1', 'c', '.'), { minLength: 1, maxLength: 14 })
    const compile = (line: string) => compilePhrase(line.replace(/(?: \+)+(?= |$)/g, ' + a'), {})
    fc.assert(
      fc.property(fc.array(phrase, { minLength: 1, maxLength: 3 }), message, (lines, words) => {
        const compiled = lines.map(compile)
        const indexed = indexPhrases(compiled)(words)
        const left = removePhrases(compiled, { words })
        expect(removePhrases(indexed.phrases, indexed).words).toEqual(left.words)
      }),
      { seed: 7, numRuns: 500 },
    )
  })
})

describe('the index of phrases', () => {
  const lines = [
    'hot flash .. killing me',
    'strangl* .. (me|us)',
    'a*b .. (me|them)',
    '(he|she) + knife',
    'maybe (not)? today',
  ]
  const phrases = lines.map((line) => compilePhrase(line, {}))

  it.each([
    ['she strangled us', [1]],
    ['he has a knife', [3]],
    ['aab for me', [2]],
    ['today maybe', [4]],
    ['nothing of it', []],
  ])('leaves of %j the ones that have their words', (text, expected) => {
    const found = indexPhrases(phrases)(text.split(' '))
    expect(found.phrases.map((phrase) => phrases.indexOf(phrase))).toEqual(expected)
  })
})

describe('a phrase with many gaps', () => {
  const line = [...Array<string>(11).fill('a*'), 'zz'].join(' ... ')

  it('takes steps in proportion to the message, not to the ways of reading it', () => {
    const [program] = compilePhrase(line, {})
    const steps = (words: number) => {
      let taken = 0
      findPlace(program!, Array<string>(words).fill('aa'), { count: (counted) => (taken = counted) })
      return taken
    }
    expect(steps(2_000)).toBeLessThan(2_000 * 2 * program!.instructions.length)
    expect(steps(2_000) / steps(200)).toBeCloseTo(10, 0)
  })

  it('takes a few milliseconds for the longest word too', () => {
    expect(isIn('a*a*a*a*a*a*a*a*a*a*a*b', 'a'.repeat(4_000))).toBe(false)
    expect(isIn('a*a*a*a*a*a*a*a*a*a*a*b', 'a'.repeat(50))).toBe(false)
  })
})
