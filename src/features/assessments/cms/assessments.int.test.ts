import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { restClient } from '@/testing/restClient'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const sessionId = 'session-1795000000000-abcdefghijklmnop'
const responses = {
  movement_minutes: '150 minutes a week or more',
  nutrition_habits: ['I eat at fairly regular times', 'Protein at two or more meals a day'],
  purpose_scale: 7,
  peri_stage: 'Not sure yet',
  peri_symptoms: ['None of these right now'],
}
const health = { sessionId, assessmentType: 'universal_health', responses, scores: { movement: 3, everything: 'lies' } }
const lipedema = {
  sessionId,
  riskScore: 1,
  symptoms: { selected: ['ankle_stepoff', 'touch_sensitive', 'touch_sensitive'], categories: {}, total: 15 },
}
const browserOf = (headers: Headers) =>
  restClient(cms.config, 'http://localhost:3000', /power-years-visitor=[^;]+/.exec(headers.get('set-cookie') ?? '')![0])

describe('the universal assessment', () => {
  it.each([
    ['an unknown question', { responses: { shoe_size: 39 } }, 'responses.shoe_size'],
    ['an unknown option', { responses: { movement_minutes: 'Always' } }, 'responses.movement_minutes'],
    ['a scale of 11', { responses: { stress_scale: 11 } }, 'responses.stress_scale'],
    ['another kind', { assessmentType: 'horoscope' }, 'assessmentType'],
    ['no answers', { responses: undefined }, 'responses'],
  ])('refuses %s', async (_, wrong, path) => {
    const { status, body } = await cms.anonymous.post('/health-assessment', { json: { ...health, ...wrong } })
    expect(status).toBe(400)
    expect(body.issues.map((issue: { path: string }) => issue.path)).toEqual([path])
  })

  it('is scored by the server, whatever is sent along, and stored for the visitor alone', async () => {
    const { status, body, headers } = await cms.anonymous.post('/health-assessment', { json: health })
    const scores = { movement: 100, nutrition: 50, purpose: 67, social: 0, stress: 0, perimenopause: 100 }
    expect([status, body]).toEqual([201, { id: expect.any(String), scores, overall: 53 }])
    const { body: own } = await browserOf(headers).get('/health-assessment')
    expect(own).toEqual([{ id: body.id, at: expect.any(String), version: 1, responses, scores, overall: 53 }])
    expect((await cms.anonymous.get('/health-assessment')).body).toEqual([])
  })
})

describe('the lipedema assessment', () => {
  it('refuses an unknown symptom', async () => {
    const json = { ...lipedema, symptoms: { selected: ['ankle_stepoff', 'wings'] } }
    const { status, body } = await cms.anonymous.post('/lipedema-assessment', { json })
    expect(status).toBe(400)
    expect(body.issues).toEqual([{ path: 'symptoms.selected.1', message: 'There is no such symptom.' }])
    expect((await cms.anonymous.post('/lipedema-assessment', { json: { sessionId } })).status).toBe(400)
  })

  it('is scored by the server, whatever is sent along, and stored for the visitor alone', async () => {
    const { status, body, headers } = await cms.anonymous.post('/lipedema-assessment', { json: lipedema })
    const result = { riskScore: 19, level: 'Low', categories: { physical: 1, pain: 1, progression: 0 } }
    expect([status, body]).toEqual([201, { id: expect.any(String), ...result }])
    const { body: own } = await browserOf(headers).get('/lipedema-assessment')
    expect(own).toEqual([
      { id: body.id, at: expect.any(String), version: 1, selected: ['ankle_stepoff', 'touch_sensitive'], ...result },
    ])
    expect((await cms.anonymous.get('/lipedema-assessment')).body).toEqual([])
  })
})
