import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { categories, questions, type Category, type Question, type Responses } from './questions'
import { lipedemaPlaces, planFor } from './wellnessPlan'

const asked: readonly Question[] = questions

/** Answers that give each category this share of its points; all of them the best without. */
function answers(shares: Partial<Record<Category, number>>): Responses {
  return Object.fromEntries(
    asked.map((question) => {
      const share = shares[question.category] ?? 1
      if (question.type === 'scale') return [question.id, Math.round(1 + 9 * share)]
      if (question.type === 'radio') return [question.id, question.options[Math.round(4 * share)]!.text]
      const options = question.options.filter(({ exclusive }) => !exclusive).map(({ text }) => text)
      if (question.category !== 'perimenopause') return [question.id, options.slice(0, Math.round(4 * share))]
      const none = question.options.find(({ exclusive }) => exclusive)!.text
      const symptoms = options.slice(0, Math.round(9 * (1 - share)))
      return [question.id, symptoms.length > 0 ? symptoms : [none]]
    }),
  )
}

describe('the plan', () => {
  const planned = (shares: Partial<Record<Category, number>>, changed: Responses = {}) =>
    planFor({ ...answers(shares), ...changed }).map(({ category }) => category)
  it('holds the three lowest, lowest first', () => {
    expect(planned({ stress: 0.25, social: 0, movement: 0.75, nutrition: 0.5 })).toEqual([
      'social',
      'stress',
      'nutrition',
    ])
  })
  it('leaves out what is optimal', () => expect(planned({ stress: 0.5, social: 1 })).toEqual(['stress']))
  it('keeps the lowest when all are optimal', () => expect(planned({})).toHaveLength(1))

  it('chooses of equals the one with the worst single answer', () => {
    const [first, second] = asked.filter(({ category, type }) => category === 'social' && type === 'radio')
    const option = (question: Question | undefined, index: number) =>
      question?.type === 'radio' ? { [question.id]: question.options[index]!.text } : {}
    const tied = { movement: 0.5, nutrition: 0.5, social: 0.5 }
    expect(planned(tied, { ...option(first, 0), ...option(second, 4) })[0]).toBe('social')
  })

  it('takes in all that can’t be told apart, Stress and Social included', () => {
    expect(planned({ movement: 0, nutrition: 0, purpose: 0, social: 0, stress: 0, perimenopause: 0 })).toEqual([
      ...categories,
    ])
  })

  it('leads to addresses that the starter content has', () => {
    const room = (path: string) => new URL(`../../${path}`, import.meta.url)
    const starters = (path: string) => JSON.parse(readFileSync(room(path), 'utf8')) as Record<string, unknown>[]
    const sessions = starters('practice/content/practiceSessions.json').map(({ key }) => `/practice#${String(key)}`)
    const stacks = starters('smart-stacks/content/stacks.json').map(({ slug }) => `/smart-stacks/${String(slug)}`)
    for (const category of categories) {
      const { modules, practices, stacks: stacked } = planFor(answers({ [category]: 0 }))[0]!
      for (const { href } of [...modules, ...lipedemaPlaces])
        expect(existsSync(room(`education/content/modules/${href.replace('/education/', '')}.md`)), href).toBe(true)
      expect(sessions).toEqual(expect.arrayContaining(practices.map(({ href }) => href)))
      expect(stacks).toEqual(expect.arrayContaining(stacked.map(({ href }) => href)))
    }
  })
})
