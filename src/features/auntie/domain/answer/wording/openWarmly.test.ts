import { describe, expect, it } from 'vitest'

import type { Judgement } from '../../safety/recognizer'
import { openWarmly } from './openWarmly'

const opening = (message: string, judged: Judgement | null = null) => {
  const { response } = openWarmly({ response: 'What was read.' }, message, judged)
  return response === 'What was read.' ? null : response.split('\n\n')[0]
}

describe('a letter that tells of more than it asks', () => {
  it.each([
    ['My dad died in January and since then I wake at four. What helps?', 'I’m so sorry about your dad.'],
    [
      'We buried our gran on Saturday and my sweats came in the chapel. What can I wear?',
      'I’m so sorry about your gran.',
    ],
    [
      'Mum passed away last spring. Is it usual that my periods went haywire since then?',
      'I’m so sorry about your mum.',
    ],
    [
      'Just home from my brother’s funeral and I can’t sleep a wink. Is valerian any good?',
      'I’m so sorry about your brother.',
    ],
    [
      'Our old labrador had to be put down and I cry all day. Is it hormones as well?',
      'I’m so sorry about your labrador.',
    ],
    [
      'I lost my husband two years ago and dating scares me. Where does one begin with dryness?',
      'I’m so sorry about your husband.',
    ],
    [
      'My sister has breast cancer and goes through menopause at once. What can she take?',
      'I’m sorry to read that about your sister.',
    ],
    [
      'I had three miscarriages and now it is menopause. Why does it sting so much again?',
      'I’m so sorry. That’s a real loss, however long ago.',
    ],
    [
      'We are getting married in July and I sweat like a horse. What fabric is coolest?',
      'Congratulations, and I hope the day is all you want it to be.',
    ],
    [
      'I’m four years sober and everybody offers me wine to sleep. What else is there for nights?',
      'Well done, love. That took some doing, every day of it.',
    ],
    [
      'Thank you for being here at this hour, it helps. Now, is it better to get up or lie still?',
      'Thank you, that’s kind to read.',
    ],
  ])('is met with a kind word first: “%s”', (message, said) => expect(opening(message)).toBe(said))

  it.each([
    'I nearly died laughing at my sister’s face. What helps with hot flushes at work?',
    'I lost my dad’s phone number and my keys, all in one morning. What helps brain fog?',
    'My mum had her menopause at 51 and sailed through. Will mine be the same as hers?',
    'My husband passed me the fan again without a word. What helps with sweats at night?',
    'What does hormone therapy do to the heart of a woman of sixty who never took it before?',
    'My dog eats better than I do these days. What should be on my own plate at 52?',
    'My dad died. What helps sleep?',
  ])('is answered at once where it only sounds so, or is short: “%s”', (message) => expect(opening(message)).toBeNull())

  it('is not congratulated where something gives reason to worry, and consoled all the same', () => {
    const may: Judgement = { concern: 'self-harm', certainty: 'possible', isLikeness: true }
    expect(
      opening('We are getting married in July and I can’t see the point of anything. Is it hormones?', may),
    ).toBeNull()
    expect(opening('My dad died in January and I can’t see the point of much. Is it hormones?', may)).toMatch(/sorry/)
  })
})
