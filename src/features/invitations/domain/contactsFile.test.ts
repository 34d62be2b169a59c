import { expect, it } from 'vitest'

import { textOfContactsFile } from './contactsFile'

const people = 'name,email\nKim\u00E9 M\u00FCller,kim@example.com\n'
const read = (bytes: Uint8Array) => textOfContactsFile(new Uint8Array(bytes).buffer)

it.each([
  ['UTF-8', Buffer.from(people)],
  ['UTF-8 with a mark of order', Buffer.from(`\uFEFF${people}`)],
  ['the encoding of Windows', Buffer.from(people, 'latin1')],
  ['UTF-16, as a spreadsheet calls “Unicode”', Buffer.from(`\uFEFF${people}`, 'utf16le')],
])('reads %s', (_, bytes) => {
  expect(read(bytes)).toBe(people)
})

it('reads as UTF-8 what is so, whatever its letters would be in another', () => {
  expect(read(Buffer.from('Zo\u00EB, \u9999, \u{1F33F}'))).toBe('Zo\u00EB, \u9999, \u{1F33F}')
})

it('leaves a lost letter that the file itself has', () => {
  expect(read(Buffer.from('Kim\uFFFD'))).toBe('Kim\uFFFD')
})
