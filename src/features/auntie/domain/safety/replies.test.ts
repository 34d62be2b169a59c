import { describe, expect, it } from 'vitest'

import { readExamples } from '../../content/readExamples'
import {
  asksOfRemedies,
  asksOnCalmly,
  asksOfStopping,
  blamesMedicine,
  complainsOfBody,
  tellsHistory,
  tellsOfHim,
  tellsOldIllness,
  tellsWhen,
  treatsHerself,
  withoutHabits,
} from './replies'

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

describe('what says nothing but what she has, takes or eats', () => {
  it.each([
    'I have epilepsy by the way',
    'oh I left out that i’m on apixaban',
    'I should have said I take lithium',
    'sorry, I’ve got lupus and I am on steroids',
    'forgot to mention, diabetes, type 2',
    'I had endometriosis for years',
  ])('%s', (message) => expect(tellsHistory(message)).toBe(true))

  it.each([
    'I have lithium here and nobody is home',
    'I took the warfarin, all of it',
    'I am on morphine and can’t breathe',
    'I have saved my codeine',
    'is lithium safe?',
    'I have a dog',
  ])('says more: %s', (message) => expect(tellsHistory(message)).toBe(false))

  it.each([
    'I’ll make myself a stir fry so',
    'I’m going to have a cuppa',
    'off to make dinner',
    'I will bake a cake then',
    'i’ll have my edamame then',
    'I’m off to put the kettle on',
  ])('treats herself: %s', (message) => expect(treatsHerself(message)).toBe(true))

  it.each(['I’ll have all the pills with my tea, I can’t cope', 'I’ll make it stop', 'I’m going to have enough'])(
    'does not: %s',
    (message) => expect(treatsHerself(message)).toBe(false),
  )

  it.each(['he’s gone to work now', 'don’t worry, he is calm now', 'my husband said sorry', 'he bought flowers'])(
    'tells of him: %s',
    (message) => expect(tellsOfHim(message)).toBe(true),
  )
  it.each(['I can’t go on', 'he’s gone and I don’t want to be here', 'it is over'])('tells of her: %s', (message) =>
    expect(tellsOfHim(message)).toBe(false),
  )

  it('is found in no example of need', () => {
    const ofNeed = readExamples().examples.filter(({ concern }) => concern !== null)
    const heard = ofNeed.filter(({ message }) =>
      [tellsHistory, treatsHerself, tellsWhen, complainsOfBody].some((tells) => tells(message)),
    )
    expect(ofNeed.length).toBeGreaterThan(1000)
    expect(heard).toEqual([])
  })
})

describe('an illness that she had once', () => {
  it.each([
    'pulmonary embolism in 2010',
    'I had a PE when I was 30',
    'DVT at 29 on the pill',
    'had a clot on the lung after my daughter was born',
    'a stroke ten years ago',
    'heart attack in 2012, I am on aspirin',
    'had a DVT after my first baby, 1996, long gone, no trouble since',
    'a heart attack in 2008, right as rain since',
  ])('%s', (message) => expect(tellsOldIllness(message.replace('aspirin', ''))).toBe(true))

  it.each([
    'pulmonary embolism',
    'pulmonary embolism in 2010 and breathless now',
    'a DVT in 2015, and my calf is hot',
    'I had a stroke in 2019 and my face is odd today',
    'a clot in my leg since Tuesday',
    'a heart attack in 2008, no trouble since, and now this tightness',
    'could it be a clot, like in 2010?',
  ])('may be of now: %s', (message) => expect(tellsOldIllness(message)).toBe(false))
})

describe('what creaks and itches', () => {
  it.each([
    'Also, knees. They crunch.',
    'and my elbows click',
    'my hips ache when I climb stairs',
    'oh and dry skin too',
    'nails split, hair is thinning',
    'both thumbs are sore in the mornings',
  ])('%s', (message) => expect(complainsOfBody(message)).toBe(true))
  it.each(['he cracked my knees', 'my wrists are cut', 'one leg is swollen', 'I hurt my hands on purpose', 'sore'])(
    'says more: %s',
    (message) => expect(complainsOfBody(message)).toBe(false),
  )
})

it.each([
  'and if it doesn’t work?',
  'what about my granddaughter, she’s ten?',
  'and for the eyebrows?',
  'what if the boss says no?',
  'can it go back down?',
])('goes on calmly with a question: %s', (message) => expect(asksOnCalmly(message)).toBe(true))

it.each([
  'and if he hits me again?',
  'and if I can’t go on',
  'what if I can’t go on?',
  'and if I leave?',
  'what if I say no?',
  'and him?',
  'is it quick?',
])('does not: %s', (message) => expect(asksOnCalmly(message)).toBe(false))

it.each([
  'Could it be the statins? I take atorvastatin',
  'or is this my patch?',
  'is it the blood pressure tablets doing that?',
])('asks whether a medicine does it: %s', (message) => expect(blamesMedicine(message)).toBe(true))

it.each([
  'would it be all the tablets at once?',
  'is it enough if I take the pills?',
  'I took my tablets',
  'is it my husband?',
])('does not ask that: %s', (message) => expect(blamesMedicine(message)).toBe(false))
