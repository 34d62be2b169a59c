import { expect, it } from 'vitest'

import { describeStored } from './storedKinds'

const nothing = { symptoms: 0, shields: 0, assessments: 0, lipedema: 0, bingo: 0 }

it.each([
  [nothing, []],
  [{ ...nothing, symptoms: 1 }, ['1 hot flash']],
  [{ ...nothing, bingo: 1_250, shields: 2 }, ['2 boundary shields', '1,250 bingo squares']],
])('%j is told as %j', (records, expected) => {
  expect(describeStored(records)).toEqual(expected)
})
