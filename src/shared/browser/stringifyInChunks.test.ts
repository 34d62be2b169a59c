import { expect, it, vi } from 'vitest'

import { stringifyInChunks } from './stringifyInChunks'
import { chunkSize } from './yieldToMain'

const item = (index: number) => ({ index, text: 'Line one\nand "two" 🔥', tags: ['a', {}], none: undefined })

it.each([
  ['nothing', {}],
  ['little', { records: { days: [item(1)], none: [] }, at: null, left: undefined }],
  ['years', { at: 1, records: { days: Array.from({ length: chunkSize * 2 + 1 }, (_, at) => item(at)), few: [1] } }],
  ['one list', Array.from({ length: chunkSize + 1 }, (_, at) => item(at))],
])('writes %s as JSON.stringify does', async (_, value) => {
  expect(await new Blob(await stringifyInChunks(value)).text()).toBe(JSON.stringify(value, null, 2))
})

it('lets the page go first between slices', async () => {
  const pauses = vi.fn(async () => {})
  vi.stubGlobal('scheduler', { yield: pauses })
  await stringifyInChunks({ entries: Array.from({ length: chunkSize * 3 }, (_, at) => at) })
  vi.unstubAllGlobals()
  expect(pauses).toHaveBeenCalledTimes(2)
})
