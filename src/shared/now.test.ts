import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ now: new Date('2028-02-29T12:00:00Z') })
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

it.each([
  ['', '2028-02-29T12:00:00.000Z'],
  ['2026-03-17T10:00:00-04:00', '2026-03-17T14:00:00.000Z'],
])('with FIXED_TIME "%s" the server names %s', async (fixed, moment) => {
  vi.stubEnv('FIXED_TIME', fixed)
  const { now } = await import('./now')
  expect(now().toISOString()).toBe(moment)
})
