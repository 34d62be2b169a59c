import { expect, it } from 'vitest'

import { returnToTopic } from './returnToTopic'

const before = ['My periods are all over the place', 'I wake at four', 'is soy any good']
const back = (asking: string) => returnToTopic(asking, before, before, () => true)

it.each([
  ['let’s go back to the periods, when should I see somebody', 'and periods: when should I see somebody', 0],
  ['to go back to the sleep thing, what did you say to try first', 'and sleep: what should I try first', 1],
  ['about the bleeding again, is that normal', 'and bleeding: is that normal', 0],
  ['as for soy again: how much soy', 'and how much soy', 2],
  ['Thanks. And the first thing I asked you, can hormones help', 'and can hormones help', 0],
  ['anyway so that soy, is it good', 'and soy: is it good', 2],
  ['my first question again: could it be a thyroid', 'and could it be a thyroid', 0],
])('%s', (asking, written, at) => {
  expect(back(asking)).toEqual({ written, before: [before[at]] })
})

it.each([
  [
    'right back to the sleep, is it true that melatonin is addictive for women',
    'sleep: is it true that melatonin is addictive for women',
  ],
  ['you said something before about mood and sleep? how are they linked', 'how are mood and sleep linked'],
  ['earlier you mentioned something about hypnosis, does it last', 'does hypnosis last'],
  ['didn’t you say something about soy? is it any good', 'is soy any good'],
  ['you told me about lubricants earlier: which kind', 'lubricants: which kind'],
  ['have you mentioned anything about weights? how often', 'weights: how often'],
])('%s, which is asked by itself', (asking, written) => {
  expect(back(asking)).toEqual({ written, before: [] })
})

it.each([
  ['hm. but the sleep thing, does it pass', 'and sleep: does it pass', 1],
  ['and this soy business, worth it?', 'and soy: worth it?', 2],
])('%s', (asking, written, at) => expect(back(asking)).toEqual({ written, before: [before[at]] }))

it('says what it goes back to where that was never told, and leaves other questions alone', () => {
  expect(back('back to the hair thing, what helps?')).toEqual({ written: 'hair: what helps?', before: [] })
  expect(back('my back hurts, what helps?')).toEqual({ written: 'my back hurts, what helps?', before })
})
