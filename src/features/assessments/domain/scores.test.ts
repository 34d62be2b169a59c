import { describe, expect, it } from 'vitest'

import { defaultTexts } from '../content/assessmentTexts'
import { lipedemaLevelOf, scoreLipedema } from './lipedemaScore'
import { lipedemaSymptoms } from './lipedemaSymptoms'
import { categories, type Question, questions, type Responses } from './questions'
import {
  isAnswered,
  levelOf,
  needsHelpFirst,
  overallScore,
  responseProblems,
  scoreCategories,
  toggleOption,
} from './universalScore'

const byId = Object.fromEntries((questions as readonly Question[]).map((question) => [question.id, question]))
const option = (id: string, index: number) => {
  const question = byId[id]!
  if (question.type === 'scale') throw new Error(`${id} has no options`)
  return question.options[index]!.text
}
const first = (id: string, count: number) => Array.from({ length: count }, (_, index) => option(id, index))

describe('the questions', () => {
  it('are ten and two, of the six categories, with radios of five options', () => {
    expect(questions).toHaveLength(12)
    expect(new Set(questions.map(({ category }) => category))).toEqual(new Set(categories))
    for (const question of questions as readonly Question[])
      if (question.type === 'radio' && question.id !== 'peri_stage') expect(question.options).toHaveLength(5)
    expect(byId.peri_stage).toMatchObject({ type: 'radio', options: { length: 6 } })
    expect(byId.peri_symptoms).toMatchObject({ type: 'checkbox', options: { length: 10 } })
  })
})

describe('a category', () => {
  it.each([0, 1, 2, 3, 4])('counts option %d of a radio out of 4', (index) => {
    expect(scoreCategories({ movement_minutes: option('movement_minutes', index) }).movement).toBe(index * 25)
  })

  it.each([
    [1, 0],
    [2, 11],
    [5, 44],
    [6, 56],
    [10, 100],
  ])('counts %d on a scale as %d', (value, score) => {
    expect(scoreCategories({ stress_scale: value }).stress).toBe(score)
  })

  it.each([
    [1, 25],
    [2, 50],
    [3, 75],
    [4, 100],
    [5, 100],
  ])('counts %d ticks as %d', (count, score) => {
    expect(scoreCategories({ nutrition_habits: first('nutrition_habits', count) }).nutrition).toBe(score)
  })

  it('counts "none of these" as nothing selected', () => {
    expect(scoreCategories({ nutrition_habits: [option('nutrition_habits', 5)] }).nutrition).toBe(0)
  })

  it('adds up its questions, and is 0 when none is answered', () => {
    const responses: Responses = {
      movement_minutes: option('movement_minutes', 4),
      movement_strength: option('movement_strength', 1),
      purpose_scale: 10,
      purpose_time: option('purpose_time', 0),
    }
    // (4 + 1) of 8; (9 + 0) of 13.
    expect(scoreCategories(responses)).toEqual({
      movement: 63,
      nutrition: 0,
      purpose: 69,
      social: 0,
      stress: 0,
      perimenopause: 0,
    })
  })
})

describe('perimenopause', () => {
  it.each([
    [1, 89],
    [3, 67],
    [4, 56],
    [9, 0],
  ])('with %d symptoms is %d', (count, score) => {
    expect(scoreCategories({ peri_symptoms: first('peri_symptoms', count) }).perimenopause).toBe(score)
  })

  it('is 100 with "None of these right now", 0 unanswered, and untouched by the stage', () => {
    expect(scoreCategories({ peri_symptoms: [option('peri_symptoms', 9)] }).perimenopause).toBe(100)
    expect(scoreCategories({ peri_symptoms: [] }).perimenopause).toBe(0)
    expect(scoreCategories({ peri_stage: option('peri_stage', 2) }).perimenopause).toBe(0)
  })
})

it('takes the rounded average of all six as the overall score', () => {
  const scores = { movement: 100, nutrition: 80, purpose: 60, social: 40, stress: 20, perimenopause: 3 }
  expect(overallScore(scores)).toBe(51)
  expect(overallScore({ ...scores, perimenopause: 2 })).toBe(50)
})

describe('levels', () => {
  it.each([
    [100, 'Optimal'],
    [80, 'Optimal'],
    [79, 'Good'],
    [60, 'Good'],
    [59, 'Moderate'],
    [40, 'Moderate'],
    [39, 'Needs Focus'],
    [0, 'Needs Focus'],
  ])('%d is %s', (score, level) => {
    expect(levelOf(score).level).toBe(level)
  })

  it('say what the specification has them say', () => {
    expect([80, 60, 40, 0].map((score) => defaultTexts[`level_${levelOf(score).key}`])).toEqual([
      "Amazing! You're doing excellent work optimizing your health for longevity.",
      'Great foundation! A few adjustments can help you reach optimal health.',
      'Good start! There are several areas where you can enhance your wellbeing.',
      'This is your wake-up call! Small changes now will compound into huge benefits.',
    ])
  })
})

describe('help', () => {
  it.each<[string, Responses, boolean]>([
    ['stress at 1', { stress_scale: 1 }, true],
    ['stress at 2', { stress_scale: 2 }, true],
    ['purpose at 2', { purpose_scale: 2, stress_scale: 9 }, true],
    ['both at 3', { purpose_scale: 3, stress_scale: 3 }, false],
    ['what piles up', { stress_scale: 6, stress_recovery: option('stress_recovery', 0) }, true],
    ['days that show on her', { stress_scale: 6, stress_recovery: option('stress_recovery', 1) }, false],
    ['low mood beside low purpose', { purpose_scale: 3, peri_symptoms: [option('peri_symptoms', 2)] }, true],
    ['low mood beside low stress', { stress_scale: 3, peri_symptoms: [option('peri_symptoms', 2)] }, true],
    ['low mood alone', { purpose_scale: 7, stress_scale: 7, peri_symptoms: [option('peri_symptoms', 2)] }, false],
    ['low mood and nothing else answered', { peri_symptoms: [option('peri_symptoms', 2)] }, false],
    ['a flash beside low purpose', { purpose_scale: 3, peri_symptoms: [option('peri_symptoms', 0)] }, false],
    ['neither answered', {}, false],
  ])('is shown first with %s: %s', (_, responses, shown) => {
    expect(needsHelpFirst(responses)).toBe(shown)
  })
})

describe('answers', () => {
  it.each<[string, Responses, string]>([
    ['an unknown question', { shoe_size: 39 }, 'responses.shoe_size'],
    ['an unknown option', { movement_minutes: 'Always' }, 'responses.movement_minutes'],
    ['a list for a radio', { movement_minutes: [option('movement_minutes', 0)] }, 'responses.movement_minutes'],
    ['an unknown tick', { peri_symptoms: ['Levitation'] }, 'responses.peri_symptoms'],
    ['a text for a checkbox', { peri_symptoms: option('peri_symptoms', 0) }, 'responses.peri_symptoms'],
    [
      'none of these, and something',
      { peri_symptoms: [option('peri_symptoms', 9), option('peri_symptoms', 0)] },
      'responses.peri_symptoms',
    ],
    ['0 on a scale', { stress_scale: 0 }, 'responses.stress_scale'],
    ['11 on a scale', { stress_scale: 11 }, 'responses.stress_scale'],
    ['a half on a scale', { stress_scale: 5.5 }, 'responses.stress_scale'],
    ['a text on a scale', { stress_scale: '5' }, 'responses.stress_scale'],
    ['a name of every object', { constructor: 'x' }, 'responses.constructor'],
  ])('cannot be %s', (_, responses, path) => {
    expect(responseProblems(responses).map((problem) => problem.path)).toEqual([path])
  })

  it('can be every option there is', () => {
    for (const question of questions as readonly Question[])
      if (question.type === 'scale') expect(responseProblems({ [question.id]: 10 })).toEqual([])
      else
        for (const { text } of question.options)
          expect(responseProblems({ [question.id]: question.type === 'radio' ? text : [text] })).toEqual([])
  })

  it('untick each other where one stands alone', () => {
    const question = byId.peri_symptoms!
    const [flashes, sleep, none] = [0, 1, 9].map((index) => option('peri_symptoms', index)) as [string, string, string]
    expect(toggleOption(question, [flashes, sleep], none)).toEqual([none])
    expect(toggleOption(question, [none], flashes)).toEqual([flashes])
    expect(toggleOption(question, [flashes, sleep], flashes)).toEqual([sleep])
  })

  it('count as answered once something is chosen', () => {
    expect([undefined, '', []].map(isAnswered)).toEqual([false, false, false])
    expect(['x', ['x'], 1].map(isAnswered)).toEqual([true, true, true])
  })
})

describe('lipedema', () => {
  it('weighs fifteen symptoms in three groups', () => {
    expect(lipedemaSymptoms).toHaveLength(15)
    const weights = (group: string) =>
      lipedemaSymptoms.filter(({ category }) => category === group).map(({ id, weight }) => `${id} ${weight}`)
    expect(weights('physical')).toEqual([
      'bilateral_symmetry 15',
      'ankle_stepoff 20',
      'soft_tissue 12',
      'column_legs 10',
      'disproportionate 15',
      'no_foot_involvement 10',
    ])
    expect(weights('pain')).toEqual([
      'touch_sensitive 18',
      'aching_heaviness 12',
      'bruising_easily 8',
      'burning_sensation 10',
      'exercise_intolerance 12',
    ])
    expect(weights('progression')).toEqual([
      'diet_resistant 15',
      'worsening_hormones 14',
      'family_history 8',
      'cold_sensitivity 6',
    ])
  })

  it.each([
    [[], 0],
    [['cold_sensitivity'], 3],
    [['ankle_stepoff'], 10],
    [['ankle_stepoff', 'touch_sensitive', 'ankle_stepoff', 'unknown'], 19],
    [lipedemaSymptoms.map(({ id }) => id), 93],
  ])('of %j is %d', (selected, riskScore) => {
    expect(scoreLipedema(selected).riskScore).toBe(riskScore)
  })

  it.each([
    [0, 'Low'],
    [24, 'Low'],
    [25, 'Moderate'],
    [49, 'Moderate'],
    [50, 'High'],
    [74, 'High'],
    [75, 'Very High'],
    [100, 'Very High'],
  ])('%d is %s', (riskScore, level) => {
    expect(lipedemaLevelOf(riskScore).level).toBe(level)
  })

  it('levels say what the specification has them say', () => {
    expect([0, 25, 50, 75].map((riskScore) => defaultTexts[`risk_${lipedemaLevelOf(riskScore).key}`])).toEqual([
      'Your symptoms are not strongly indicative of lipedema.',
      'You have some characteristics that may suggest lipedema.',
      'Your symptoms are quite consistent with lipedema patterns.',
      'Your symptoms strongly suggest lipedema. Professional evaluation is recommended.',
    ])
  })

  it('says what missing pain means once the number suggests lipedema', () => {
    const painless = lipedemaSymptoms.filter(({ category }) => category !== 'pain').map(({ id }) => id)
    expect(scoreLipedema(painless)).toMatchObject({ riskScore: 63, level: 'High', isPainless: true })
    expect(scoreLipedema([...painless, 'bruising_easily']).isPainless).toBe(true)
    expect(scoreLipedema([...painless, 'touch_sensitive']).isPainless).toBe(false)
    expect(scoreLipedema(['ankle_stepoff']).isPainless).toBe(false)
  })

  it('counts by group, and is important above 50 only', () => {
    // 15 + 20 + 15 + 18 + 12 + 15 + 6 = 101 of 200.
    const selected = ['bilateral_symmetry', 'ankle_stepoff', 'disproportionate', 'touch_sensitive', 'aching_heaviness']
    const above = scoreLipedema([...selected, 'diet_resistant', 'cold_sensitivity'])
    expect(above).toMatchObject({
      riskScore: 51,
      isImportant: true,
      categories: { physical: 3, pain: 2, progression: 2 },
    })
    // 15 + 20 + 15 + 18 + 12 + 12 + 8 = 100.
    const at = scoreLipedema([...selected, 'exercise_intolerance', 'family_history'])
    expect(at).toMatchObject({ riskScore: 50, level: 'High', isImportant: false })
  })
})
