import { expect, it } from 'vitest'

import { sanitizeName } from './sanitizeName'

it.each([
  ['Ruth', 'Ruth'],
  ['  Ruth   Ann ', 'Ruth Ann'],
  ["Siobhán O'Brien-Smith", "Siobhán O'Brien-Smith"],
  ['J. K. Ångström', 'J. K. Ångström'],
  ['李小龍', '李小龍'],
  ['Ruth\r\nBcc: everyone@example.com', 'Ruth Bcc everyone example'],
  ['Win at https://evil.example/prize?id=1', 'Win at evil example'],
  ['Call 555 0100 now', 'Call now'],
  ['evil.com', 'evil com'],
  ['ＥＶＩＬ．com', 'EVIL com'],
  ['<b>Ruth</b>', 'b Ruth b'],
  ['\u202Emoc.live', 'moc live'],
  ['evil。com', 'evil com'],
  ['evil․com', 'evil com'],
  ['🎁🎁🎁', ''],
  ['   ', ''],
])('%j stands as %j', (typed, cleaned) => {
  expect(sanitizeName(typed)).toBe(cleaned)
})

it('is short, whole characters only', () => {
  expect([...sanitizeName('a'.repeat(500))]).toHaveLength(40)
  expect(sanitizeName('𝒜'.repeat(500))).toBe('A'.repeat(40))
})
