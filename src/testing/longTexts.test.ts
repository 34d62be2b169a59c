import { expect, it } from 'vitest'

import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { factsIn } from '@/shared/lib/healthFacts'

const longest = 50_000
/** So many times what plain sentences of the same length cost; what grows with the square of the length costs some twenty times as much. */
const most = 8

const repeated = (words: string) => words.repeat(Math.ceil(longest / words.length))

/** The quicker of two, in milliseconds: a shared machine makes one of them longer. */
function cost(text: string): number {
  const times = [1, 2].map(() => {
    const began = performance.now()
    forbiddenClaims(text)
    factsIn(text)
    return performance.now() - began
  })
  return Math.min(...times)
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
])('a text of nothing but “%s” is checked in a time that grows with its length', (words) => {
  floor ??= cost(repeated('The kettle is on, and the cat sleeps by the stove. '))
  expect(cost(repeated(words)) / floor).toBeLessThan(most)
})
