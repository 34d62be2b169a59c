import { expect, it } from 'vitest'

import { findCountry } from './findCountry'

const countries = ['us', 'gb', 'eu', 'other'].map((code) => ({ code }))

it.each([
  [undefined, 'us'],
  ['', 'us'],
  ['gb', 'gb'],
  ['GB', 'gb'],
  ['DE', 'eu'],
  ['eu', 'eu'],
  ['jp', 'other'],
  ['no such country', 'other'],
])('names the lines for “%s” of %s', (code, found) => expect(findCountry(countries, code).code).toBe(found))

it('names the first where an editor left no entry for elsewhere', () =>
  expect(findCountry(countries.slice(0, 2), 'jp').code).toBe('us'))
