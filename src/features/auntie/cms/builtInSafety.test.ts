import { beforeAll, describe, expect, it } from 'vitest'

import { builtInExamples } from '../content/examples'
import { builtInLists, builtInRules } from '../content/safetyRules'
import { compileRules, findConcern } from '../domain/safety/findConcern'
import { quickQuestions } from '../domain/answer/conversation'
import { createRecognizer, type Recognizer } from '../domain/safety/recognizer'
import { trainClassifier } from '../domain/safety/classifier'
import { criticalMessages } from './rejectUnsafeRules'

describe('what Auntie starts with', () => {
  const rules = compileRules(builtInRules, builtInLists)
  let recognize: Recognizer
  beforeAll(async () => {
    recognize = createRecognizer(rules, await trainClassifier(builtInExamples()))
  }, 120_000)

  it('hears what no phrase foresaw', () => {
    const message = 'some nights I hope the morning forgets to come for me'
    expect(findConcern(message, rules)).toBeNull()
    expect(recognize(message)).toBe('self-harm')
  })

  it('lets a turn of speech pass that only a phrase found', () => {
    const message = 'I overdosed on old detective films'
    expect(findConcern(message, rules)).toBe('self-harm')
    expect(createRecognizer(rules, () => ({ concern: null, harmless: 0.98 }))(message)).toBeNull()
    expect(createRecognizer(rules, () => ({ concern: null, harmless: 0.96 }))(message)).toBe('self-harm')
  })

  it('hears a cry for help in the middle of much harmless talk', () => {
    const talk = 'Which moisturizer is good for dry skin? I like gardening and tea. My sister visits on Sunday. '
    expect(recognize(`${talk.repeat(3)}I want to kill myself. ${talk.repeat(3)}`)).toBe('self-harm')
  })

  it.each(criticalMessages)('hears “%s”', (message, concern) => {
    expect(recognize(message)).toBe(concern)
  })

  it.each(quickQuestions)('leaves “%s” to the library', (question) => {
    expect(recognize(question)).toBeNull()
  })

  it('has learned nobody’s message twice, and no address or number', () => {
    const messages = builtInExamples().map(({ message }) => message)
    expect(new Set(messages).size).toBe(messages.length)
    expect(messages.filter((message) => /@|https?:|\d{7}/.test(message))).toEqual([])
  })
})
