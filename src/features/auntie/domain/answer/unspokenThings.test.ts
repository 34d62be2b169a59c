import { describe, expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { findUnspoken, readNamedBeside, sayUnspoken } from './unspokenThings'

const said = (question: string, text: string) => sayUnspoken(findUnspoken(question, text))

describe('what a question names and nothing that is read speaks of', () => {
  it.each([
    [
      'does omeprazole thin my bones?',
      'Bones thin after menopause.',
      /^About omeprazole I found nothing .* pharmacist/,
    ],
    [
      'I have MS. Is HRT studied in it?',
      'Hormones come as patch or gel.',
      /^About multiple sclerosis .*whoever treats you/,
    ],
    ['red yeast rice or plant sterols for cholesterol?', 'Olive oil.', /red yeast rice or plant sterols/],
    ['will Mirena help my PMDD?', 'For low mood ask about hormones.', /Mirena or PMDD/],
  ])('is said: %s', (question, text, expected) => expect(said(question, text)).toMatch(expected))

  it.each([
    ['does Prozac help flashes?', 'Some antidepressants ease flashes.'],
    ['My kidneys are fine. Does soy help?', 'Soy stays on the unproven shelf.'],
    ['I take omeprazole. Why do I wake at three?', 'Night waking is common.'],
    ['Ms Jones said walk more, does it help?', 'Walking helps.'],
  ])('is nothing: %s', (question, text) => expect(said(question, text)).toBeNull())

  it('stands before what is read only where nothing that is asked about is spoken of', () => {
    expect(findUnspoken('statins or red yeast rice?', 'Statins lower cholesterol.').isInPart).toBe(true)
    expect(findUnspoken('red yeast rice?', 'Statins lower cholesterol.').isInPart).toBe(false)
    expect(findUnspoken('I have lupus. What helps me sleep?', 'A cool room.').isInPart).toBe(true)
  })
})

it('reads beside the rest what the library says of a remedy that was passed over', () => {
  const found = library(foundPlace('pills', 'Oxybutynin dries the mouth.'))
  const find = ({ question }: { question: string }) =>
    library(
      question.includes('clonidine')
        ? foundPlace('blood', 'Clonidine lowers blood pressure.')
        : foundPlace('soy', 'Soy is food.'),
    )
  const slugs = (question: string) => readNamedBeside(find, question, found).answers.map(({ slug }) => slug)
  expect(slugs('oxybutynin versus clonidine for sweats?')).toEqual(['pills', 'blood'])
  expect(slugs('oxybutynin versus maca for sweats?')).toEqual(['pills'])
})
