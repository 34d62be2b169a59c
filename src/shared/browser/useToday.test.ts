import { describe, expect, it } from 'vitest'

import { msUntilMidnight } from './useToday'

describe('the wait for midnight', () => {
  it('is a whole day at midnight', () => {
    expect(msUntilMidnight(new Date(2026, 10, 21))).toBe(24 * 60 * 60 * 1000)
  })

  it('is a second at the end of a month', () => {
    expect(msUntilMidnight(new Date(2026, 10, 30, 23, 59, 59))).toBe(1_000)
  })
})
