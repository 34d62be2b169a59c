import { expect, it } from 'vitest'

import { answer, library, passage } from '@/testing/sampleLibrary'

import { excludeOtherBodies, isSomeoneElsesBody } from './excludeOtherBodies'

it.each([
  'My daughter is 13 and her cycle is all over the place, is it normal for her to skip two months?',
  'My daughter is 14 and her periods are awful, and mine come when they like at 47. Should I be worried about hers?',
  'my teenage daughter bleeds for ten days, should she see someone',
  'my 12 year old daughter has cramps, what helps her',
  'mood swings, husband 57, can men get it',
  'night sweats husband not me',
  'male menopause real or not',
  'My dog is in the menopause I think, what do I feed her?',
  'do whales have a menopause',
  'My granddaughter is two and came home from nursery with spots on her chin. Which cream?',
  'Our little boy is four and coughs all night, what can he take?',
])('hears in “%s” that it is about another body', (question) => expect(isSomeoneElsesBody(question)).toBe(true))

it.each([
  'My daughter is 14 and says I shout. Is my rage hormonal?',
  'My daughter is 17 and her periods and mine clash. Why are mine so heavy now?',
  'My daughter is 41 and her periods have stopped, is that early?',
  'how do I tell my 14 yr old son why mum keeps crying at adverts',
  'my husband snores, is my bad sleep hormones or him?',
  'I eat like a rabbit and walk the dog, is this menopause?',
  'gel on my arms and the cat licks me, is it the hormones that harm her?',
  'how can I help my wife with her night sweats',
  'My son is six and wakes me at five, how do I get more sleep?',
  'I look after my grandson, he’s two, and my knees ache. What helps my knees?',
  'I have a newborn grandchild, should I have a whooping cough jab at 58?',
])('takes “%s” for a question to the library', (question) => expect(isSomeoneElsesBody(question)).toBe(false))

it('reads nothing second to who has no womb that is said to who has one', () => {
  const say = (body: string) =>
    answer([], { excerpts: [{ passage: passage('hrt', body), start: body, readsOn: false }] })
  const toHer = say('Uterus out, all of it: estrogen alone is enough.')
  const toOthers = say('If you have a uterus, you need a second hormone too.')
  const found = library(toHer, toOthers)
  expect(excludeOtherBodies(found, 'I had a hysterectomy. Which one?').answers).toEqual([found.answers[0]])
  expect(excludeOtherBodies(found, 'Which one?').answers).toHaveLength(2)
  const only = library(toOthers, toHer)
  expect(excludeOtherBodies(only, 'I had a hysterectomy. Which one?').answers).toHaveLength(2)
})
