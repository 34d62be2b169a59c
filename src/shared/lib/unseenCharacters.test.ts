import { expect, it } from 'vitest'

import { withoutUnseen } from './unseenCharacters'

it.each([
  ['\u202EsehsalF toH', 'sehsalF toH'],
  ['Hot \u2066flashes\u2069 at night\u202C', 'Hot flashes at night'],
  ['\uFEFFBad nights', 'Bad nights'],
  ['ze\u200Bro wi\u200Ddth\u200C', 'zero width'],
  ['\u3164', ''],
  ['bell\u0007 and \u009Bescape', 'bell and escape'],
  ['tag\u{E0041}ged', 'tagged'],
  ['one\u000Btwo\u2028three', 'one\ntwo\nthree'],
])('takes out of %j what nobody sees', (text, seen) => expect(withoutUnseen(text)).toBe(seen))

it.each([
  ['emoji of several', '👩‍⚕️ and 👨‍👩‍👧'],
  ['the flag of Scotland', '\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}'],
  ['a Persian word', '\u0645\u06CC\u200C\u062E\u0648\u0627\u0647'],
  ['a Hindi conjunct', '\u0915\u094D\u200D\u0937'],
  ['Khmer with its breaks', '\u1797\u17B6\u200B\u178A\u17BD\u1784'],
  ['marks of direction in a line of two scripts', '\u05D2\u05DC\u05D9 \u200E(C++)\u200E \u05D7\u05D5\u05DD\u200F!'],
  ['soft hyphens, tabs and lines', 'peri\u00ADmeno\u00ADpause\tand\r\nafter\n'],
  ['a NUL, which is refused elsewhere', 'a\u0000b'],
])('leaves %s as it is', (_, text) => expect(withoutUnseen(text)).toBe(text))
