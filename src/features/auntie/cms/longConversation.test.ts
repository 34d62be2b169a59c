import { describe, expect, it } from 'vitest'

import { builtInLists, builtInRules } from '../content/safetyRules'
import { maxMessageLength, maxMessages } from '../domain/conversation'
import { assessConversation } from '../domain/safety/assessConversation'
import { compileRules } from '../domain/safety/findConcern'
import { createRecognizer, memoizeRecognizer } from '../domain/safety/recognizer'
import { getBuiltInClassifier } from './classifierCache'

const recognize = createRecognizer(compileRules(builtInRules, builtInLists), getBuiltInClassifier())

const questions = [
  'Does magnesium help with sleep?',
  'How much calcium is in a glass of milk?',
  'What does my bone scan say?',
  'Are walking and yoga enough?',
  'Is it worth trying acupuncture for hot flashes?',
]
/** One of the longest letters, another for each number. */
function letter(number: number, told = ''): string {
  const parts = [`This is my letter number ${number}.`]
  for (let at = number; parts.join(' ').length < 3_800; at += 1) {
    if (parts.length === 20 && told) parts.push(told)
    parts.push(questions[at % questions.length]!)
  }
  return parts.join(' ').slice(0, maxMessageLength)
}
const letters = (told: Record<number, string>) =>
  Array.from({ length: maxMessages }, (_, number) => letter(number, told[number]))

describe('a conversation of the most and longest letters', () => {
  it('remembers a crisis that the first one tells in passing', () => {
    const said = letters({ 0: 'I want to kill myself and I have the pills here.' })
    expect(assessConversation(said, memoizeRecognizer(recognize, said)).before).toBe('self-harm')
  })

  it('reads slips as what was meant in the last ones, as in every message of a usual conversation', () => {
    const readTwice = (said: readonly string[]): number[] => {
      const found: number[] = []
      const classify = Object.assign(() => ({ harmless: 1, concerns: new Map() }), {
        correctWords: (text: string) => {
          found.push(Number(/number (\d+)/.exec(text)?.[1]))
          return text
        },
      })
      const judge = memoizeRecognizer(createRecognizer(compileRules([], {}), classify), said)
      for (const message of said) judge(message)
      return found
    }
    expect(readTwice(letters({}))).toEqual([36, 37, 38, 39])
    const usual = Array.from({ length: maxMessages }, (_, number) => letter(number).slice(0, 400))
    expect(readTwice(usual)).toEqual([...usual.keys()])
    // The last one is always read so.
    expect(readTwice([letter(1), letter(2).repeat(5)])).toEqual([2])
  })
})
