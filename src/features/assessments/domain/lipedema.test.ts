import { describe, expect, it } from 'vitest'

import { stepQuestions, weighSteps } from './lipedemaSteps'
import { lipedemaSymptoms } from './lipedemaSymptoms'
import { needsNote, riskLevelOf, riskOfWeights, scoreLipedema, unknownSymptoms } from './scoreLipedema'

describe('the risk score', () => {
  it('has the weights of the specification', () => {
    expect(Object.fromEntries(lipedemaSymptoms.map(({ id, weight }) => [id, weight]))).toEqual({
      bilateral_symmetry: 15,
      ankle_stepoff: 20,
      soft_tissue: 12,
      column_legs: 10,
      disproportionate: 15,
      no_foot_involvement: 10,
      touch_sensitive: 18,
      aching_heaviness: 12,
      bruising_easily: 8,
      burning_sensation: 10,
      exercise_intolerance: 12,
      diet_resistant: 15,
      worsening_hormones: 14,
      family_history: 8,
      cold_sensitivity: 6,
    })
  })

  it('is rounded, out of 200 and at most 100', () => {
    expect([0, 1, 49, 50, 199, 200, 400].map(riskOfWeights)).toEqual([0, 1, 25, 25, 100, 100, 100])
  })

  it('counts every symptom once, in its group', () => {
    expect(scoreLipedema(['ankle_stepoff', 'ankle_stepoff', 'touch_sensitive', 'cold_sensitivity'])).toEqual({
      riskScore: 22,
      level: 'Low',
      categories: { physical: 1, pain: 1, progression: 1 },
    })
    expect(scoreLipedema(lipedemaSymptoms.map(({ id }) => id))).toEqual({
      riskScore: 93,
      level: 'Very High',
      categories: { physical: 6, pain: 5, progression: 4 },
    })
  })

  it('knows its symptoms', () => expect(unknownSymptoms(['soft_tissue', 'wings'])).toEqual(['wings']))

  it.each([
    [0, 'Low'],
    [24, 'Low'],
    [25, 'Moderate'],
    [49, 'Moderate'],
    [50, 'High'],
    [74, 'High'],
    [75, 'Very High'],
    [100, 'Very High'],
  ])('at %i is %s', (score, level) => expect(riskLevelOf(score).level).toBe(level))

  it('brings the Important Note above 50', () => expect([50, 51].map(needsNote)).toEqual([false, true]))
})

describe('the twelve steps', () => {
  const answers = (given: Record<number, number>) => stepQuestions.map((_, at) => given[at + 1] ?? 0)

  it('are twelve, each with "Not sure" last', () => {
    expect(stepQuestions.map(({ options }) => options.at(-1))).toEqual(Array(12).fill('Not sure'))
  })
  it('send her at once for danger right now, and for one painful side', () => {
    expect(weighSteps(answers({ 1: 3, 12: 3 }))).toBe('urgent')
    expect(weighSteps(answers({ 1: 0, 5: 2 }))).toBe('urgent')
    expect(weighSteps(answers({ 1: 0, 6: 3 }))).toBe('urgent')
    expect(weighSteps(answers({ 1: 1, 6: 3, 12: 2 }))).toBe('few')
  })
  it('tell pain from no pain among several features', () => {
    expect(weighSteps(answers({ 1: 2, 2: 2, 3: 2, 5: 2 }))).toBe('pain_present')
    expect(weighSteps(answers({ 1: 2, 2: 2, 3: 2, 4: 2 }))).toBe('no_pain')
  })
  it('call three features few, and "Not sure" none', () => {
    expect(weighSteps(answers({ 1: 2, 2: 2, 5: 2 }))).toBe('few')
    expect(weighSteps(answers({ 1: 4, 2: 4, 3: 4, 4: 4, 5: 4 }))).toBe('few')
  })
})
