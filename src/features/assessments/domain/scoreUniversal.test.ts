import { describe, expect, it } from 'vitest'

import { findProblems, tidyResponses } from './checkResponses'
import { isAnswered, levelOf, scoreUniversal, toggleTick, type Responses } from './scoreUniversal'
import { anyStage, summarizeStage } from './stages'
import { universalQuestions, type CheckboxQuestion } from './universalQuestions'
import { planFor } from './wellnessPlan'

const optionsOf = (id: string) => {
  const question = universalQuestions.find((asked) => asked.id === id)!
  return question.type === 'scale' ? [] : question.options
}
const checkbox = (id: string) => universalQuestions.find((asked) => asked.id === id) as CheckboxQuestion
const habits = optionsOf('nutrition_habits')
const symptoms = optionsOf('peri_symptoms')
const scoresOf = (responses: Responses) => scoreUniversal(responses).scores

describe('the twelve questions', () => {
  it('are ten universal ones, the stage with six options and the symptoms with ten', () => {
    expect(universalQuestions).toHaveLength(12)
    expect(universalQuestions.filter(({ category }) => category !== 'perimenopause')).toHaveLength(10)
    expect(optionsOf('peri_stage')).toHaveLength(6)
    expect(symptoms).toHaveLength(10)
  })
})

describe('scores of a category', () => {
  it.each([0, 1, 2, 3, 4])('count the place of a radio: %i of 4', (place) => {
    expect(scoresOf({ movement_minutes: optionsOf('movement_minutes')[place]! }).movement).toBe(place * 25)
  })

  it.each([
    [1, 0],
    [2, 11],
    [5, 44],
    [6, 56],
    [9, 89],
    [10, 100],
  ])('count a scale at %i as %i', (value, score) => {
    expect(scoresOf({ stress_scale: value }).stress).toBe(score)
  })

  it.each([
    [0, 0],
    [1, 25],
    [3, 75],
    [4, 100],
    [5, 100],
  ])('count %i ticks as %i, never more than eight points', (ticks, score) => {
    expect(scoresOf({ nutrition_habits: habits.slice(0, ticks) }).nutrition).toBe(score)
  })

  it('add what was answered over what it could have been', () => {
    expect(scoresOf({ purpose_scale: 10, purpose_time: optionsOf('purpose_time')[0]! }).purpose).toBe(69)
  })

  it('count the exclusive option as nothing, whatever stands beside it', () => {
    const none = habits.at(-1)!
    expect(scoresOf({ nutrition_habits: [none] }).nutrition).toBe(0)
    expect(scoresOf({ nutrition_habits: [habits[0]!, none] }).nutrition).toBe(0)
  })

  it('are 0 where nothing was answered', () => {
    expect(scoreUniversal({})).toEqual({
      scores: { movement: 0, nutrition: 0, purpose: 0, social: 0, stress: 0, perimenopause: 0 },
      overall: 0,
    })
  })

  it.each([
    [0, 100],
    [1, 89],
    [4, 56],
    [5, 44],
    [8, 11],
    [9, 0],
  ])('count %i symptoms of perimenopause as %i', (ticks, score) => {
    expect(scoresOf({ peri_symptoms: symptoms.slice(0, ticks) }).perimenopause).toBe(score)
  })

  it('count no symptoms at all as 100, and the stage as nothing', () => {
    expect(scoresOf({ peri_symptoms: [symptoms.at(-1)!] }).perimenopause).toBe(100)
    expect(scoresOf({ peri_stage: optionsOf('peri_stage')[3]! }).perimenopause).toBe(0)
  })

  it('have a rounded mean of six', () => {
    expect(scoreUniversal({ peri_symptoms: [symptoms.at(-1)!] }).overall).toBe(17)
    expect(scoreUniversal({ movement_minutes: optionsOf('movement_minutes')[3]! }).overall).toBe(13)
  })
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
  ])('at %i: %s', (score, level) => {
    expect(levelOf(score).level).toBe(level)
  })

  it('have the messages of the specification', () => {
    expect([80, 60, 40, 0].map((score) => levelOf(score).message)).toEqual([
      "Amazing! You're doing excellent work optimizing your health for longevity.",
      'Great foundation! A few adjustments can help you reach optimal health.',
      'Good start! There are several areas where you can enhance your wellbeing.',
      'This is your wake-up call! Small changes now will compound into huge benefits.',
    ])
  })
})

describe('ticking', () => {
  const question = checkbox('peri_symptoms')
  const none = question.exclusive
  it('pushes the exclusive option and the others apart', () => {
    expect(toggleTick(question, [symptoms[0]!], none)).toEqual([none])
    expect(toggleTick(question, [none], symptoms[1]!)).toEqual([symptoms[1]])
  })
  it('unticks what is ticked and keeps the order of the list', () => {
    expect(toggleTick(question, [symptoms[2]!], symptoms[0]!)).toEqual([symptoms[0], symptoms[2]])
    expect(toggleTick(question, [symptoms[2]!], symptoms[2]!)).toEqual([])
  })
  it('opens Next with the first tick', () => {
    expect([[], [none], undefined, '', 'Never', 1].map(isAnswered)).toEqual([false, true, false, false, true, true])
  })
})

describe('checking answers', () => {
  it.each([
    ['unknown', 'Never'],
    ['movement_minutes', 'Sometimes'],
    ['movement_minutes', 3],
    ['purpose_scale', 0],
    ['purpose_scale', 11],
    ['purpose_scale', 1.5],
    ['purpose_scale', '5'],
    ['peri_symptoms', ['Wings']],
    ['peri_symptoms', 'Anxiety or dread'],
    ['constructor', 1],
  ])('finds the problem of %s: %j', (id, response) => {
    expect(findProblems({ [id]: response })).toMatchObject([{ path: [id] }])
  })
  it('finds none in what can be chosen', () => {
    expect(findProblems({ purpose_scale: 1, stress_scale: 10, peri_symptoms: [...symptoms] })).toEqual([])
  })
  it('keeps every option once and the exclusive one alone', () => {
    expect(tidyResponses({ nutrition_habits: [habits[1]!, habits[1]!, habits[0]!] })).toEqual({
      nutrition_habits: [habits[0], habits[1]],
    })
    expect(tidyResponses({ nutrition_habits: [...habits] })).toEqual({ nutrition_habits: [habits.at(-1)] })
  })
})

describe('the stage', () => {
  const stages = optionsOf('peri_stage')
  it('is nothing until it is said', () => expect(summarizeStage({ peri_symptoms: [symptoms[0]!] })).toBeNull())
  it('has its own description four times, and the same for every other', () => {
    const texts = stages.map((stage) => summarizeStage({ peri_stage: stage })!.stageDescription)
    expect(new Set(texts.slice(0, 4)).size).toBe(4)
    expect(texts.slice(0, 4)).not.toContain(anyStage)
    expect(texts.slice(4)).toEqual([anyStage, anyStage])
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
})

describe('the plan', () => {
  const even = { movement: 90, nutrition: 90, purpose: 90, social: 90, stress: 90, perimenopause: 90 }
  const planned = (scores: Partial<typeof even>) => planFor({ ...even, ...scores }).map(({ category }) => category)
  it('holds the three lowest, lowest first', () => {
    expect(planned({ stress: 10, social: 5, movement: 79, nutrition: 50 })).toEqual(['social', 'stress', 'nutrition'])
  })
  it('leaves out what is optimal', () => expect(planned({ stress: 79, social: 80 })).toEqual(['stress']))
  it('keeps the lowest when all are optimal', () => expect(planned({ social: 80 })).toEqual(['social']))
})
