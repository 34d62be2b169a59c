import { expect, it } from 'vitest'

import { checkTexts } from './textChecks'

it('finds what is forbidden and what is too long, in any text', () => {
  const long = `${'Somebody says so '.repeat(10)}and nobody stops it.`
  const { findings, longestWords } = checkTexts(['Breathing cures hot flashes in a week.', long, 'a-short-name'])!
  expect(findings).toEqual([
    { level: 'error', message: 'It claims what is forbidden.', words: 'Breathing cures hot flashes in a week.' },
    { level: 'warning', message: 'A sentence of 34 words.', words: long },
  ])
  expect(longestWords).toBe(34)
})

it('says nothing where nothing is written', () => {
  expect(checkTexts(['', 'a-short-name', 'Two words'])).toBeNull()
})

it('reads the texts of blocks as well, and finds what they state without a source', () => {
  const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
  const text = (words: string) => ({ type: 'text', text: words })
  const cited = { type: 'inlineBlock', fields: { blockType: 'citation', reference: 1 } }
  const root = {
    type: 'root',
    children: [
      paragraph(text('Soy stops hot flashes, says the label.'), cited),
      paragraph(text('A trial of 218 women found more.')),
    ],
  }
  expect(checkTexts([], [root])).toMatchObject({
    longestWords: 7,
    findings: [
      { level: 'error', message: 'It claims what is forbidden.', words: 'Soy stops hot flashes, says the label.' },
      { level: 'error', message: 'A fact without a source.', words: 'A trial of 218 women found more.' },
    ],
  })
})
