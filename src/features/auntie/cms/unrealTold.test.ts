import { describe, expect, it } from 'vitest'

import { starterRedFlag } from '@/shared/lib/starterRedFlags'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { assessConversation } from '../domain/safety/assessConversation'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { tellsUnreal } from '../domain/safety/tellsUnreal'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())
const assess = (message: string) => assessConversation([message], recognize).now

describe('voices, being watched or poisoned, nights without sleep on top of the world', () => {
  it.each([
    'I hear voices telling me I’m rubbish',
    'hearing voices at night',
    'the neighbours are poisoning my food',
    'i keep hearing peple talk about me when nobodys there',
    'theres a camera in my tv and they no what im thinking',
    'someone is putting somthing in my tea, everything tastes of metal and they all deny it',
    'my husband says I’m paranoid but they really are watching me',
    'not slept since sunday, feel fantastic, full of plans, bought 3 sofas and a horse',
    'i can see people in the garden who arent there, they want me to come out',
    'voices keep saying my name wen im alone',
    'dont laugh but the man next door is sending me messages thru the wall',
    'my sister thinks people are following her and poisoning her tea',
    'my mum is hearing voices since last week',
    'mum thinks the carers are poisening her, she wont eat',
    'my sister has stopped sleeping and talks non stop, she says shes going to save the world',
    'my daughter hasnt slept for 4 nights, says she is chosen and has given away her car',
    'my wife is convinced the neighbours can hear her thoughts',
  ])('stop everything, in words of their own: “%s”', (message) => {
    expect(assess(message)).toMatchObject({ concern: 'other-emergency', certainty: 'sure' })
    expect(tellsUnreal(message)).toBe(true)
  })

  it.each([
    'everyone at work is talking about me behind my back',
    'my ears ring and sometimes i hear music that isnt there',
    'i heard my mum’s voice after she died, only once, falling asleep',
    'I hear voices when I am falling asleep, is that the sweats',
    'I feel watched on the bus since I put on weight',
    'my boss is watching me like a hawk',
    'slept 4 hours a night all week and wired on coffee',
    'the voice in my head says I look old',
    'I’ve got so much energy since HRT, up at 5 and cleaning',
    'I’m paranoid about my chin hair',
    'is psychosis more common at menopause',
    'my daughter had psychosis after her baby in 2015, am I at risk in perimenopause',
    'the radio keeps me company at night, talks to me',
    'they are poisoning us with microplastics, does it bring on hot flashes',
  ])('are not in “%s”', (message) => expect(assess(message)?.certainty).not.toBe('sure'))

  it.each([
    'I swallowed twenty tablets and hear voices',
    'her face droops on one side and she sees people who aren’t there',
    'he stopped drinking on Monday and sees spiders',
    'vomiting blood',
    'my throat is closing after nuts',
    'mum has a fever, is confused and hears voices',
    'gave Mum double her warfarin',
    'sudden hoarse voice and noisy breathing in',
    'sudden breathlessness five days after my knee was replaced',
    'machine says 198 over 124 and I see double',
    'swapped my patches and forgot to peel off the old fentanyl one, so sleepy',
    'faint line on a pregnancy test last week and now cramp on one side that doubles me over',
    'I can’t see the bottom half of the telly with my right eye since breakfast',
  ])('are not what an illness is answered with: “%s”', (message) => expect(tellsUnreal(message)).toBe(false))

  it('are answered by the list of red flags', () => {
    const { answer, urgency } = starterRedFlag('hearing-voices')
    expect(urgency).toBe('now')
    expect(answer).toMatch(/don’t argue/)
    expect(answer).toContain('{emergency}')
  })
})
