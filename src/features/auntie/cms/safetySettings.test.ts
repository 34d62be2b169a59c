import type { PayloadRequest } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'

import { readSafetySettings } from './safetySettings'

const { readRowVersions } = vi.hoisted(() => ({ readRowVersions: vi.fn() }))
vi.mock('./rowVersions', () => ({ readRowVersions }))

afterEach(() => vi.useRealTimers())

it('waits two seconds for a database that does not answer, and goes by what was read last', async () => {
  vi.useFakeTimers()
  const req = { payload: { findGlobal: async () => ({}) } } as unknown as PayloadRequest
  readRowVersions.mockResolvedValueOnce('1')
  const before = await readSafetySettings(req)
  readRowVersions.mockReturnValueOnce(new Promise(() => {}))
  let stood: unknown
  void readSafetySettings(req).then((settings) => (stood = settings))
  await vi.advanceTimersByTimeAsync(1_900)
  expect(stood).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(stood).toBe(before)
})
