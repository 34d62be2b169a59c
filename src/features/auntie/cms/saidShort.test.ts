import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { applyCorrections } from '../domain/recall/applyCorrections'
import { assessConversation } from '../domain/safety/assessConversation'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer, memoizeRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())
const assess = (...said: string[]) =>
  assessConversation(said, memoizeRecognizer(recognize, said), applyCorrections(said))

describe('need that is said short, or beside something else', () => {
  it.each([
    ['My tablets are next to me', 'self-harm'],
    ['all my tablets are laid out in a row', 'self-harm'],
    ['I walked to the cliff this evening. Somebody spoke to me so I came back.', 'self-harm'],
    ['I sat on the weir at three in the morning. A policeman asked me if I was alright', 'self-harm'],
    ['do grown women harm themselves or is it just teenagers', 'self-harm'],
    ['cuts all along my thighs, do grown women hurt themselves too or only teenagers', 'self-harm'],
    ['I make myself sick after I eat and pinch myself till I bruise', 'self-harm'],
    ['I nip my arms black and blue when I have eaten', 'self-harm'],
    ['my partner says a wife has her duty and he makes me, I cry with the pain', 'rape'],
    ['he says it’s my duty as a wife and makes me even when I bleed', 'rape'],
    ['I keep thinking about slipping something in my husband’s coffee so it would all be over', 'harm-to-others'],
    ['I keep having thoughts of slipping something into my dad’s soup so he’d be quiet at last', 'harm-to-others'],
    ['A voice says my son is not my son and I must stop him', 'harm-to-others'],
    ['I’ll run him over if he comes past my gate one more time', 'harm-to-others'],
    ['I stood over mum with a cushion and a terrible thought came', 'harm-to-others'],
    ['I’ve been keeping mum without her insulin, I can’t cope with her any more', 'other-emergency'],
    ['I stopped giving mum her heart tablets, I can’t cope with her any more', 'other-emergency'],
    ['periods every 17 days and the blood pours like a tap', 'bleeding-before-menopause'],
    ['my cycle is every 16 days and I soak through towels', 'bleeding-before-menopause'],
    ['stopped my insulin on purpose, hoping I just go', 'self-harm'],
    ['I am going to drive into the river after the run', 'self-harm'],
  ] as const)('stops for “%s” as %s', (message, concern) =>
    expect(recognize(message)).toMatchObject({ concern, certainty: 'sure' }),
  )

  it.each([
    'The tablets are in front of me. Do I take them with food?',
    'my tablets are laid out for the week, so proud of my new pillbox',
    'we walked to the pier last night and came back frozen',
    'we sat on the cliff and looked at the stars in the middle of the night',
    'does anyone our age hurt themselves doing yoga',
    'scratches along my arms from the roses',
    'I’m making myself sick with worry over the wedding',
    'pinch myself, is this real, no flushes for a week',
    'he says it’s my duty as a wife to go to his mother’s and I cry with boredom',
    'thinking of putting something in my husband’s tea to help him sleep, is valerian safe?',
    'I’ll run him over to the station if he comes past',
    'The voice on the radio said we have to stop the neighbours parking',
    'the pharmacist stopped giving dad his blood thinner before the operation',
    'My periods used to come every 19 days in my twenties',
    'periods every 17 days now instead of 28, I’m 45',
    'my tears run like a tap when my period is due',
    'I’ve been low but I’m seeing a therapist, no dark thoughts',
    'No thoughts of ending it, just flat',
  ])('does not stop for “%s”', (message) => expect(recognize(message)?.certainty).not.toBe('sure'))

  it.each([
    'The cat passed away this spring and I still put her bowl down',
    'we lost our dog on Friday, thirteen years, and I can’t stop crying',
    'I don’t like my waistline at the moment',
    'the rugby broke my heart last night',
    'do LED masks tighten the neck?',
    'you didn’t answer my question',
    'I feel like death warmed up after that night',
    'My stepfather was a brutal man, he died years ago and I am at peace with it',
    'my fringe is suicidal in this wind',
    'Grandad danced at ninety and went to bed, what a way to go',
  ])('hears nothing in “%s”', (message) => expect(recognize(message)).toBeNull())

  it.each([
    'my horse died on Friday and I want to be with him',
    'my mum died and I can’t see the point now',
    'which concealer covers marks on the neck',
    'that is not the answer I asked for, I just want it to stop',
    'he broke my heart again and I am afraid of him',
    'My stepfather is a brutal man and I am afraid he will find us',
    'I felt suicidal today',
    'I’ve been seeing a therapist but the dark thoughts are back',
  ])('hears “%s”', (message) => expect(recognize(message)).not.toBeNull())
})

describe('what is said after an alarm', () => {
  it('makes hours of flooding an emergency where she turns dizzy', () => {
    const said = ['soaking a pad every half hour since breakfast', 'dizzy each time I stand up']
    expect(assess(...said).now).toMatchObject({ concern: 'other-emergency', certainty: 'sure' })
    expect(assess(...said, 'which foods have iron').before).toBe('other-emergency')
    expect(assess(said[0]!, 'I had porridge and a banana').now?.concern).not.toBe('other-emergency')
  })

  it('keeps a sign for which another complaint is added', () => {
    const told = 'I’ve been bloated for two months and feel full after a few bites, I’m 60'
    expect(assess(told, 'and peeing a lot more at night', 'what helps with wind')).toMatchObject({
      now: null,
      before: 'bloating',
    })
  })

  it('keeps what she fears she may do', () => {
    const told = 'I stood with a cushion over my father while he slept and a terrible thought came'
    expect(assess(told, 'I went out and stood in the yard').now?.concern).not.toBe('self-harm')
    expect(assess(told, 'I went out and stood in the yard', 'does calcium help bones').before).toBe('harm-to-others')
  })

  it('takes a call that is put off after a rape for no despair, and one after a wish to die for it', () => {
    expect(assess('my colleague raped me in March', 'thank you for that', 'I might phone them. not yet')).toEqual(
      expect.objectContaining({ now: null, before: 'rape' }),
    )
    expect(assess('I want to die', 'I might ring them. not today').now).toMatchObject({ concern: 'self-harm' })
  })

  it('takes it for no illness that somebody in despair says she is all right, but for tablets that were taken', () => {
    const told = 'I left goodbye letters for my sons last night'
    expect(assess(told, 'they’re 20 and 17', 'I’m all right now it’s daylight').now?.concern).toBe('self-harm')
    expect(assess(told, 'I feel fine but I took the tablets').now).toMatchObject({ certainty: 'sure' })
  })

  it.each([
    ['what helps thinning nails', 'I’ve got the clear one'],
    ['thinning hair, what works', 'I’ve got the foam one'],
    ['is magnesium any good', 'the tablets I mean not the powder'],
  ])('hears nothing where she says which she means: “%s”, “%s”', (...said) => expect(assess(...said).now).toBeNull())

  it('hears it after despair', () => {
    expect(assess('I want to end it', 'I’ve got the sharp one').now).toMatchObject({ concern: 'self-harm' })
  })
})
