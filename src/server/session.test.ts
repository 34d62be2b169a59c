import { expect, it } from 'vitest'

import { secret, sessionOf } from '@/testing/guardedServer'

import { hasSession } from './session'

it('knows a session by its signature and its end', () => {
  const now = 1_800_000_000_000
  expect(hasSession({ cookie: `a=b; ${sessionOf(1_800_000_001)}` }, secret, now)).toBe(true)
  expect(hasSession({ cookie: sessionOf(1_799_999_999) }, secret, now)).toBe(false)
  expect(hasSession({ cookie: sessionOf(1_800_000_001, 'another secret of another site') }, secret, now)).toBe(false)
  expect(hasSession({}, secret, now)).toBe(false)
})
