import { expect, it } from 'vitest'

import { recognize } from '../../../../tests/eval/auntie/judgments'

it.each([
  'lost 14lbs and I’ve not been trying',
  'lost 14 lbs since summer and not been trying to',
  'down 6 kg, haven’t even tried',
  'dropped two stone and I wasn’t trying',
])('hears weight that goes by itself, and no despair: %s', (message) =>
  expect(recognize(message)).toEqual({ concern: 'weight-loss', certainty: 'sure' }),
)

it.each([
  'lost 14lbs, not been trying, and I want to be dead',
  'lost a stone without trying and I don’t want to be here anymore',
  'not been trying to live, lost two stone',
  'I’ve not been trying any more. No point in any of it.',
])('hears despair beside it: %s', (message) => expect(recognize(message)?.concern).toBe('self-harm'))
