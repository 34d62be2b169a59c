import { expect, it } from 'vitest'

import { romanNumeral } from './romanNumeral'

it.each([
  [0, '0'],
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [12, 'XII'],
  [14, 'XIV'],
  [19, 'XIX'],
  [21, 'XXI'],
])('prints %d as %s', (number, written) => expect(romanNumeral(number)).toBe(written))
