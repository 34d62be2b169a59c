import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'

import starterStacks from '../content/stacks.json'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms({ content: 'seeded' })
})

afterAll(() => cms.stop())

type Listed = { slug: string; targetSymptoms: string[]; supplements: Record<string, unknown>[]; difficulty?: number }

const list = async () => (await cms.anonymous.get('/smart-stacks')).body as Listed[]

const update = (slug: string, data: Record<string, unknown>) =>
  cms.payload.update({ collection: 'stacks', where: { slug: { equals: slug } }, data })

describe('GET /api/smart-stacks', () => {
  test('writing to it is refused, and the collection behind it too', async () => {
    expect((await cms.anonymous.post('/smart-stacks', { json: {} })).status).toBeGreaterThanOrEqual(400)
    expect((await cms.anonymous.post('/stacks', { json: { name: 'Mine' } })).status).toBe(403)
  })

  test('answers the three built-in stacks in their order, each supplement with grade, cautions and interactions', async () => {
    const stacks = await list()
    expect(stacks.map(({ slug }) => slug)).toEqual(starterStacks.map(({ slug }) => slug))
    for (const { targetSymptoms, supplements } of stacks) {
      for (const symptom of targetSymptoms) expect(symptom).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
      for (const { evidenceGrade, cautions, interactions } of supplements) {
        expect(evidenceGrade).toMatch(/^(?:good|moderate|limited|none-or-negative)$/)
        expect(cautions).toBeTruthy()
        expect(interactions).toBeTruthy()
      }
    }
    expect(stacks[0]).toMatchObject({
      requiredTier: 'free',
      isActive: true,
      difficulty: 2,
      expectedTimeline: { 'Week 1': expect.stringContaining('Nobody has timed this routine') },
    })
  })

  test('says what is left out on purpose', async () => {
    const left = (await list()).flatMap(({ supplements }) => supplements.filter(({ leftOut }) => leftOut))
    expect(left.map(({ name }) => name)).toEqual(['Ashwagandha', 'Black cohosh', 'Magnesium', 'Omega-3'])
  })

  test('leaves out what is not active and what is not published', async () => {
    await update('morning-clarity-stack', { isActive: false })
    expect((await list()).map(({ slug }) => slug)).not.toContain('morning-clarity-stack')
    await update('morning-clarity-stack', { isActive: true, _status: 'draft' })
    expect((await list()).map(({ slug }) => slug)).not.toContain('morning-clarity-stack')
    await update('morning-clarity-stack', { _status: 'published' })
    expect((await list()).map(({ slug }) => slug)).toContain('morning-clarity-stack')
  })

  test('refuses a symptom that is not snake_case, in words', async () => {
    await expect(update('body-shield-ritual', { targetSymptoms: ['Joint pain'] })).resolves.toMatchObject({
      errors: [{ message: expect.stringContaining('invalid') }],
    })
  })
})
