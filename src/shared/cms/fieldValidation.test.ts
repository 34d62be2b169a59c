import type { NumberFieldSingleValidation, TextFieldManyValidation } from 'payload'
import { expect, it } from 'vitest'

import { symptomNames, wholeNumber } from './fieldValidation'

type Options = Parameters<NumberFieldSingleValidation>[1] & Parameters<TextFieldManyValidation>[1]
/** What Payload's own validation reads of a field. */
const field = { required: true, min: 1, max: 5, req: { t: (key: string) => key } }
const options = field as unknown as Options

it('takes whole numbers, and says in a sentence what is wrong with the others', () => {
  const check = wholeNumber('Whole minutes, please.')
  for (const value of [1, 5]) expect(check(value, options)).toBe(true)
  expect(check(2.5, options)).toBe('Whole minutes, please.')
  expect(check(null, { ...field, required: false } as unknown as Options)).toBe(true)
})

it('still asks what the field asks: that there is a number, not too small and not too large', () => {
  for (const value of [null, undefined, 0, 6])
    expect(typeof wholeNumber('Whole, please.')(value, options)).toBe('string')
  expect(wholeNumber('Whole, please.')(6, options)).not.toBe('Whole, please.')
})

it('takes symptoms as code knows them, and quotes the one that is not', () => {
  expect(symptomNames(['hot_flashes', 'fatigue'], options)).toBe(true)
  for (const none of [[], null, undefined]) expect(symptomNames(none, options)).toBe('At least one symptom, please.')
  for (const wrong of ['Brain fog', 'brain-fog', '_fog', 'fog_', 'brain__fog', ''])
    expect(symptomNames(['fatigue', wrong], options)).toContain(`“${wrong}”`)
})
