import { describe, expect, it } from 'vitest'

import { complainsWithCause, hasQuestionForm, onlyTells } from './questionForm'

describe('whether a message asks by its form', () => {
  it.each([
    'how long does this go on for',
    'left my bag on the bus today am i losing my mind',
    'is decaf any better',
    'lost my job and my cover, whats the cheapest place to be seen',
    'cold feet in bed, should i see someone',
    'My elbows creak. Anyone else get that',
    'magnesium or not',
    'Would estrogen make it better or worse',
    'any tips for the office',
    'I want to know if gel washes off',
    'my sister swears by sage. does it work',
    'tell me about patches',
    'so is that different from hot flushes',
    'it is very dry down there and I don’t know what to buy',
  ])('“%s” does', (message) => expect(hasQuestionForm(message)).toBe(true))

  it.each([
    'The nurse said “lovely veins, who looks after those?” and I glowed all day',
    'So was the ice age',
    'so is my sister',
    'What a week',
    'Would love a garden like that',
    'How kind',
    'Had the all clear on Friday',
    'my boss is a nightmare',
  ])('“%s” does not', (message) => expect(hasQuestionForm(message)).toBe(false))
})

describe('whether a message only tells something', () => {
  it.each([
    'My aunt died in the spring. I still set her place on Sundays.',
    'My brother rang from Perth and we laughed till the dog left the room',
    'I told the whole meeting I was boiling and my boss passed me the milk',
    'Just wanted to say the page about sleep made my evening',
    'Cross today. Cross with the bus, cross with the cat.',
    'If one more person says turmeric to me I will scream',
  ])('“%s” does', (message) => expect(onlyTells(message, 0.4)).toBe(true))

  it.each([
    ['night sweats', 0.7],
    ['itchy shins, worse in bed', 0.7],
    ['dry mouth and burning lips since spring, dentist found nothing', 0.7],
    ["can't sleep", 0.6],
    ['my joints ache', 0.6],
    ['bleeding for three weeks at 47', 0.5],
    ['My aunt died in the spring. How long is it decent to cry?', 0.2],
  ] as const)('“%s” asks', (message, likelihood) => expect(onlyTells(message, likelihood)).toBe(false))
})

it('hears a complaint of a part of her with what came before it', () => {
  for (const message of [
    'used wet wipes down there and since then it stings',
    'my scalp is sore after the new dye',
    'Vulva red and itchy since I changed soap',
    'tongue burning since the winter',
  ])
    expect(complainsWithCause(message), message).toBe(true)
  for (const message of [
    'my face was burning after what he said',
    'I went swimming after work',
    'skin like a lizard since forty lol',
    'it still hurts since he left',
    'my cheeks burn like a stove when I laugh',
  ])
    expect(complainsWithCause(message), message).toBe(false)
})
