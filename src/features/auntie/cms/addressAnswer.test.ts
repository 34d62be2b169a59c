import { expect, it } from 'vitest'

import type { Recognizer } from '../domain/safety/recognizer'
import { addressAnswer } from './addressAnswer'

const recognize: Recognizer = (message) =>
  /tablets|quiet/.test(message) ? { concern: 'self-harm', certainty: 'sure' } : null
const address = (message: string, before?: string) =>
  addressAnswer('For you.', message, { concern: 'self-harm', certainty: 'sure' }, recognize, before)

it('speaks to a helper of somebody else', () => {
  expect(address('My sister says she has the tablets.')).not.toBe('For you.')
  expect(address('My sister is so quiet.', 'My friend has the tablets.')).not.toBe('For you.')
})

it('stays with whoever told of herself before, whomever she names', () => {
  expect(address('My daughter is away so it is quiet here.', 'I have the tablets here.')).toBe('For you.')
})

it('says first, where too much was taken, that it is an emergency however it feels', () => {
  expect(address('I swallowed all my tablets')).toMatch(/^You told me that something was taken.*For you\.$/s)
  expect(address('it is quiet in here', 'I swallowed all my tablets')).toMatch(/^You told me that something/)
})

it('says it to a helper of whoever took something, too', () => {
  expect(address('My sister took a box of tablets, she says she is fine.')).toMatch(/even if they feel fine/)
})

it('says beside a sign what she takes or has that makes it graver', () => {
  const of = (concern: 'stroke' | 'other-emergency' | 'bleeding-after-menopause', message: string) =>
    addressAnswer('Call.', message, { concern, certainty: 'sure' }, () => null)
  expect(of('bleeding-after-menopause', 'Spotting, on tamoxifen for 3 years')).toMatch(/^Call\.\n\nYou take tamoxifen/)
  expect(of('other-emergency', '38.3 since last night, second chemo a week ago')).toMatch(/^Call\.\n\nOn chemotherapy/)
  expect(of('stroke', 'My jaw gets tired chewing and one eye went grey')).toMatch(/^Call\.\n\nTell them of the jaw/)
  expect(of('stroke', 'My face droops')).toBe('Call.')
  expect(of('other-emergency', 'Took 24 paracetamol this morning and feel fine')).toMatch(/even if you feel fine/)
})

it('says back what cannot wait where something else is asked while an alarm stands, and of whom it is', () => {
  const chest: Recognizer = (message) => (/chest/.test(message) ? { concern: 'chest-pain', certainty: 'sure' } : null)
  const of = (message: string) =>
    addressAnswer('Call now.', message, { concern: 'chest-pain', certainty: 'sure' }, chest, 'My chest is tight.')
  expect(of('would valerian calm it?')).toMatch(/it can wait.*“My chest is tight”.*Call now\.$/s)
  expect(of('what is a good soup?')).toBe('Call now.')
  expect(of('my mother had the same at my age')).toBe('Call now.')
})

it('says that a blood thinner accounts for no bleeding after menopause, and is not to be stopped', () => {
  const of = (message: string) =>
    addressAnswer('Call this week.', message, { concern: 'bleeding-after-menopause', certainty: 'sure' }, () => null)
  expect(of('Pink on the tissue at 71, I’m on Eliquis')).toMatch(/^Call this week\.\n\n.*don’t stop it by yourself/)
  expect(of('Pink on the tissue at 71')).toBe('Call this week.')
})
