import { expect, it } from 'vitest'

import { classifyStatement } from './statementKinds'
import { replyToTalk, joyText } from './playfulReplies'

it('hears what is behind a laugh', () => {
  for (const message of [
    'My daughter crashed the car, not a scratch on her. I’m still trembling lol',
    'the dog got out on the road, he is home, and I keep seeing it haha',
  ])
    expect(classifyStatement(message), message).toBe('hard day')
  expect(classifyStatement('I was shaking with laughter at the vicar, haha')).toBe('laughter')
})

it('is glad of nobody else’s sleep', () => {
  for (const message of [
    'I could throttle my other half, he slept through the storm and I did the buckets',
    'hubby slept like a log, I lay there',
  ])
    expect(classifyStatement(message), message).not.toBe('good news')
  expect(replyToTalk('he slept right through', 'I was up all night')).not.toBe(joyText)
  expect(classifyStatement('I slept eight hours')).toBe('good news')
})

it('congratulates nobody who has lost her way with her work', () => {
  for (const message of [
    'Retired in May after 30 years of teaching and I feel empty',
    'I retired last week and don’t know what I am for any more',
  ])
    expect(classifyStatement(message), message).not.toBe('retiring')
  expect(classifyStatement('Retired on Friday after 34 years!')).toBe('retiring')
})
