import { expect, it } from 'vitest'

import { isAnothersPast } from './isAnothersPast'
import { normalizeMessage } from './normalizeMessage'

it.each([
  'My brother took an overdose at 17, he’s 50 and loves his job.',
  'Our daughter was in a terrible way in 2008. She is married with children, I’m so proud of her.',
])('hears that “%s” is of somebody else and long past', (message) =>
  expect(isAnothersPast(normalizeMessage(message))).toBe(true),
)

it.each([
  'My brother took an overdose at 17.',
  'My brother took an overdose last week, he’s better now.',
  'I took an overdose at 17, my sister is well.',
  'My brother took an overdose at 17, he’s 50 and well, and I think of it every night.',
  'My friend was suicidal years ago, she’s happy now. I feel the way she did.',
  'My sister was suicidal in 2009, she was well for a time and it started again.',
  'My cousin tried in 2009. She’s well. My own thoughts are dark.',
])('does not of “%s”', (message) => expect(isAnothersPast(normalizeMessage(message))).toBe(false))
