import { expect, it } from 'vitest'

import { spreadsheetText } from './spreadsheetText'

const people = 'name,email\nKim\u00E9 M\u00FCller,kim@example.com\n'
const read = (bytes: Uint8Array) => spreadsheetText(new Uint8Array(bytes).buffer)

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

/** Mac Roman, as Excel on a Mac calls “CSV (Macintosh)”; the bytes are Apple’s, from its table of the encoding. */
const macintosh: Record<string, number> = {
  ...{ Ä: 0x80, É: 0x83, Ö: 0x85, á: 0x87, à: 0x88, ä: 0x8a, ç: 0x8d, é: 0x8e, è: 0x8f, ê: 0x90, ë: 0x91, í: 0x92 },
  ...{
    ñ: 0x96,
    ó: 0x97,
    ö: 0x9a,
    ú: 0x9c,
    ü: 0x9f,
    ß: 0xa7,
    ø: 0xbf,
    '…': 0xc9,
    '–': 0xd0,
    '“': 0xd2,
    '”': 0xd3,
    '’': 0xd5,
  },
}
const onMac = (text: string) => Uint8Array.from(text, (letter) => macintosh[letter] ?? letter.charCodeAt(0))

it.each([
  'name,email\rZoë Müller,zoe@example.com\rRenée Lefèvre,renee@example.com\r',
  'title\nWhat women don’t ask – and “why”\n',
  'name,focus\nMaría Núñez,España\nÉlodie,sleep\n',
  'name\nSøren Weiß\n',
])('reads %j as a Mac wrote it', (text) => expect(read(onMac(text))).toBe(text.replaceAll('\r', '\n')))

it.each(['Zoë Müller', 'Renée Lefèvre, don’t “wait” – yet…', 'España, São Tomé', 'DON’T', 'Ångström', '10 €', 'L’été'])(
  'reads %j as Windows wrote it',
  (text) => {
    const own: Record<string, number> = { '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96, '…': 0x85, '€': 0x80 }
    expect(read(Uint8Array.from(text, (letter) => own[letter] ?? letter.charCodeAt(0)))).toBe(text)
  },
)
