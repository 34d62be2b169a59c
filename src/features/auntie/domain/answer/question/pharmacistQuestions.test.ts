import { describe, expect, it } from 'vitest'

import { askedIn, isPharmacistQuestion } from './pharmacistQuestions'

describe('a question for the pharmacist', () => {
  it.each([
    'Can I take 400 mg of magnesium?',
    'Utrogestan 200mg makes me drunk, could I go down to 100 every night instead',
    'is the dose wrong',
    'no Evorel 50 in town, it is out of stock',
    'should I halve the tablet',
    'I’ve forgotten my pessaries for a fortnight. Do I begin again?',
    'Vagifem, I’ve missed about ten nights. Do I begin again?',
    'I have not used my estrogen ring for three weeks, what now?',
    'progesterone says on an empty stomach, how long after tea is that',
    'can I swallow my HRT tablet an hour before breakfast?',
  ])('is %s', (question) => expect(isPharmacistQuestion(question)).toBe(true))

  it.each([
    'Does ashwagandha mess with my liver, my cousin swears by 600mg a day',
    'Sertraline 100 mg for years, now no joy at all. Is it the pill or the age',
    'I take 50 mg. Why do I wake at three?',
    'I skipped two periods on the patch, is that normal?',
    'why do I feel sick after eating',
  ])('is not %s', (question) => expect(isPharmacistQuestion(question)).toBe(false))

  it('is heard in what asks, with a question mark or without', () => {
    expect(askedIn('It itches. Is that the change')).toBe('Is that the change')
    expect(askedIn('It itches. Why? I take tea.').trim()).toBe('Why?')
    expect(askedIn('itchy ears and tired')).toBe('itchy ears and tired')
  })
})

it.each([
  ['what dose should I start on', true],
  ['I use low dose T, does that change what they can give me', false],
  ['Nobody will talk about dose with me. Is it safe with BRCA?', false],
  ['how much soya should I take in a day if I eat it anyway', false],
  ['how much soy supplement should I take', true],
  ['not sure if I took my utrogestan last night', true],
  ['I put on two by mistake, what now', true],
  ['I took two of my utrogestan by mistake last night', true],
  ['how do I know if it is the menopause', false],
  ['Missed two of my mini pills, do I need the morning after', true],
  ['missed three nights of progesterone while camping', true],
  ['Accidentally used double gel this morning. will I be ok', true],
  ['put on a patch too many, will it hurt me', true],
  ['I took my progesterone in the morning instead of at night', true],
  ['my gel ran out on Saturday and the surgery is shut', true],
  ['chemist is out of my patches again', true],
  ['three days late changing my patch', true],
  ['how far apart do I take calcium and my thyroid tablet', true],
  ['can I have my levothyroxine the same time as my iron tablet', true],
  ['two patches stuck on by accident for a whole day', true],
  ['how long can I keep utrogestan after the date on the box', true],
  ['I missed my period and my tablets make me sick', false],
  ['we ran out of things to say to each other', false],
  ['I miss my old self, is that the hormones', false],
  ['my husband ran out on me', false],
  ['do women of the same age take tablets at the same time of life', false],
])('sends “%s” to the pharmacist: %s', (message, sent) => expect(isPharmacistQuestion(message)).toBe(sent))
