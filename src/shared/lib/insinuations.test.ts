import { expect, it } from 'vitest'

import { forbiddenClaims } from './healthClaims'

it.each([
  'Why you’re always exhausted: you have adrenal fatigue.',
  'You have leaky gut.',
  'That tiredness has a name: estrogen dominance.',
  'Our grandmothers never went for bone scans and they were fine. You can skip them too.',
  'Your doctor only wants to sell you hormones.',
  'Doctors are paid to prescribe.',
])('“%s” insinuates what is forbidden', (text) => {
  expect(forbiddenClaims(text)).not.toEqual([])
})

it.each([
  'Do you have adrenal fatigue? No doctor knows it.',
  'If you think you have adrenal fatigue, ask for a thyroid test.',
  'You may have heard that you have leaky gut.',
  'Adrenal fatigue is no diagnosis that doctors know.',
  'There is a word for it: menopause.',
  'A scan shows the womb. You can skip it if the bleeding stopped.',
  'Do not skip your mammogram.',
  'Doctors are paid by the hour.',
  'Your doctor only means well.',
])('“%s” does not', (text) => {
  expect(forbiddenClaims(text)).toEqual([])
})
