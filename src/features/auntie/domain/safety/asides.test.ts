import { describe, expect, it } from 'vitest'

import { readExamples } from '../../content/readExamples'
import {
  deniesDegree,
  deniesSymptoms,
  hesitates,
  isAside,
  isCalmRemark,
  putsHistoryRight,
  tellsHowAnotherIs,
  withoutWhom,
} from './asides'

describe('what says nothing of her', () => {
  it.each([
    'sorry for the typos, my glasses are in the car',
    'typing with one hand, dog on my lap',
    'and the other one?',
    'ok and what about the second one',
    'I’d rather not talk about it, sorry',
    'please can we leave it now',
  ])('is an aside: %s', (message) => expect(isAside(message)).toBe(true))

  it.each([
    'typing this in the bathroom so he does not hear',
    'my hand is numb, typing with the other',
    'I can’t go on',
    'and the other one hurts',
    'I can’t talk about it, he is in the room',
    'I don’t want to say goodbye',
  ])('is none: %s', (message) => expect(isAside(message)).toBe(false))
})

it('shies away from having an illness seen to', () => {
  expect(hesitates('I’m scared so I haven’t rung anyone')).toBe(true)
  expect(hesitates('my daughter is making tea')).toBe(false)
})

it('leaves out whom it is asked for', () => {
  expect(withoutWhom('its for my friend I am asking')).toBe('')
  expect(withoutWhom('This is about my sister, not me. She wants to die')).toBe('. She wants to die')
})

it('hears what only denies a symptom', () => {
  expect(deniesSymptoms('no pain now no, nothing, i walked 6k this morning')).toBe(true)
  for (const said of [
    'no pain now but my arm is weak',
    'no pain, just pressure',
    'the pain is gone',
    'no pain until I move',
    'no pain now, all gone',
    'no numbness now',
  ])
    expect(deniesSymptoms(said)).toBe(false)
})

it('hears a history put right, beside no word of need', () => {
  expect(putsHistoryRight('no hang on, i had it wrong, it was a full hysterectomy they done')).toBe(true)
  for (const said of [
    'i had it wrong, I can’t cope',
    'it was a hysterectomy',
    'i got it wrong, since the hysterectomy I want to die',
  ])
    expect(putsHistoryRight(said)).toBe(false)
})

describe('a remark that says nothing of need', () => {
  it.each([
    'no, it’s fine, I was only mentioning it',
    'oh don’t worry, just thinking out loud',
    'nah I’m just making conversation',
    'that was just for context',
    'sorry, only chatting',
    'it’s all right, I was just telling you',
    'not sertraline, sorry, SUMATRIPTAN, I mix them up',
    'oops I meant metformin',
    'no not letrozole, tamoxifen',
    'sorry, I muddled it, it is gabapentin',
    'any reason not to take it',
    'is there a good reason why I can’t?',
    'why shouldn’t I?',
    'any reason to avoid it?',
    'it is lovely to have somebody at 4 in the morning',
    'glad you’re here, Auntie',
    'good to have company on the night shift',
    'and my husband? he wakes too',
    'he snores and the window is open all night',
    'what about my partner, is he always this warm in bed',
  ])('is one: %s', (message) => expect(isCalmRemark(message)).toBe(true))

  it.each([
    'no it’s fine, I was just saying goodbye',
    'just telling you it ends tonight',
    'not the sertraline, I took the propranolol, all of it',
    'sorry, I mean I want it to end',
    'any reason I shouldn’t die',
    'why shouldn’t I end it',
    'nice to have somebody before I go',
    'you are the only company I have, it is nice',
    'he wakes me and does what he wants',
    'he locks the bedroom at night',
    'and him? he scares me',
  ])('is none: %s', (message) => expect(isCalmRemark(message)).toBe(false))

  it.each([
    'My dad is 82 and takes apixaban',
    'my daughter has type 1 diabetes, she is 15',
    'My sister has had MS for ten years',
    'my mother-in-law is on warfarin and digoxin',
    'my niece was diagnosed with POI',
    'My wife has Parkinson’s disease and I do the cooking',
  ])('tells how somebody is for years: %s', (message) => expect(tellsHowAnotherIs(message)).toBe(true))

  it.each([
    'My dad is on warfarin and hit his head',
    'my daughter has diabetes and took all her insulin',
    'My sister has MS and says she has had enough of living',
    'my mum takes warfarin and is confused today',
    'my daughter has marks on her neck',
    'My husband has dementia and hits me',
  ])('tells what happens: %s', (message) => expect(tellsHowAnotherIs(message)).toBe(false))

  it('is found in no example of need', () => {
    const ofNeed = readExamples().examples.filter(({ concern }) => concern !== null)
    const heard = ofNeed.filter(({ message }) => isCalmRemark(message) || tellsHowAnotherIs(message))
    expect(ofNeed.length).toBeGreaterThan(1000)
    expect(heard).toEqual([])
  })
})

it.each(['it’s not that heavy', 'no it isn’t bad', 'they’re not swollen any more', 'that was not painful at all'])(
  'says that it is less: %s',
  (message) => expect(deniesDegree(message)).toBe(true),
)

it.each(['it’s not bad, it’s unbearable', 'it’s heavy', 'not much point any more', 'it isn’t bad if I die'])(
  'does not: %s',
  (message) => expect(deniesDegree(message)).toBe(false),
)
