import { expect, it } from 'vitest'

import { builtInCountries } from '../../content/safetyTexts'
import {
  buildGentleAside,
  buildSafetyAnswer,
  buildReminder,
  callableLinks,
  hasReachedOut,
  isTiredOfNumbers,
  sayElsewhere,
} from './safetyAnswer'

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

it('names the numbers of a country that may be meant as well, below those of the call, and none where none was named', () => {
  const [us, gb] = ['us', 'gb'].map((code) => builtInCountries.find((country) => country.code === code)!)
  const links = callableLinks({ concern: 'self-harm', urgency: 'now' }, us!)
  expect(sayElsewhere(links, gb!)?.text).toMatch(/^\n\nOr, if you are there, United Kingdom: Call 999 .*; .*116 123/)
  const emergency = callableLinks({ concern: 'chest-pain', urgency: 'now' }, us!)
  expect(sayElsewhere(emergency, gb!)?.links.map(({ path }) => path)).toEqual(['tel:999'])
  expect(sayElsewhere([], gb!)).toBeNull()
})

it.each([
  ['I rang the line and a man talked to me'],
  ['I have told my daughter everything'],
  ['my sister is coming over now'],
  ['I texted the helpline'],
])('is glad that somebody knows: “%s”', (message) => {
  expect(hasReachedOut([message])).toBe(true)
  const { text, links } = buildReminder({ concern: 'self-harm', urgency: 'now' }, builtInCountries[0]!, '', [message])
  expect(text).toMatch(
    /^I’m glad somebody knows.*still counts: if no doctor knows yet.*out of reach.*988.*call 911 now/s,
  )
  expect(links.length).toBeGreaterThan(1)
})

it.each([
  'I have not told my daughter',
  'nobody is with me',
  'should I have told my sister',
  'I rang the line, no answer',
])('is not where nobody does: “%s”', (message) => expect(hasReachedOut([message])).toBe(false))

it('says of a sign that will be seen to that it is to be, and of a faint who looks at it', () => {
  const us = builtInCountries.find(({ code }) => code === 'us')!
  const lump = { concern: 'breast-lump', urgency: 'week' } as const
  expect(buildGentleAside(lump, us, { message: 'The clinic sees me on Monday', isSeenTo: true })).toEqual({
    text: expect.stringContaining('Keep to that'),
    links: [],
  })
  expect(buildGentleAside(lump, us, { message: 'A lump' }).text).toContain('look at it this week')
  const faint = { concern: 'other-emergency', urgency: 'now' } as const
  const { text, links } = buildGentleAside(faint, us, { message: 'I fainted at work, is it the heart?' })
  expect(text).toMatch(/looked at by a doctor, and the heart.*call 911/)
  expect(text).not.toContain('don’t read on')
  expect(links.map(({ path }) => path)).toEqual(['tel:911'])
  expect(buildGentleAside(faint, us, { message: 'everything spins' }).text).toContain('don’t read on')
})

it('names the police where they have a number of their own, for what they are for', () => {
  const singapore = { ...builtInCountries.at(-1)!, name: 'Singapore', emergencyNumber: '995', policeNumber: '999' }
  const answer = (concern: 'violence' | 'chest-pain') =>
    buildSafetyAnswer({ concern, urgency: 'now' }, 'Call {emergency}.', singapore)
  expect(answer('violence').response).toMatch(/^Call 999 \(police\) or 995 \(ambulance\)\./)
  expect(answer('violence').links.map(({ title, description }) => `${title}, ${description}`)).toEqual(
    expect.arrayContaining(['Call 999, Police, Singapore', 'Call 995, Ambulance, Singapore']),
  )
  expect(answer('chest-pain')).toEqual({
    response: 'Call 995.',
    links: [{ title: 'Call 995', description: 'Emergency, Singapore', path: 'tel:995', icon: 'phone' }],
  })
})

it('names the line for sexual violence first after rape, and not for other violence', () => {
  const titles = (concern: 'rape' | 'violence', code: string) =>
    callableLinks(
      { concern, urgency: 'now' },
      builtInCountries.find((one) => one.code === code)!,
    ).map(({ title }) => title)
  expect(titles('rape', 'us')).toEqual([
    'National Sexual Assault Hotline (RAINN)',
    'National Domestic Violence Hotline',
    '988 Suicide & Crisis Lifeline',
    'Call 911',
  ])
  expect(titles('violence', 'us')[0]).toBe('National Domestic Violence Hotline')
  expect(titles('violence', 'nz')).not.toContain('Safe to talk, for sexual harm')
  expect(titles('rape', 'au')[0]).toBe('1800RESPECT')
})
