import { expect, it } from 'vitest'

import { builtInCountries } from '../../content/safetyTexts'
import { buildReminder, isTiredOfNumbers } from './safetyAnswer'

it.each([
  'don’t send me numbers please, I just want to chat',
  'no more helplines',
  'please stop with the phone numbers',
  'I’m sick of hotlines',
  'without the crisis lines this time',
  'I do not want a number',
])('hears that no numbers are wanted: %s', (message) => expect(isTiredOfNumbers([message])).toBe(true))

it.each(['my blood pressure numbers', 'there are a number of things', 'the lines on my face', 'is that a lot?'])(
  'hears it in nothing else: %s',
  (message) => expect(isTiredOfNumbers([message])).toBe(false),
)

it('reads no list to who asked for none, and keeps what is urgent and the lines below', () => {
  const remind = (...said: string[]) =>
    buildReminder({ concern: 'self-harm', urgency: 'now' }, builtInCountries[0]!, '', said)
  const { text, links } = remind('no more numbers')
  expect(text).not.toContain('988')
  expect(text).toMatch(/call 911 or get to a hospital, even if you feel fine.*out of reach/s)
  expect(links).toEqual(remind().links)
  expect(links.length).toBeGreaterThan(1)
})
