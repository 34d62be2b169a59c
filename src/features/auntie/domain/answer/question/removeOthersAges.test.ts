import { expect, it } from 'vitest'

import { removeOthersAges } from './removeOthersAges'

it.each([
  ['My aunt had a clot at 60. May I use patches?', 'My aunt had a clot. May I use patches?'],
  ['my nan broke her wrist when she was 72, should I lift?', 'my nan broke her wrist, should I lift?'],
  ['Dad died of a stroke at the age of 66 and I am 51', 'Dad died of a stroke and I am 51'],
])('leaves out the age at which somebody else fell ill: %s', (message, rest) =>
  expect(removeOthersAges(message)).toBe(rest),
)

it.each([
  'Mum was done at 47. Will I be early?',
  'I had breast cancer at 44. May I use patches?',
  'My sister has the coil. I broke my wrist at 60.',
])('keeps every other age: %s', (message) => expect(removeOthersAges(message)).toBe(message))
