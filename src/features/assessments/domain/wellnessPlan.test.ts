import { existsSync, readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { categories } from './questions'
import { planFor } from './wellnessPlan'

const even = { movement: 90, nutrition: 90, purpose: 90, social: 90, stress: 90, perimenopause: 90 }

describe('the plan', () => {
  const planned = (scores: Partial<typeof even>) => planFor({ ...even, ...scores }).map(({ category }) => category)
  it('holds the three lowest, lowest first', () => {
    expect(planned({ stress: 10, social: 5, movement: 79, nutrition: 50 })).toEqual(['social', 'stress', 'nutrition'])
  })
  it('leaves out what is optimal', () => expect(planned({ stress: 79, social: 80 })).toEqual(['stress']))
  it('keeps the lowest when all are optimal', () => expect(planned({ social: 80 })).toEqual(['social']))

  it('leads to addresses that the starter content has', () => {
    const room = (path: string) => new URL(`../../${path}`, import.meta.url)
    const starters = (path: string) => JSON.parse(readFileSync(room(path), 'utf8')) as Record<string, unknown>[]
    const sessions = starters('practice/content/practiceSessions.json').map(({ key }) => `/practice#${String(key)}`)
    const stacks = starters('smart-stacks/content/stacks.json').map(({ slug }) => `/smart-stacks/${String(slug)}`)
    for (const category of categories) {
      const { modules, practices, stacks: stacked } = planFor({ ...even, [category]: 0 })[0]!
      for (const { href } of modules)
        expect(existsSync(room(`education/content/modules/${href.replace('/education/', '')}.md`)), href).toBe(true)
      expect(sessions).toEqual(expect.arrayContaining(practices.map(({ href }) => href)))
      expect(stacks).toEqual(expect.arrayContaining(stacked.map(({ href }) => href)))
    }
  })
})
