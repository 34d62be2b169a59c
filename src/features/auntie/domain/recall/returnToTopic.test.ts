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

it.each([
  [['what is a smear for', 'mine is thursday', 'my ears itch'], 'for thursday, do I take anything off?', 0, 2],
  [
    ['explain a bone scan', 'I have one on Friday', 'and sleep?'],
    'lol ok. before friday should I stop my tablets',
    0,
    2,
  ],
  [['my hysteroscopy is on Monday and I am nervous', 'is soy any good'], 'will it hurt on monday', 0, 1],
  [['does black cohosh work', 'do I need smears at 60'], 'so where do I get that black cohosh', 0, 1],
  [['does CBT help', 'do I need smears at 60', 'ok'], 'good. how do I get this cbt for free', 0, 1],
  [['is the gel strong', 'what about my bones?'], 'and can I buy that gel in a shop', 0, 1],
] as const)('%j, “%s” goes back', (said, asking, from, to) => {
  const { before: gone, written } = returnToTopic(asking, said, said, () => true)
  expect(gone).toEqual(said.slice(from, to))
  expect(written).toMatch(/^and \w/)
})

it('goes nowhere for a day that was not named, or for what was just spoken of', () => {
  for (const asking of ['what helps on Mondays', 'is that soy any good for me', 'can I take that for sleep'])
    expect(returnToTopic(asking, before, before, () => true).before).toEqual(before)
})
