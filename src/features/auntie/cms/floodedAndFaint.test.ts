import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { assessConversation } from '../domain/safety/assessConversation'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())
const assess = (message: string) => assessConversation([message], recognize).now

describe('flooding with a faint, however it is typed', () => {
  it.each([
    'soakd the bed last night and nearly pased out',
    'im 46. soakd the bed an the carpet, nearly pased out on the loo, shud i just wait',
    'period is like a tap its gon thru the sofa and i cam over all feint',
    'fludding since tusday, got up and everything went blak',
    'soakd thru everything nearly past out at tesco',
    'gushing blood, dizy when i stand',
    'flodding for 3 days now and i keep feeling like im going to pas out',
    'soaked through everything and nearly past out in the loo',
    'changing pad every 20 min and feel woosy',
    'bludy sheets again, soakd thru two towles, nearly faintd',
    'sweating, soaked the bed with blood, passed out',
    'blead thru the matress, feeling realy faint and clamy',
  ])('stops for “%s”', (message) =>
    expect(assess(message)).toMatchObject({ concern: 'other-emergency', certainty: 'sure' }),
  )

  it.each([
    'soakd the bed wiv sweat last nite',
    'soakd the bed sweating, nearly pased out from tiredness at work today',
    'nite sweats so bad i soakd the sheets, is it hormones',
    'night sweats so bad I soak the bed and nearly pass out',
    'I nearly pased out when i saw the price of the hrt',
    'my periods are heavy and i soak the bed sometimes, what can i ask for',
    'what helps flooding periods',
    'mum soaked the bed with wee, how do i protect the matress',
    'flooding in the kitchen, nearly fainted when i saw the carpet. cant sleep since',
    'my nose bled on the sheets and I felt faint',
    'used to flood every month and nearly pass out, that was before the coil. will it come back',
    'periods like a tap and clots on the sheets for years, felt faint back then, hysterectomy cured it',
  ])('does not for “%s”', (message) => expect(assess(message)?.certainty).not.toBe('sure'))
})

describe('tablets that are put by, and what she is not let do', () => {
  it.each(['saving up the tablets for my holiday', 'been putting my tablets aside for our trip'])(
    'is answered, with the lines: “%s”',
    (message) => expect(assess(message)).toMatchObject({ concern: 'self-harm', certainty: 'possible' }),
  )
  it.each([
    'my wife won’t let me near the kitchen',
    'Saving up my patches for our holiday. What helps on a long flight?',
  ])('is answered: “%s”', (message) => expect(assess(message)).toBeNull())
  it.each([
    ['saving up my tablets', 'self-harm'],
    ['saving up my tablets for my last holiday', 'self-harm'],
    ['he won’t let me out', 'violence'],
    ['he won’t let me near my phone', 'violence'],
  ] as const)('stops for “%s”', (message, concern) =>
    expect(assess(message)).toMatchObject({ concern, certainty: 'sure' }),
  )
})
