import { describe, expect, it } from 'vitest'

import { paddedSizes } from '@/shared/lib/sealing'
import { derivedVisitor, sealedRecord } from '@/shared/lib/sealedRecord'

import { deriveOwnKey, fromBase64Url, toBase64Url } from './derive'
import { openRecord, placeOf, sealRecord } from './seal'

const secret = Uint8Array.from({ length: 32 }, (_, index) => index)
const other = new Uint8Array(32).fill(7)
const place = { kind: 'symptom', id: '3f1c9a52-0000-4000-8000-000000000000' }
const content = { at: 1_790_000_000_000, record: { severity: 5, notes: 'Hot at night. 🔥' } }

describe('what comes from a secret', () => {
  it('is the same for ever: words on paper must still open in years', async () => {
    const { visitor, places } = await deriveOwnKey(secret)
    expect(visitor).toBe('oc1xL7xtxMqZvuUngw2D0cHMYi0QmlIm7unJDEVTYQ8')
    expect(derivedVisitor.safeParse(visitor).success).toBe(true)
    expect(await placeOf(places, 'day', '2026-11-20')).toBe('904e4b85-ca6a-8116-9d7a-32a2d639e316')
    expect((await deriveOwnKey(other)).visitor).not.toBe(visitor)
  })

  it('can be used and not read', async () => {
    const { sealing, places } = await deriveOwnKey(secret)
    for (const key of [sealing, places]) await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })

  it('is refused from a secret of another length', async () => {
    await expect(deriveOwnKey(new Uint8Array(16))).rejects.toThrow(RangeError)
  })

  it('gives each day an id of its own, which is a UUID', async () => {
    const { places } = await deriveOwnKey(secret)
    const ids = await Promise.all(
      [...Array(31).keys()].map((index) => placeOf(places, 'day', `2026-12-${String(index + 1).padStart(2, '0')}`)),
    )
    expect(new Set(ids).size).toBe(31)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(await placeOf(places, 'shield', '2026-12-01')).not.toBe(ids[0])
  })
})

describe('a record sealed in the browser', () => {
  it('opens with its key in its place, and is sealed differently each time', async () => {
    const { sealing } = await deriveOwnKey(secret)
    const [one, two] = [await sealRecord(sealing, place, content), await sealRecord(sealing, place, content)]
    expect(await openRecord(sealing, place, one)).toEqual(content)
    expect(one).not.toBe(two)
    expect(sealedRecord.safeParse({ id: place.id, sealed: one }).success).toBe(true)
  })

  it('opens with no other key, as no other kind, under no other id, and not when a bit or its end is gone', async () => {
    const [{ sealing }, stranger] = await Promise.all([deriveOwnKey(secret), deriveOwnKey(other)])
    const sealed = await sealRecord(sealing, place, content)
    const bytes = fromBase64Url(sealed)
    const flipped = (at: number) => toBase64Url(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte)))
    const attempts = [
      openRecord(stranger.sealing, place, sealed),
      openRecord(sealing, { ...place, kind: 'shield' }, sealed),
      openRecord(sealing, { ...place, id: '3f1c9a52-0000-4000-8000-000000000001' }, sealed),
      ...[0, 11, 12, 500, bytes.length - 1].map((at) => openRecord(sealing, place, flipped(at))),
      ...[0, 5, 12, 27, bytes.length - 1].map((end) => openRecord(sealing, place, toBase64Url(bytes.subarray(0, end)))),
      openRecord(sealing, place, 'no base64 %'),
    ]
    expect(await Promise.all(attempts)).toEqual(attempts.map(() => null))
  })

  it('is as long as any other of its step, whatever was chosen', async () => {
    const { sealing } = await deriveOwnKey(secret)
    const lengthOf = async (notes: string, least = 0) =>
      fromBase64Url(await sealRecord(sealing, place, { notes }, least)).length - 28
    expect([await lengthOf(''), await lengthOf('a'.repeat(900)), await lengthOf('a'.repeat(1_100))]).toEqual([
      paddedSizes[0],
      paddedSizes[0],
      paddedSizes[1],
    ])
    expect([await lengthOf('', 4096), await lengthOf('💧'.repeat(4_000))]).toEqual([4096, 16_384])
    expect(await lengthOf('a'.repeat(16_384))).toBe(32_768)
  })
})
