import { expect, it } from 'vitest'

import { coalesceReads } from './coalesceReads'

it('reads once for all who ask at the same time, and never before they asked', async () => {
  let [now, reads] = ['before', 0]
  const read = coalesceReads(async () => {
    reads += 1
    const seen = now
    await new Promise(setImmediate)
    return seen
  })
  expect(await Promise.all([read(), read(), read()])).toEqual(['before', 'before', 'before'])
  expect(reads).toBe(1)
  const underway = read()
  await new Promise(setImmediate)
  now = 'after'
  expect(await Promise.all([underway, read(), read()])).toEqual(['before', 'after', 'after'])
  expect(reads).toBe(3)
})

it('fails for whoever asked, and reads anew for the next', async () => {
  let isAway = true
  const read = coalesceReads(async () => {
    if (isAway) throw new Error('away')
    return 'there'
  })
  await expect(Promise.all([read(), read()])).rejects.toThrow('away')
  isAway = false
  expect(await read()).toBe('there')
})
