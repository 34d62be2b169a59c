import { expect, it } from 'vitest'

import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { factsIn } from '@/shared/lib/healthFacts'

const longest = 100_000
/** Of the processor; what grows with the square of the length takes several seconds. */
const milliseconds = 1_000

it.each([
  '"Yes." ',
  'Sage. It stops. ',
  ': ',
  'Is the cure for ',
  'the cure nobody without night ',
  '3.5.',
  'take one of your ',
  'a hot flash is ',
  'never flash ',
])('a text of nothing but “%s” is checked in a time that grows with its length', (words) => {
  const text = words.repeat(Math.ceil(longest / words.length))
  const before = process.cpuUsage()
  forbiddenClaims(text)
  factsIn(text)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000).toBeLessThan(milliseconds)
})
