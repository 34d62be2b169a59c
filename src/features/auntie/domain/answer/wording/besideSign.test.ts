import { expect, it } from 'vitest'

import type { Recognizer } from '../../safety/recognizer'
import { askFirst } from './besideSign'

const calm: Recognizer = () => null
const lump = { concern: 'breast-lump', certainty: 'sure' } as const

it('says what to do about hormones after a sign that has to be seen', () => {
  for (const message of [
    'Should I begin the gel on Friday?',
    'can I carry on with my hrt',
    'do I take the estrogen tonight?',
  ])
    expect(askFirst('See a doctor.', message, lump, calm), message).toMatch(
      /^See a doctor\.\n\n.*wait until it has been seen/s,
    )
})

it('adds nothing to anything else', () => {
  for (const message of ['it is probably nothing', 'should I start a diet?', 'I am on hrt'])
    expect(askFirst('See a doctor.', message, lump, calm), message).toBe('See a doctor.')
  expect(askFirst('Call.', 'can I start hrt?', { concern: 'self-harm', certainty: 'sure' }, calm)).toBe('Call.')
})
