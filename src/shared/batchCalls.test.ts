import { setImmediate as nextTurn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { batchCalls, coalesceReads } from './batchCalls'

/** A call that is under way until it is let go. */
function heldCall() {
  const batches: number[][] = []
  const held: ((error?: Error) => void)[] = []
  const ask = batchCalls<number, number>(async (items) => {
    batches.push([...items])
    await new Promise<void>((resolve, reject) => held.push((error) => (error ? reject(error) : resolve())))
    return items.map((item) => item * 2)
  })
  return { ask, batches, letGo: (error?: Error) => held.shift()?.(error) }
}

it('lets one caller go alone, and together all who come meanwhile', async () => {
  const { ask, batches, letGo } = heldCall()
  const first = ask(1)
  await nextTurn()
  const others = [ask(2), ask(3), ask(4)]
  await nextTurn()
  expect(batches).toEqual([[1]])
  letGo()
  expect(await first).toBe(2)
  expect(batches).toEqual([[1], [2, 3, 4]])
  letGo()
  expect(await Promise.all(others)).toEqual([4, 6, 8])
})

it('fails those who went together, and goes on with the next', async () => {
  const { ask, letGo } = heldCall()
  const failing = Promise.allSettled([ask(1), ask(2)])
  await nextTurn()
  const next = ask(3)
  letGo(new Error('broken'))
  expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  letGo()
  expect(await next).toBe(6)
})

it('carries a hundred at most, and leaves nobody behind', async () => {
  const { ask, batches, letGo } = heldCall()
  const answers = Array.from({ length: 250 }, (_, index) => ask(index))
  for (let turn = 0; turn < 3; turn += 1) {
    await nextTurn()
    letGo()
    await nextTurn()
  }
  expect(await Promise.all(answers)).toHaveLength(250)
  expect(batches.map(({ length }) => length)).toEqual([100, 100, 50])
})

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
