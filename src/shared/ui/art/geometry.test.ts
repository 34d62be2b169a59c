import { describe, expect, it } from 'vitest'

import { readPagePath } from './geometry'

describe('the read part of a page', () => {
  it('ends where the reading is', () => {
    expect(readPagePath(0.5)).toBe('M4.5 2H15l4.5 4.5V12H4.5Z')
    expect(readPagePath(1)).toBe('M4.5 2H15l4.5 4.5V22H4.5Z')
  })

  it('keeps to the folded corner while it is no deeper than that', () => {
    expect(readPagePath(0.1)).toBe('M4.5 2H15l2 2V4H4.5Z')
  })
})
