import { describe, expect, it } from 'vitest'

import { foundLibrary as library, foundPlace } from '@/testing/foundPlaces'

import { findUnmentioned, isBetterUnread, readNamedBeside, sayUnread, describeUnmentioned } from './unmentionedThings'

const said = (question: string, text: string) => describeUnmentioned(findUnmentioned(question, text))

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
    ['is ocrelizumab why I flush?', 'A hot flash comes from the brain.', /^About ocrelizumab .* pharmacist/],
    ['does tofacitinib stop hair loss?', 'Hair thins with age.', /^About tofacitinib/],
    ['Sertraline for years. Is it the pill or the age?', 'Desire may fade.', /^About Sertraline/],
    [
      'Does the patch make my lupus flare?',
      'With lupus, some herbs bring a flare.\nA patch is glued on.',
      /^About lupus/,
    ],
    ['I had lupus years ago. Does the patch help?', 'The patch eases flashes.', /^About lupus/],
    ['I have diabetes, no kidney trouble. Does the patch help?', 'The patch eases flashes.', /^About diabetes/],
    ['will Mirena help my PMDD?', 'For low mood ask about hormones.', /Mirena or PMDD/],
  ])('is said: %s', (question, text, expected) => expect(said(question, text)).toMatch(expected))

  it.each([
    ['does Prozac help flashes?', 'Some antidepressants ease flashes.'],
    ['My kidneys are fine. Does soy help?', 'Soy stays on the unproven shelf.'],
    ['I take omeprazole. Why do I wake at three?', 'Night waking is common.'],
    ['Does HRT bring on my lupus?', 'With lupus, hormones are talked over first.'],
    ['BP fine, no diabetes. Does the patch help?', 'The patch eases flashes.'],
    ['No hypertension or diabetes here. Does the patch help?', 'The patch eases flashes.'],
    ['I had PMDD in my thirties. Does the patch help?', 'The patch eases flashes.'],
    ['My mother had lupus, does the patch help flashes?', 'The patch eases flashes.'],
    ['In April my cholesterol was up. Does it matter?', 'Find the pen.'],
    ['Ms Jones said walk more, does it help?', 'Walking helps.'],
  ])('is nothing: %s', (question, text) => expect(said(question, text)).toBeNull())

  it('stands before what is read only where nothing that is asked about is spoken of', () => {
    expect(findUnmentioned('statins or red yeast rice?', 'Statins lower cholesterol.').isInPart).toBe(true)
    expect(findUnmentioned('red yeast rice?', 'Statins lower cholesterol.').isInPart).toBe(false)
    expect(findUnmentioned('I have lupus. What helps me sleep?', 'A cool room.').isInPart).toBe(true)
  })
})

describe('to her who has what no page speaks of', () => {
  const isUnread = (question: string, isNear = false, likelihood = 0.9) =>
    isBetterUnread(findUnmentioned(question, 'Look at the plate before the pill aisle.').had, question, {
      isNear,
      likelihood,
    })

  it('nothing of pills, hormones or food is read where it depends on it what may be taken', () => {
    expect(isUnread('I had a gastric sleeve. Do I still need calcium tablets?')).toBe(true)
    expect(isUnread('My thyroid was taken out, well, thyroid removed in 2015. Is vitamin D enough?')).toBe(true)
    expect(isUnread('no adrenal glands here, may I fast?')).toBe(true)
    expect(isUnread('I have lupus. Why do I wake at three?')).toBe(false)
    expect(isUnread('I have lupus. Why do I wake at three?', true)).toBe(true)
  })

  it('what is sure is read beside what changes nothing', () => {
    expect(isUnread('I have rosacea. Do supplements help?')).toBe(false)
    expect(isUnread('I have rosacea. Do supplements help?', true, 0.2)).toBe(true)
    expect(isUnread('Do supplements help?')).toBe(false)
  })

  it('it is said, and who knows', () => {
    const { had } = findUnmentioned('I had a gastric sleeve. Do I need calcium?', '')
    expect(sayUnread(had)).toMatch(/^On a gastric sleeve our library has nothing .* Ask whoever treats you/)
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

it('reads nothing beside a place whose remedy stands in the sentence before', () => {
  const place = foundPlace('sleep', 'Then there is magnesium. Three small trials were kind.')
  const found = library({
    ...place,
    excerpts: [{ passage: place.lead!, start: 'Three small trials', readsOn: false }],
  })
  const find = () => library(foundPlace('ledger', 'Magnesium gets a second hearing.'))
  expect(readNamedBeside(find, 'does magnesium help sleep?', found).answers).toHaveLength(1)
})
