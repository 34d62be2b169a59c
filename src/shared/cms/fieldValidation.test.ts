import { expect, it } from 'vitest'

import { symptomNames, wholeNumber } from './fieldValidation'

const field = { required: true, min: 1, max: 5, req: { t: (key: string) => key } } as never

it('takes whole numbers, and says in a sentence what is wrong with the others', () => {
  const check = wholeNumber('Whole minutes, please.')
  for (const value of [1, 5]) expect(check(value, field)).toBe(true)
  expect(check(2.5, field)).toBe('Whole minutes, please.')
  expect(check(null, { ...(field as object), required: false } as never)).toBe(true)
})

it('still asks what the field asks: that there is a number, not too small and not too large', () => {
  for (const value of [null, undefined, 0, 6]) expect(typeof wholeNumber('Whole, please.')(value, field)).toBe('string')
  expect(wholeNumber('Whole, please.')(6, field)).not.toBe('Whole, please.')
})

it('takes symptoms as code knows them, and quotes the one that is not', () => {
  expect(symptomNames(['hot_flashes', 'fatigue'], field)).toBe(true)
  for (const none of [[], null, undefined]) expect(symptomNames(none, field)).toBe('At least one symptom, please.')
  for (const wrong of ['Brain fog', 'brain-fog', '_fog', 'fog_', 'brain__fog', ''])
    expect(symptomNames(['fatigue', wrong], field)).toContain(`“${wrong}”`)
})
