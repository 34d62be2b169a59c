import type { PayloadRequest } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { shownUnlessTrashed } from './pictureFiles'

const query = vi.hoisted(() => vi.fn())
vi.mock('@/shared/database', () => ({ poolOf: () => ({ query }) }))

const warn = vi.fn()
const isShown = (filename: string) =>
  shownUnlessTrashed({
    req: { payload: { logger: { warn } } } as unknown as PayloadRequest,
    data: { filename },
    isReadingStaticFile: true,
  })
const answer = (...names: string[]) => ({ rows: names.map((name) => ({ names: [name, null] })) })
let now = 0
/** The names are looked up anew. */
const later = () => vi.setSystemTime((now += 60_000))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  later()
  query.mockReset()
})
afterEach(() => void vi.useRealTimers())

it('shows no file of the trash to whoever asks while it is looked up for somebody else', async () => {
  let found = (_: unknown) => {}
  query.mockReturnValue(
    new Promise((resolve) => {
      found = resolve
    }),
  )
  const both = [isShown('a.webp'), isShown('a.webp'), isShown('b.webp')]
  found(answer('a.webp'))
  expect(await Promise.all(both)).toEqual([false, false, true])
  expect(query).toHaveBeenCalledOnce()
})

it('goes by what it knew last while the database is away, and says so in the log', async () => {
  query.mockResolvedValueOnce(answer('a.webp'))
  expect(await isShown('a.webp')).toBe(false)
  later()
  query.mockRejectedValueOnce(new Error('away'))
  expect(await Promise.all([isShown('a.webp'), isShown('b.webp')])).toEqual([false, true])
  expect(warn).toHaveBeenCalledOnce()
})
