import { describe, expect, it } from 'vitest'

import { farewellText, isOnlyTalk, listeningText, replyToChatter, ventedText } from './chatter'

describe('what is said in the middle of a conversation', () => {
  it.each([
    'my cat is called Pickle btw',
    'Good to know.',
    'ok, I’ll tell my sister that',
    'He says he’ll live.',
    'Ha! My husband would love that one',
    'righto',
    'killing me 🤣',
    'celebrating with cake, no further questions',
  ])('asks nothing: %s', (message) => expect(replyToChatter(message)).toBe(listeningText))

  it.each(['Take care of yourself', 'Right, good night Auntie', 'Cheerio, off to bed'])('takes leave: %s', (message) =>
    expect(replyToChatter(message)).toBe(farewellText),
  )

  it.each([
    'mostly at night',
    'and at work?',
    'since March',
    'it hurts when I sit',
    'my knees ache as well',
    'I sleep four hours',
    'hot flashes',
    'What about my daughter?',
    'yes, the patch',
  ])('may go on: %s', (message) => expect(replyToChatter(message)).toBeNull())
})

it('lets talk go on that asked nothing, and a rant be one', () => {
  expect(replyToChatter('ah well, put the kettle on again', 'and I’ve to host the in-laws on Sunday')).toBe(
    listeningText,
  )
  expect(replyToChatter('three weeks of it now', 'my ears itch')).toBeNull()
  for (const message of ['that’s it. rant over', 'just needed a moan', 'moan over'])
    expect(replyToChatter(message)).toBe(ventedText)
  expect(replyToChatter('night auntie')).toBe(farewellText)
  expect(replyToChatter('hot all night')).toBeNull()
})

it('keeps the lines away from talk that only resembles an illness, and from nothing else', () => {
  const faint = { concern: 'other-emergency', certainty: 'faint', isLikeness: true } as const
  expect(isOnlyTalk(listeningText, faint)).toBe(true)
  expect(isOnlyTalk(listeningText, { ...faint, concern: 'self-harm' })).toBe(false)
  expect(isOnlyTalk(listeningText, { concern: 'other-emergency', certainty: 'possible' })).toBe(false)
  expect(isOnlyTalk(farewellText, faint)).toBe(false)
})
