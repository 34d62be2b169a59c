import { hkdfSync } from 'node:crypto'

import { expect, it } from 'vitest'

import { deriveKey } from './derive'
import { randomBytesOf } from './randomness'

it('derives what HKDF derives, so that records of any release open', () => {
  for (const secret of ['', 'a', 'own-öffnet', 'x'.repeat(43), 'y'.repeat(200)])
    for (const purpose of ['power-years vault: sealing', 'power-years vault: keys'])
      expect(deriveKey(secret, purpose)).toEqual(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
})

it('gives random bytes of any size, never the same ones twice, which nobody changes afterwards', () => {
  const given = Array.from({ length: 1_000 }, (_, turn) => randomBytesOf(turn % 2 ? 12 : 32))
  const spelled = given.map((bytes) => bytes.toString('hex'))
  expect(new Set(spelled.map((text) => text.slice(0, 24))).size).toBe(1_000)
  expect(given.map(({ length }) => length).slice(0, 4)).toEqual([32, 12, 32, 12])
  randomBytesOf(500)
  expect(given.map((bytes) => bytes.toString('hex'))).toEqual(spelled)
  expect(spelled.filter((text) => text.includes('0000000000'))).toEqual([])
})
