import { expect, it } from 'vitest'

import { deriveOwnKey } from './derive'
import { makeBox, openFromBox, sealIntoBox } from './lockedBox'

const flash = { severity: 4, notes: 'Woke at three' }

it('keeps what a locked browser was told, for the visitor’s own key alone', async () => {
  const [key, other] = await Promise.all([1, 2].map((byte) => deriveOwnKey(new Uint8Array(32).fill(byte))))
  const box = await makeBox(key!)
  const [boxed, again] = await Promise.all([sealIntoBox(box, flash), sealIntoBox(box, flash)])
  expect(JSON.stringify({ box, boxed })).not.toMatch(/three|severity/)
  expect(boxed.sealed).not.toBe(again.sealed)
  expect(await openFromBox(key!, boxed)).toEqual(flash)
  expect(await openFromBox(other!, boxed)).toBeNull()
  expect(await openFromBox(key!, { ...boxed, by: again.by }), 'of another pair').toBeNull()
  expect(await openFromBox(key!, { ...boxed, lid: again.by }), 'of another box').toBeNull()
})
