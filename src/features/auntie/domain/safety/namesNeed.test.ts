import { describe, expect, it } from 'vitest'

import { isHeardByChance, namesNoBody, namesNoNeed, tellsGladly } from './namesNeed'

describe('whether a few words could say need', () => {
  it.each([
    'my dishwasher shows E24',
    'how many messages may I write a week?',
    'a mug that says hot stuff',
    'the parcel has arrived!',
    'Is this an app or a website',
    'my new boots are killing me',
    'dying for a cuppa',
  ])('not: %s', (message) => expect(namesNoNeed(message)).toBe(true))

  it.each([
    'what’s the kindest way for my children',
    'I’m so close to doing it',
    'read about the doses, fed the cat',
    'he checks',
    'I stayed for mum',
    'there is a jar of tramadol',
    'all the passwords are on the fridge',
    'can’t any more',
    'what is the point',
    'my thoughts are killing me',
    'the stairs, he said',
  ])('so: %s', (message) => expect(namesNoNeed(message)).toBe(false))

  it.each([
    'forty years wed and he still has me in giggles',
    'granddaughter said her first word to him!!',
    'signed the lease today and she is thrilled',
  ])('not where it is good news: %s', (message) => expect(tellsGladly(message)).toBe(true))
  it.each([
    'laughing so nobody sees, he hits me',
    'it was the first time he laughed at me and locked the door',
    'good news, I have sorted the will and I am at peace',
  ])('so in spite of it: %s', (message) => expect(tellsGladly(message)).toBe(false))

  it.each(['the tram never came', 'my dishwasher hums', 'I’m 60 and I feel 20'])('names no illness: %s', (message) => {
    expect(namesNoBody(message)).toBe(true)
    expect(isHeardByChance({ concern: 'stroke', certainty: 'faint', isLikeness: true }, message)).toBe(true)
  })
  it.each(['my words come out odd', 'she won’t wake', 'he ate the battery', 'got stung', 'period is late'])(
    'may name one: %s',
    (message) => expect(namesNoBody(message)).toBe(false),
  )

  it('says nothing of what is told in many words', () => {
    expect(namesNoNeed('a mug that says hot stuff '.repeat(4))).toBe(false)
  })

  it('counts where a crisis is only resembled, and not surely', () => {
    const message = 'a mug that says hot stuff'
    const of = (judged: Parameters<typeof isHeardByChance>[0]) => isHeardByChance(judged, message)
    expect(of({ concern: 'violence', certainty: 'possible', isLikeness: true })).toBe(true)
    expect(of({ concern: 'violence', certainty: 'sure', isLikeness: true })).toBe(false)
    expect(of({ concern: 'violence', certainty: 'possible' })).toBe(false)
    expect(of({ concern: 'chest-pain', certainty: 'possible', isLikeness: true })).toBe(false)
  })
})
