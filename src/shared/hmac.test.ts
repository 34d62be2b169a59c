import { createHmac } from 'node:crypto'

import { expect, it } from 'vitest'

import { hmacSha256 } from './hmac'

/** Bytes of every value. */
const bytes = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 37 + size) % 256)

const made = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text).digest('hex')

it('makes the bytes that createHmac makes, of keys and texts around every border', () => {
  for (const size of [0, 1, 31, 32, 63, 64, 65, 128, 200])
    for (const text of ['', 'a', 'ö\u0000\ud800', '語'.repeat(660), 'x'.repeat(1_984), '😀'.repeat(900)])
      expect([size, hmacSha256(bytes(size), text).toString('hex')]).toEqual([size, made(bytes(size), text)])
})

it('gives bytes that the next call leaves alone', () => {
  const first = hmacSha256(bytes(32), 'text')
  hmacSha256(bytes(16), 'another')
  expect(first.toString('hex')).toBe(made(bytes(32), 'text'))
})
