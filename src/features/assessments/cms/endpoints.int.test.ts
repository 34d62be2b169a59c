import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const universal = (responses: unknown, rest: object = {}) => ({
  assessmentType: 'universal_health',
  responses,
  ...rest,
})
const cookieOf = (headers: Headers) => headers.get('set-cookie')!.split(';')[0]!

describe('POST /api/health-assessment', () => {
  it.each([
    [{ responses: {} }],
    [universal(undefined)],
    [universal({ unknown: 'Never' })],
    [universal({ movement_strength: 'Now and then' })],
    [universal({ purpose_scale: 11 })],
    [universal({ peri_symptoms: ['Wings'] })],
    [{ ...universal({}), assessmentType: 'other' }],
    ['text'],
  ])('refuses %j', async (json) => {
    const { status, body } = await cms.anonymous.post('/health-assessment', { json })
    expect(status).toBe(400)
    expect(body.issues.length).toBeGreaterThan(0)
  })

  it('refuses another site', async () => {
    const headers = { origin: 'https://elsewhere.example' }
    expect((await cms.anonymous.post('/health-assessment', { json: universal({}), headers })).status).toBe(403)
  })

  it('scores by itself, whatever the browser reckoned, and shows it to her alone', async () => {
    const json = universal(
      { movement_strength: 'Twice a week', stress_scale: 10 },
      { sessionId: 'session-1-abcdefghijklmnop', scores: { movement: 1 } },
    )
    const made = await cms.anonymous.post('/health-assessment', { json })
    const scores = { movement: 75, nutrition: 0, purpose: 0, social: 0, stress: 100, perimenopause: 0 }
    expect(made.status).toBe(201)
    expect(made.body).toEqual({ id: expect.any(String), scores, overall: 29 })
    const own = await cms.anonymous.get('/health-assessment', { headers: { cookie: cookieOf(made.headers) } })
    expect(own.body).toMatchObject([{ id: made.body.id, version: 1, responses: json.responses, scores, overall: 29 }])
    expect((await cms.anonymous.get('/health-assessment')).body).toEqual([])
  })
})

describe('POST /api/lipedema-assessment', () => {
  it.each([[{}], [{ symptoms: {} }], [{ symptoms: { selected: ['wings'] } }], [{ symptoms: { selected: [1] } }]])(
    'refuses %j',
    async (json) => {
      const { status, body } = await cms.anonymous.post('/lipedema-assessment', { json })
      expect(status).toBe(400)
      expect(body.issues.length).toBeGreaterThan(0)
    },
  )

  it('scores by itself and keeps what she selected', async () => {
    const json = {
      riskScore: 99,
      symptoms: { selected: ['touch_sensitive', 'ankle_stepoff', 'disproportionate'], categories: {}, total: 3 },
    }
    const made = await cms.anonymous.post('/lipedema-assessment', { json })
    const result = { riskScore: 27, level: 'Moderate', categories: { physical: 2, pain: 1, progression: 0 } }
    expect(made.status).toBe(201)
    expect(made.body).toEqual({ id: expect.any(String), ...result })
    const own = await cms.anonymous.get('/lipedema-assessment', { headers: { cookie: cookieOf(made.headers) } })
    expect(own.body).toMatchObject([
      { id: made.body.id, selected: ['ankle_stepoff', 'disproportionate', 'touch_sensitive'], ...result },
    ])
    expect((await cms.anonymous.get('/lipedema-assessment')).body).toEqual([])
  })
})
