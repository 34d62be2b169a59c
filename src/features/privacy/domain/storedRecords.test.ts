import { expect, it } from 'vitest'

import { describeRecords } from './storedRecords'

const kinds = [
  { exportKey: 'symptoms', label: { one: 'hot flash', many: 'hot flashes' } },
  { exportKey: 'shields', label: { one: 'boundary shield', many: 'boundary shields' } },
  { exportKey: 'bingo', label: { one: 'bingo square', many: 'bingo squares' } },
]
const nothing = { symptoms: 0, shields: 0, bingo: 0 }

it.each([
  [nothing, []],
  [{ ...nothing, symptoms: 1 }, ['1 hot flash']],
  [{ ...nothing, bingo: 1_250, shields: 2 }, ['2 boundary shields', '1,250 bingo squares']],
])('%j is told as %j', (counts, expected) => {
  expect(describeRecords(kinds, counts)).toEqual(expected)
})
