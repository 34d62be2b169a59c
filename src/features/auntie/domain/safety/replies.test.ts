import { describe, expect, it } from 'vitest'

import { asksOfRemedies, asksOfStopping, tellsWhen, withoutHabits } from './replies'

describe('what says nothing but when', () => {
  it.each([
    'oh about forty minutes ago',
    'it was only for twenty minutes this morning',
    'since yesterday evening',
    'just before breakfast this morning',
    'on and off since Tuesday',
    'about ten mins now',
    'it started around 3pm, lasted half an hour',
  ])('%s', (message) => expect(tellsWhen(message)).toBe(true))

  it.each([
    'this is the last night',
    'tonight',
    'not long now',
    'since yesterday I can’t feel my arm',
    'I took them an hour ago',
    'it was my last morning',
  ])('says more: %s', (message) => expect(tellsWhen(message)).toBe(false))
})

it('asks of what is taken whether it may be stopped', () => {
  for (const asked of ['and if I just quit?', 'what happens if i stop it', 'when I come off?', 'but if I skip one'])
    expect(asksOfStopping(asked)).toBe(true)
  for (const asked of ['and if I stop eating?', 'what if I just stopped being here', 'and if I take them all?'])
    expect(asksOfStopping(asked)).toBe(false)
})

it('takes what is eaten or drunk no more for no end of anything', () => {
  for (const asked of [
    'would cutting out coffee do it',
    'will giving up cigarettes stop it',
    'is cutting bread worth it',
    'could I lay off the gin?',
    'should I quit drinking wine',
    'does dropping caffeine help',
  ])
    expect(withoutHabits(asked)).toBe('')
  expect(withoutHabits('I am giving up wine and I am giving up')).toBe('I am less wine and I am giving up')
  expect(withoutHabits('is cutting bread the end, I can’t cope')).toBe('is less bread the end, I can’t cope')
  expect(withoutHabits('cutting helps')).toBe('cutting helps')
})

it('asks of what may be taken, and of nobody', () => {
  for (const asked of ['what about vitamin B6?', 'magnesium then?', 'is there a supplement that makes you less cross'])
    expect(asksOfRemedies(asked)).toBe(true)
  for (const asked of ['could he put magnesium in it?', 'what vitamins make her leave?', 'and then?', 'sleep'])
    expect(asksOfRemedies(asked)).toBe(false)
})
