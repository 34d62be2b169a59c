import { describe, expect, it } from 'vitest'

import { selectQuote } from './selectQuote'

const passage = (body: string) => ({
  slug: 'flashes',
  title: 'Flashes',
  description: '',
  summary: 'The key insight about flashes.',
  anchor: '',
  heading: '',
  body,
})
const quoteOf = (body: string, question: string, asked: string[]) =>
  selectQuote(passage(body), { asked }, question).quote

describe('what is quoted of a passage', () => {
  const body = [
    'Flashes come with a red face and a wet blouse.',
    'A fan on the desk is a friend to every woman I know.',
    'Nobody has counted the fans of the world, and the writer of these lines would like to see it tried.',
    'The wise ones among my aunts carried theirs in a sleeve and opened it with a crack like a whip in church.',
    'Half of all women had flashes for 7 years or more.',
    'And some still have flashes at seventy.',
  ].join('\n')

  it('is what answers the kind of question', () => {
    expect(quoteOf(body, 'How long do flashes last?', ['flash'])).toContain('7 years')
    expect(quoteOf(body, 'Do flashes come with a red face?', ['flash', 'red', 'face'])).toContain('red face')
  })

  it('is no row of a table, no amount, and nothing that leans on what went before', () => {
    const table = '| flashes | fewer | 3 |\nTake 400 mg for flashes.\nThey ease flashes.\nSage does not ease flashes.'
    expect(quoteOf(table, 'What eases flashes?', ['flash', 'ease'])).toBe('Sage does not ease flashes.')
  })

  it('is nothing where there is nothing to quote', () => {
    expect(selectQuote(passage('| a | b |'), { asked: ['flash'] })).toEqual({ quote: '', score: -1 })
  })
})
