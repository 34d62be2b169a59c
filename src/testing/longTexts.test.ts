import { expect, it } from 'vitest'

import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { factsIn } from '@/shared/lib/healthFacts'

import { cpuTime } from './cpuTime'

const longest = 50_000
/** So many times what plain sentences of the same length cost; what grows with the square of the length costs some twenty times as much. */
const most = 8

const repeated = (words: string) => words.repeat(Math.ceil(longest / words.length))

/** The cheaper of two, in milliseconds: the first compiles. */
async function cost(text: string): Promise<number> {
  const check = () => [forbiddenClaims(text), factsIn(text)]
  const [[first], [second]] = [await cpuTime(check), await cpuTime(check)]
  return Math.min(first, second)
}

let floor: number | undefined

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
])('a text of nothing but “%s” is checked in a time that grows with its length', async (words) => {
  floor ??= await cost(repeated('The kettle is on, and the cat sleeps by the stove. '))
  expect((await cost(repeated(words))) / floor).toBeLessThan(most)
})
