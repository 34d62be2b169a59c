import { expect, it } from 'vitest'

import { builtInCountries } from '../content/safetyTexts'
import { linesInWords, withLines } from './linesInWords'

it('names whom to call, those of two countries together, and leads to the rest', () => {
  expect(linesInWords(builtInCountries, 'crisisLines')).toBe(
    'United States: [988 Suicide & Crisis Lifeline](tel:988) (Call or text 988, or chat at 988lifeline.org, any hour)\n' +
      'United Kingdom and Ireland: [Samaritans](tel:116123) (Call 116 123 free, any hour)\nElsewhere: [Auntie’s list](/ask-auntie)',
  )
})

it('puts the numbers where the warning wants them, and never loses them', () => {
  expect(withLines('Call. {lines} Now.', '988')).toBe('Call.\n988\nNow.')
  expect(withLines('Call.', '988')).toBe('Call.\n988')
  expect(withLines('Call [988](tel:988).', 'x')).toBe('Call [988](tel:988).')
})
