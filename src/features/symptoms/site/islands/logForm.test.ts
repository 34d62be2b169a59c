import { afterEach, expect, it, vi } from 'vitest'

import type { StoredHotFlash } from '../../contract'
import { describeMissing, formOf, logFormOf, toHotFlash, type LogAnswers } from './logForm'

/** Twenty past three at night in London, corrected in Los Angeles, where that is still to come. */
const entry: StoredHotFlash = {
  id: 'f',
  symptomType: 'hot_flash',
  severity: 2,
  duration: 3,
  triggers: [],
  reliefMethods: [],
  notes: '',
  timestamp: '2026-11-10T03:20:41.000+00:00',
}

function inLosAngeles() {
  vi.stubEnv('TZ', 'America/Los_Angeles')
  vi.setSystemTime('2026-11-10T04:00:00Z')
}

afterEach(() => vi.unstubAllEnvs())

it('an entry of another zone shows the clock on its wall, and is corrected though that time is to come here', () => {
  inLosAngeles()
  const form = formOf(entry)
  expect(form.otherTime).toBe('2026-11-10T03:20')
  const read = logFormOf(entry).safeParse({ ...form, severity: 4 })
  expect(read.success).toBe(true)
  expect(toHotFlash(read.data as LogAnswers, entry)).toMatchObject({ severity: 4, timestamp: entry.timestamp })
})

it('a time to come that is typed is refused, for a new entry and for another’s', () => {
  inLosAngeles()
  const typed = { ...formOf(entry), otherTime: '2026-11-10T03:21' }
  expect(logFormOf(entry).safeParse(typed).success).toBe(false)
  expect(logFormOf(null).safeParse(formOf(entry)).success).toBe(false)
})

it('a new entry is sent with the offset of its wall', () => {
  inLosAngeles()
  const answers = { ...formOf(entry), when: 'quarter' } as LogAnswers
  expect(toHotFlash(answers).timestamp).toBe('2026-11-09T19:45:00.000-08:00')
})

it.each([
  [undefined, undefined, 'Please select severity and duration'],
  [3, undefined, 'Please select severity and duration. Still missing: how long it lasted.'],
  [undefined, 5, 'Please select severity and duration. Still missing: how strong it was.'],
] as const)('with severity %s and duration %s says what is missing', (severity, duration, words) => {
  expect(describeMissing(severity, duration)).toBe(words)
})
