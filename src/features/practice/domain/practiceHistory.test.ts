import { expect, it } from 'vitest'

import { addPracticeEntry, maxHistoryEntries } from './practiceHistory'

const at = (time: number) => ({ name: 'Sighing Set', minutes: 10, moodBefore: 2, moodAfter: 4, notes: '', at: time })

it('holds the newest first, and lets the oldest go when there are too many', () => {
  expect(addPracticeEntry([at(1)], at(2)).map((one) => one.at)).toEqual([2, 1])
  const full = Array.from({ length: maxHistoryEntries }, (_, index) => at(maxHistoryEntries - index))
  const history = addPracticeEntry(full, at(9_999))
  expect([history.length, history[0]!.at, history.at(-1)!.at]).toEqual([maxHistoryEntries, 9_999, 2])
})
