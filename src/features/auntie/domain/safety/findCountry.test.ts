import { expect, it } from 'vitest'

import { emergencyNumbers } from './emergencyNumbers'
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

const listed = [
  { code: 'us', name: 'United States', emergencyNumber: '911' },
  { code: 'ie', name: 'Ireland', emergencyNumber: '112' },
  { code: 'other', name: 'Somewhere else', emergencyNumber: '112' },
]

it.each([
  ['SG', { code: 'other', name: 'Singapore', emergencyNumber: '995', policeNumber: '999' }],
  ['ph', { code: 'other', name: 'Philippines', emergencyNumber: '911' }],
  ['ke', { code: 'other', name: 'Kenya', emergencyNumber: '999' }],
  ['JP', { code: 'other', name: 'Japan', emergencyNumber: '119', policeNumber: '110' }],
  ['ng', { code: 'other', name: 'Somewhere else', emergencyNumber: '112' }],
  ['za', { code: 'other', name: 'Somewhere else', emergencyNumber: '112' }],
  ['ie', { code: 'ie', name: 'Ireland', emergencyNumber: '112' }],
])('names the number of a country that has no lines, for “%s”', (code, found) =>
  expect(findCountry(listed, code)).toEqual(found),
)

it('knows numbers alone, each of one country', () => {
  for (const [code, { emergencyNumber, policeNumber = emergencyNumber }] of emergencyNumbers) {
    expect(code).toMatch(/^[a-z]{2}$/)
    expect(`${emergencyNumber} ${policeNumber}`).toMatch(/^\d{3,4} \d{2,4}$/)
  }
})
