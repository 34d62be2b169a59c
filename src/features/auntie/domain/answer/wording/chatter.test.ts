import { describe, expect, it } from 'vitest'

import { enjoyText, farewellText, isOnlyTalk, laughText, listeningText, replyToChatter, ventedText } from './chatter'

describe('what is said in the middle of a conversation', () => {
  it.each([
    'my cat is called Pickle btw',
    'Good to know.',
    'ok, I’ll tell my sister that',
    'He says he’ll live.',
    'righto',
    'ta. will try that x',
    'killing me 🤣',
    'celebrating with cake, no further questions',
  ])('asks nothing: %s', (message) => expect(replyToChatter(message)).toBe(listeningText))

  it.each(['Take care of yourself', 'Right, good night Auntie', 'Cheerio, off to bed', 'sleep tight auntie'])(
    'takes leave: %s',
    (message) => expect(replyToChatter(message)).toBe(farewellText),
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
  const heard = { concern: 'other-emergency', certainty: 'faint' } as const
  expect(isOnlyTalk(listeningText, heard, 'the dog ate my slipper haha')).toBe(true)
  expect(isOnlyTalk(listeningText, heard, 'the baby ate my slipper haha')).toBe(false)
})

it('laughs along, and wishes joy, where nothing gives reason to worry', () => {
  for (const message of [
    'my dog is snoring so loud haha',
    'he has put the bins out in his pants lol',
    'my sister just fell for the same one 😂',
    'the cat thinks I’m a radiator hehe',
    'my husband thinks you’re real 🤣',
    'my mother asked if you are married haha',
    'Ha! My husband would love that one',
  ])
    expect(replyToChatter(message)).toBe(laughText)
  for (const message of [
    'ill have my edamame then 😂',
    'I’ll make myself a cocoa so',
    'I’m off to put the kettle on',
    'I will treat myself to a scone',
    'I’m going to bake now, I think',
    'i’ll pour myself a small one',
    'dal for dinner so',
    'beans with my tea then',
  ])
    expect(replyToChatter(message)).toBe(enjoyText)
  expect(replyToChatter('my dog is snoring so loud haha', '', false)).toBe(listeningText)
})

it('takes what was read with a nod, in whatever words', () => {
  for (const message of ['lol ok', 'ok ok', 'haha right', 'hm ok', 'fair enough, ok', 'lol grand'])
    expect(replyToChatter(message)).toBe(listeningText)
  expect(replyToChatter('ok?')).toBeNull()
})
