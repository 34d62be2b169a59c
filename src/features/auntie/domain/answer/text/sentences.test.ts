import { describe, expect, it } from 'vitest'

import { splitSentences, takeCompleteSentences } from './sentences'

describe('sentences', () => {
  it.each([
    ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
    ['He said “No.” Then “Yes!” She left.', ['He said “No.”', 'Then “Yes!”', 'She left.']],
    ['Ask Dr. Smith at 3 a.m. Take it, e.g. with food.', ['Ask Dr. Smith at 3 a.m. Take it, e.g. with food.']],
    ['It lasts 7.4 years. Then it ends.', ['It lasts 7.4 years.', 'Then it ends.']],
    ['It helps. [1] [2] It cools [3]. Now', ['It helps. [1] [2]', 'It cools [3].', 'Now']],
    ['A heading\n\nA line\nAnother', ['A heading', 'A line', 'Another']],
    ['Go to evil。example now. Or evil.example/X too.', ['Go to evil。example now.', 'Or evil.example/X too.']],
    ['is it the menopause (or not) — at 51, no?', ['is it the menopause (or not) — at 51, no?']],
    ['3 a.m. wide awake', ['3 a.m. wide awake']],
    ['Awake!? Again', ['Awake!?', 'Again']],
    ['', []],
    [' \n ', []],
  ])('%j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences)
  })

  it('are the same however a growing text is cut into pieces', () => {
    const text =
      'Well, love. It eases [1]. (See below.) 7. years pass. [2] Ask Dr. Smith at 3 a.m. Now!\n\nThen e.g. this [3]. [4] Last'
    const whole = takeCompleteSentences(text)
    for (const size of [1, 2, 3, 5, 8]) {
      const sentences: string[] = []
      let rest = ''
      for (let at = 0; at < text.length; at += size) {
        const taken = takeCompleteSentences(rest + text.slice(at, at + size))
        sentences.push(...taken.sentences)
        rest = taken.rest
      }
      expect([...sentences, rest].join('')).toBe(text)
      expect(sentences.map((sentence) => sentence.trim())).toEqual(whole.sentences.map((sentence) => sentence.trim()))
    }
  })

  it('keeps what may still go on', () => {
    expect(takeCompleteSentences('It helps. ')).toEqual({ sentences: [], rest: 'It helps. ' })
    expect(takeCompleteSentences('It helps. [')).toEqual({ sentences: [], rest: 'It helps. [' })
    expect(takeCompleteSentences('It helps. It')).toEqual({ sentences: ['It helps. '], rest: 'It' })
  })
})
