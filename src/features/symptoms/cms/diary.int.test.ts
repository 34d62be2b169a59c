import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { hotFlash } from '@/testing/factories'
import { restClient } from '@/testing/restClient'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const visitorIn = (headers: Headers) => /power-years-visitor=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0]

/** A browser that has made its first log. */
async function newVisitor() {
  const { headers } = await cms.anonymous.post('/symptoms/log', { json: hotFlash })
  return restClient(cms.config, 'http://localhost:3000', visitorIn(headers))
}

describe('a day', () => {
  const day = {
    day: '2026-11-20',
    sleep: 2,
    mood: 4,
    energy: 1,
    bleeding: 'light',
    flashes: 3,
    sweats: 0,
    symptoms: ['Brain fog', 'Joint pain'],
    ownWords: 'wrists',
    taken: ['Estradiol patch'],
    note: 'Started the patch.',
  }
  const unsaid = {
    sleep: null,
    mood: null,
    energy: null,
    bleeding: null,
    flashes: null,
    sweats: null,
    symptoms: [],
    ownWords: '',
    taken: [],
    note: '',
  }

  it.each([
    ['no day', { day: undefined }],
    ['a day that is none', { day: '2026-02-30' }],
    ['a day to come', { day: '2999-01-01' }],
    ['a sleep of 6', { sleep: 6 }],
    ['another bleeding', { bleeding: 'purple' }],
    ['four symptoms', { symptoms: ['Brain fog', 'Joint pain', 'Rage', 'Anxiety'] }],
    ['medicines without a name', { taken: [' '] }],
    ['an unknown symptom', { symptoms: ['Wings'] }],
    ['a novel', { note: 'a'.repeat(2_001) }],
    ['minus one flash', { flashes: -1 }],
  ])('is refused with %s', async (_, wrong) => {
    const { status, body } = await cms.anonymous.post('/days', { json: { ...day, ...wrong } })
    expect([status, body.issues]).toEqual([400, expect.not.arrayContaining([undefined])])
  })

  it('is refused from another site', async () => {
    const headers = { origin: 'https://evil.example' }
    expect((await cms.anonymous.post('/days', { json: day, headers })).status).toBe(403)
  })

  it('is kept once, the later words in the place of the earlier, and deleted alone', async () => {
    const [ada, bea] = await Promise.all([newVisitor(), newVisitor()])
    const first = await ada.post('/days', { json: day })
    expect([first.status, first.body]).toEqual([200, { id: expect.any(String), ...day }])
    const { id } = first.body as { id: string }
    await ada.post('/days', { json: { day: '2026-11-21' } })
    const again = await ada.post('/days', { json: { ...day, sleep: 5, note: ' ' } })
    expect(again.body).toEqual({ ...day, id, sleep: 5, note: '' })
    expect((await ada.get('/days')).body).toEqual([
      { id: expect.any(String), day: '2026-11-21', ...unsaid },
      { ...day, id, sleep: 5, note: '' },
    ])
    expect((await bea.get('/days')).body).toEqual([])
    expect((await bea.delete(`/days/${id}`)).status).toBe(404)
    expect((await ada.get('/symptoms')).body).toHaveLength(1)
    expect((await ada.get('/privacy/dashboard')).body.records).toMatchObject({ days: 2, symptoms: 1 })
    expect((await ada.delete(`/days/${id}`)).status).toBe(200)
    expect((await ada.get('/days')).body).toHaveLength(1)
  })

  it('is one when all come at once', async () => {
    const ada = await newVisitor()
    await Promise.all([1, 2, 3, 4, 5].map((sleep) => ada.post('/days', { json: { ...day, sleep } })))
    expect((await ada.get('/days')).body).toHaveLength(1)
  })
})

describe('medicines and visits', () => {
  const medicine = { name: 'Estradiol patch', dose: '50, twice a week', from: '2026-11-01', until: null }
  const visit = { day: '2027-01-12', place: 'Dr. Adeyemi', questions: ['Is it the right patch?'] }

  it.each([
    ['/medicines', { ...medicine, name: ' ' }],
    ['/medicines', { ...medicine, from: 'spring' }],
    ['/medicines', { ...medicine, until: '2026-10-01' }],
    ['/appointments', { ...visit, day: '' }],
    ['/appointments', { ...visit, questions: ['a', 'b', 'c', 'd'] }],
    ['/appointments', { ...visit, questions: ['a'.repeat(301)] }],
  ])('%s refuses %j', async (path, json) => {
    expect((await cms.anonymous.post(path, { json })).status).toBe(400)
  })

  it('are kept, listed by day, replaced and deleted, by their own visitor alone', async () => {
    const [ada, bea] = await Promise.all([newVisitor(), newVisitor()])
    for (const [path, thing, changed] of [
      ['/medicines', medicine, { ...medicine, until: '2026-11-30' }],
      ['/appointments', visit, { ...visit, questions: [] }],
    ] as const) {
      const { status, body } = await ada.post(path, { json: thing })
      expect([status, body]).toEqual([201, { id: expect.any(String), ...thing }])
      const address = `${path}/${body.id}`
      expect((await bea.patch(address, { json: changed })).status).toBe(404)
      expect((await ada.patch(address, { json: changed })).body).toEqual({ id: body.id, ...changed })
      expect((await ada.get(path)).body).toEqual([{ id: body.id, ...changed }])
      expect((await bea.get(path)).body).toEqual([])
      expect((await ada.delete(address)).status).toBe(200)
      expect((await ada.get(path)).body).toEqual([])
    }
  })
})
