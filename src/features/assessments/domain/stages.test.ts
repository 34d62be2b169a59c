import { describe, expect, it } from 'vitest'

import { stepQuestions, evaluateSteps } from './lipedemaSteps'
import { questions } from './questions'
import { fallbackStageText, summarizeStage } from './stages'

const optionsOf = (id: string): string[] =>
  questions.flatMap((question) =>
    question.id === id && 'options' in question ? question.options.map(({ text }) => text) : [],
  )
const stages = optionsOf('peri_stage')
const symptoms = optionsOf('peri_symptoms')

describe('the stage', () => {
  it('is nothing until it is said', () => expect(summarizeStage({ peri_symptoms: [symptoms[0]!] })).toBeNull())

  it('is answered in the words of the specification', () => {
    expect(stages.slice(0, 4)).toEqual([
      'Early perimenopause (subtle changes, still regular periods)',
      'Mid perimenopause (noticeable symptoms, irregular periods)',
      'Late perimenopause (significant symptoms, very irregular periods)',
      'Postmenopause (no periods for 12+ months)',
    ])
    expect(fallbackStageText).toBe("Every woman's journey is unique and valid.")
  })

  it('has its own description for the four of the specification, and the owner’s sentence first for every other', () => {
    const texts = stages.map((stage) => summarizeStage({ peri_stage: stage })!.stageDescription)
    expect(texts).toHaveLength(6)
    expect(new Set(texts.slice(0, 4)).size).toBe(4)
    expect(texts.slice(0, 4)).not.toContain(fallbackStageText)
    expect(texts[4]).toMatch(new RegExp(`^${fallbackStageText} .*before 45.*before 40.*bone scan`))
    expect(texts[5]).toBe(fallbackStageText)
  })

  it.each([
    [0, 0, 0, false],
    [3, 3, 0, false],
    [4, 3, 1, true],
    [9, 3, 6, true],
  ])('with %i symptoms names %i, counts %i more, and offers support: %s', (count, named, more, needsSupport) => {
    const summary = summarizeStage({ peri_stage: stages[0]!, peri_symptoms: symptoms.slice(0, count) })!
    expect({ ...summary, named: summary.named.length }).toMatchObject({
      symptomCount: count,
      named,
      more,
      needsSupport,
    })
  })

  it('counts "None of these right now" as none', () => {
    expect(summarizeStage({ peri_stage: stages[0]!, peri_symptoms: [symptoms.at(-1)!] })!.symptomCount).toBe(0)
  })
})

describe('the twelve steps', () => {
  const answers = (given: Record<number, number>) => stepQuestions.map((_, at) => given[at + 1] ?? 0)

  it('are twelve, each with "Not sure" last', () => {
    expect(stepQuestions.map(({ options }) => options.at(-1))).toEqual(Array(12).fill('Not sure'))
  })
  it('say to go at once for danger right now, and for one painful side', () => {
    expect(evaluateSteps(answers({ 1: 3, 12: 3 }))).toBe('urgent')
    expect(evaluateSteps(answers({ 1: 0, 5: 2 }))).toBe('urgent')
    expect(evaluateSteps(answers({ 1: 0, 6: 3 }))).toBe('urgent')
    expect(evaluateSteps(answers({ 1: 1, 6: 3, 12: 2 }))).toBe('few')
  })
  it('tell pain from no pain among several features', () => {
    expect(evaluateSteps(answers({ 1: 2, 2: 2, 3: 2, 5: 2 }))).toBe('pain_present')
    expect(evaluateSteps(answers({ 1: 2, 2: 2, 3: 2, 4: 2 }))).toBe('no_pain')
  })
  it('call three features few, and "Not sure" none', () => {
    expect(evaluateSteps(answers({ 1: 2, 2: 2, 5: 2 }))).toBe('few')
    expect(evaluateSteps(answers({ 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 }))).toBe('few')
  })
})
