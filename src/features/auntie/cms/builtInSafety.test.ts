import { describe, expect, it } from 'vitest'

import { readExamples } from '../content/readExamples'
import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules, findConcern } from '../domain/safety/findConcern'
import { auntieTexts } from '../content/auntieTexts'
import { normalizeMessage } from '../domain/safety/normalizeMessage'
import { createRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'
import { readWeightsOrigin } from '../content/weights'
import { criticalMessages } from './rejectUnsafeRules'

describe('what Auntie starts with', () => {
  const rules = compileRules(builtInRules, builtInLists)
  const recognize = createRecognizer(rules, getBuiltInClassifier())

  it('hears what no phrase foresaw', () => {
    const message = 'some nights I hope the morning forgets to come for me'
    expect(findConcern(normalizeMessage(message), rules)).toBeNull()
    expect(recognize(message)?.concern).toBe('self-harm')
  })

  it('lets a turn of speech pass that only a phrase found', () => {
    const message = 'I overdosed on old detective films'
    expect(findConcern(normalizeMessage(message), rules)).toBe('self-harm')
    const judge = (harmless: number) => createRecognizer(rules, () => ({ harmless, concerns: new Map() }))(message)
    expect(judge(0.99)).toBeNull()
    expect(judge(0.9)).toEqual({ concern: 'self-harm', certainty: 'possible' })
    expect(judge(0.5)).toEqual({ concern: 'self-harm', certainty: 'sure' })
  })

  it.each([
    'I have had palpitations most evenings since March, a few minutes, no pain and no fainting. My ECG was normal.',
    'a rubber band snapping, the electric shock thing, right before a hot flush',
    'electric shock under the skin before a flush',
  ])('does not stop for “%s”', (message) => expect(recognize(message)?.certainty).not.toBe('sure'))

  it.each([
    'my heart races, no pain, fainted twice today',
    'palpitations and I keep fainting, no chest pain',
    'I got an electric shock off the cooker and my arm is numb',
  ])('stops for “%s”', (message) => expect(recognize(message)?.certainty).toBe('sure'))

  it('hears a cry for help in the middle of much harmless talk', () => {
    const talk = 'Which moisturizer is good for dry skin? I like gardening and tea. My sister visits on Sunday. '
    expect(recognize(`${talk.repeat(3)}I want to kill myself. ${talk.repeat(3)}`)).toEqual({
      concern: 'self-harm',
      certainty: 'sure',
    })
  })

  it.each(criticalMessages)('hears “%s”', (message, concern) => {
    expect(recognize(message)).toEqual({ concern, certainty: 'sure' })
  })

  it.each([
    ['What age will it all be over', 'I just want it all to be over'],
    ['progesterone makes me feel so low and bloated the 2 weeks im on it', 'bloated every day for weeks, what is it'],
    [
      'on patches for four months and still bleeding on and off, the nurse said give it 6 months',
      'bleeding again after eight months on hrt',
    ],
  ])('stops for “%s” no more than it has to, and for “%s” as before', (ordinary, need) => {
    expect(recognize(ordinary)?.certainty).not.toBe('sure')
    expect(recognize(need)?.certainty).toBe('sure')
  })

  it.each([
    'He only grabs my throat when he is drunk and he is always sorry, so maybe I need HRT to be calmer',
    'my husband gripped my throat last week because I was moody, can HRT help with the moods',
    'he had his arm across my windpipe, he says it was a joke',
  ])('stops for hands on a throat that are played down: “%s”', (message) => {
    expect(recognize(message)).toEqual({ concern: 'strangulation', certainty: 'sure' })
  })

  it('hears years in the shorthand of phones', () => {
    expect(recognize('bled a little after sex last week, im 54 and no period for 2 yrs')?.concern).toBe(
      'bleeding-after-menopause',
    )
  })

  it.each(auntieTexts.questions)('leaves “%s” to the library', (question) => {
    expect(recognize(question)).toBeNull()
  })

  it('has learned nobody’s message twice, and no address or number', () => {
    const messages = readExamples().examples.map(({ message }) => message)
    expect(new Set(messages).size).toBe(messages.length)
    expect(messages.filter((message) => /@|https?:|\d{7}/.test(message))).toEqual([])
  })

  it('judges by what was learned of the examples as they are', () => {
    // Otherwise: npm run train:auntie
    expect(readWeightsOrigin().examplesChecksum).toBe(readExamples().checksum)
  })
})
