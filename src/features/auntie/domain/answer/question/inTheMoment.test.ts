import { expect, it } from 'vitest'

import { isInTheMoment } from './inTheMoment'

it.each([
  'having one right now in the middle of a meeting, face like a tomato',
  'I am in the middle of a hot flash with a headache',
  'boiling right now, what do I do',
  'getting another now',
  'I get a flash every forty minutes. Is there anything I can do in the moment, at the wheel of a bus?',
  'what works when a hot flush hits? I mean when it hits on stage, what helps',
])('hears that “%s” is written in the middle of a flash', (message) => expect(isInTheMoment(message)).toBe(true))

it.each([
  'my migraine, I am having one right now',
  'what can I do in the moment about a cramp',
  'why do my hot flashes come at 4pm',
  'I had one yesterday',
])('does not take “%s” for the middle of a flash', (message) => expect(isInTheMoment(message)).toBe(false))
