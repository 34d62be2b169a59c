import { expect, it } from 'vitest'

import { strainsIt } from './strainsIt'

it.each([
  ['which leg stretches before bed?', 'leg-swelling'],
  ['would a massage loosen it', 'leg-swelling'],
  ['can I wear compression socks on the flight home', 'leg-swelling'],
  ['is yoga good in the evening', 'leg-swelling'],
  ['should I walk it off', 'leg-swelling'],
  ['is a hot bath ok', 'chest-pain'],
  ['is HIIT good at 55', 'chest-pain'],
  ['have you any breathing tricks for me', 'other-emergency'],
  ['could I meditate through it', 'chest-pain'],
  ['slow breathing then?', 'leg-swelling'],
] as const)('strains it: %s (%s)', (message, concern) => expect(strainsIt(message, concern)).toBe(true))

it.each([
  ['which tea is good for sleep', 'leg-swelling'],
  ['what helps with dry skin', 'chest-pain'],
  ['is yoga good for hot flashes', 'breast-lump'],
  ['is running good for my bones', 'other-emergency'],
] as const)('does not: %s (%s)', (message, concern) => expect(strainsIt(message, concern)).toBe(false))
