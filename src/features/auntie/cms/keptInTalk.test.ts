import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { assessConversation } from '../domain/safety/assessConversation'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer, memoizeRecognizer } from '../domain/safety/recognizer'
import { applyCorrections } from '../domain/recall/applyCorrections'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())
const assess = (...said: string[]) =>
  assessConversation(said, memoizeRecognizer(recognize, said), applyCorrections(said))

describe('what a conversation keeps', () => {
  it.each([
    [
      'my son hit me with the ladder',
      'haha autocorrect! he LIT me the ladder, so sweet',
      'do hot rooms bring on flushes?',
    ],
    [
      'my gran says she can’t go on',
      'I mean go on the coach trip, her knee is bad, lol',
      'is 80 too late for calcium?',
    ],
  ])('lets go of an alarm that a slip made: “%s”', (...said) => {
    expect(assess(...said.slice(0, 2)).now?.certainty).not.toBe('sure')
    expect(assess(...said)).toMatchObject({ before: null })
  })

  it('keeps the alarm where the word that is put right says harm as well', () => {
    const said = ['my son hit me with the ladder', 'autocorrect, he hurt me with it']
    expect(assess(...said, 'what helps with flushes?').before).toBe('violence')
  })

  it('keeps her sister’s bleeding, and answers with it what to say to her', () => {
    const said = [
      'I am 60 and bled again after sex',
      'oh wait, that was my sister, I am fine myself',
      'she lives in Cairns',
    ]
    expect(assess(...said, 'so what do I say to her?').now?.concern).toBe('bleeding-after-menopause')
  })

  it('does not take it for despair that somebody will not talk about what was done to her', () => {
    const said = ['He slammed me into the wardrobe again last night', 'I don’t want to talk about it here, sorry']
    expect(assess(...said)).toMatchObject({ now: null, before: 'violence' })
  })

  it.each([
    ['does the coil help heavy periods', 'that’s a long while to have a thing in you'],
    ['does the coil help heavy periods', 'that’s a long while to have a thing in you', 'and if it doesn’t suit'],
    ['how long does a frozen shoulder take', 'and the other one? am I likely to get it in that too'],
    ['My sister was through it at 43, will I be?', 'so could the pill cover it'],
    ['is black cohosh any use for flushes', 'I am having thyroid medicine also'],
    ['are migraines worse now', 'I can’t have naproxen, stomach ulcer'],
    ['what can I take on tamoxifen', 'not fluoxetine then, right? the nurse on my ward said'],
    ['do they remove the ovaries with the womb', 'the surgeon says to leave them'],
  ])('hears no crisis by chance in a calm conversation: “%s”, “%s”', (...said) =>
    expect(assess(...said).now).toBeNull(),
  )

  it('hears a sideways one in it all the same', () => {
    expect(assess('does the coil help heavy periods', 'what is there to stay for').now).not.toBeNull()
    expect(assess('does sertraline help flushes', 'I have all my sertraline here now').now).not.toBeNull()
  })

  it('answers with the warning what to do if it gets worse', () => {
    const said = ['I feel faint with these heavy periods', 'my nearest neighbour is 40 km off']
    expect(assess(...said, 'what should I do if it gets worse in the night').now?.concern).toBe(
      'bleeding-before-menopause',
    )
  })

  it('takes no end of bleeding for bleeding', () => {
    expect(assess('turned 51 in May and stopped bleeding').now).toBeNull()
  })
})
