import fc from 'fast-check'
import { expect, it } from 'vitest'

import { excerptsOf } from './shownValue'

const long = 'She woke at four, as on most nights, and the sheet was wet again. '.repeat(5)

it('keeps short values unchanged', () => {
  expect(excerptsOf('Sleep', '', 20)).toEqual({ before: 'Sleep', after: '' })
})

it('begins a little before the place where two long wordings differ', () => {
  expect(excerptsOf(`${long}Rest counts.`, `${long}Rest matters.`, 60)).toEqual({
    before: '…nights, and the sheet was wet again. Rest counts.',
    after: '…nights, and the sheet was wet again. Rest matters.',
  })
  expect(excerptsOf(`A ${long}`, `The ${long}`, 20)).toEqual({
    before: 'A She woke at four,…',
    after: 'The She woke at fou…',
  })
})

it('shows a difference wherever it is', () => {
  const text = fc.string({ maxLength: 300, size: 'max' })
  fc.assert(
    fc.property(text, text, text, (start, one, other) => {
      fc.pre(one !== other)
      const { before, after } = excerptsOf(start + one, start + other, 80)
      expect(before).not.toBe(after)
      expect(Math.max(before.length, after.length)).toBeLessThanOrEqual(81)
    }),
  )
})
