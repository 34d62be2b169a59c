import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { aesGcm, createSealing, paddedAesGcm, sealing, type SealVersion } from './sealing'

const key = randomBytes(32)
const place = { id: '3f1c9a52-0000-4000-8000-000000000000', visitor: randomBytes(32), kind: 'symptom', paddedTo: 0 }
const content = { at: 1_790_000_000_000, record: { severity: 5, notes: 'Hot at night. 🔥' } }

/** What this site never wrote, but could have before: another cipher, the same promises. */
const older: SealVersion = {
  version: 0,
  seal: (sealingKey, text, bound) => {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('chacha20-poly1305', sealingKey, nonce, { authTagLength: 16 })
    cipher.setAAD(bound, { plaintextLength: text.length })
    return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  },
  open: (sealingKey, sealed, bound) => {
    const decipher = createDecipheriv('chacha20-poly1305', sealingKey, sealed.subarray(0, 12), { authTagLength: 16 })
    decipher.setAAD(bound, { plaintextLength: sealed.length - 28 }).setAuthTag(sealed.subarray(-16))
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
  },
}

describe('a sealed record', () => {
  it('opens with its key in its place, and is sealed differently each time', () => {
    const one = sealing.seal(key, place, content)
    expect(sealing.open(key, place, one)).toEqual(content)
    expect(one.version).toBe(2)
    expect(sealing.seal(key, place, content).sealed.equals(one.sealed)).toBe(false)
    expect(one.sealed.includes('Hot at night')).toBe(false)
  })

  it.each([
    ['another key', randomBytes(32), place],
    ['another row', key, { ...place, id: '3f1c9a52-0000-4000-8000-000000000001' }],
    ['another kind', key, { ...place, kind: 'shield' }],
    ['another visitor', key, { ...place, visitor: randomBytes(32) }],
  ])('does not open with or in %s', (_, otherKey, otherPlace) => {
    expect(sealing.open(otherKey, otherPlace, sealing.seal(key, place, content))).toBeNull()
  })

  it('does not open when any one byte was changed, or at any length but its own', () => {
    const { sealed, version } = sealing.seal(key, place, content)
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed)
      changed[at]! ^= 1
      expect(sealing.open(key, place, { version, sealed: changed })).toBeNull()
      expect(sealing.open(key, place, { version, sealed: sealed.subarray(0, at) })).toBeNull()
    }
    expect(sealing.open(key, place, { version, sealed: Buffer.concat([sealed, Buffer.of(0)]) })).toBeNull()
  })

  it('does not open as another version, or one nobody knows', () => {
    const { sealed } = sealing.seal(key, place, content)
    const both = createSealing([aesGcm, { ...aesGcm, version: 3 }])
    expect(both.open(key, place, { version: 3, sealed })).toBeNull()
    expect(sealing.open(key, place, { version: 7, sealed })).toBeNull()
  })

  it('from before a new way was brought in still opens', () => {
    const before = createSealing([older]).seal(key, place, content)
    expect(before.version).toBe(0)
    const today = createSealing([aesGcm, older])
    expect(today.open(key, place, before)).toEqual(content)
    expect(today.seal(key, place, content).version).toBe(1)
    expect(sealing.open(key, place, before)).toBeNull()
  })

  it('from before rows were padded still opens', () => {
    const before = createSealing([aesGcm]).seal(key, place, content)
    expect([sealing.isOutdated(before), sealing.open(key, place, before)]).toEqual([true, content])
    expect(sealing.isOutdated(sealing.seal(key, place, content))).toBe(false)
  })

  it.each([
    [0, 1024],
    [900, 1024],
    [1100, 4096],
    [4000, 4096],
    [10_000, 16_384],
    [20_000, 32_768],
  ])('with %i letters of notes is as long as any other with about as many', (length, size) => {
    const { sealed, version } = sealing.seal(key, place, { at: 1, record: { notes: 'x'.repeat(length) } })
    expect([sealed.length, version]).toEqual([12 + size + 16, paddedAesGcm.version])
    expect(sealing.open(key, place, { sealed, version })?.record).toEqual({ notes: 'x'.repeat(length) })
  })
})
