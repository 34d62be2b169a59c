import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { restClient } from '@/testing/restClient'

let cms: TestCms

beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const flash = {
  symptomType: 'hot_flash',
  severity: 3,
  duration: 5,
  triggers: ['Stress', 'Hot Drinks'],
  reliefMethods: ['Cool Air/Fan'],
  notes: 'In the meeting, of course.',
  timestamp: '2026-11-20T21:15:00.000Z',
}

const visitorIn = (headers: Headers) => /power-years-visitor=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0]

/** A browser that has made its first log. */
async function newVisitor() {
  const { headers } = await cms.anonymous.post('/symptoms/log', { json: flash })
  return restClient(cms.config, 'http://localhost:3000', visitorIn(headers))
}

describe('logging a hot flash', () => {
  it.each([
    ['no severity', { severity: undefined }, 'Please select severity and duration'],
    ['a severity of 0', { severity: 0 }, 'Please select severity and duration'],
    ['a severity of 6', { severity: 6 }, 'Please select severity and duration'],
    ['a severity in words', { severity: '3' }, 'Please select severity and duration'],
    ['half a severity', { severity: 2.5 }, 'Please select severity and duration'],
    ['no duration', { duration: undefined }, 'Please select severity and duration'],
    ['a duration of 2', { duration: 2 }, 'Please select severity and duration'],
    ['an unknown trigger', { triggers: ['The moon'] }, undefined],
    ['an unknown relief', { reliefMethods: ['Magic'] }, undefined],
    ['another symptom', { symptomType: 'headache' }, undefined],
    ['no time', { timestamp: undefined }, 'The time is not one'],
    ['a time in words', { timestamp: 'yesterday' }, 'The time is not one'],
    ['a time to come', { timestamp: '2999-01-01T00:00:00.000Z' }, 'The time lies in the future or too far back'],
    ['notes of a novel', { notes: 'a'.repeat(2_001) }, 'Notes hold up to 2000 characters'],
  ])('refuses %s', async (_, wrong, message) => {
    const { status, body, headers } = await cms.anonymous.post('/symptoms/log', { json: { ...flash, ...wrong } })
    expect(status).toBe(400)
    if (message) expect(body.message).toBe(message)
    expect(body.issues).not.toEqual([])
    expect(visitorIn(headers), 'a refused write makes no visitor').toBeUndefined()
    expect(Date.parse(headers.get('server-time') ?? ''), 'for a clock that is days ahead').not.toBeNaN()
  })

  it('refuses what another site sends', async () => {
    const { status } = await cms.anonymous.post('/symptoms/log', {
      json: flash,
      headers: { origin: 'https://evil.example' },
    })
    expect(status).toBe(403)
  })

  it('answers the stored log and makes the visitor, whose cookie scripts cannot read', async () => {
    const { status, body, headers } = await cms.anonymous.post('/symptoms/log', { json: { ...flash, mood: 'ignored' } })
    expect(status).toBe(201)
    expect(body).toEqual({ id: expect.any(String), ...flash })
    expect(headers.get('set-cookie')).toMatch(
      /^power-years-visitor=[\w-]{43}; .*(?=.*HttpOnly)(?=.*SameSite=Lax)(?=.*Path=\/api)(?=.*Max-Age=34560000)/i,
    )
  })

  it('takes a log without triggers, relief and notes, and each choice once', async () => {
    const { symptomType, severity, duration, timestamp } = flash
    const json = { symptomType, severity, duration, timestamp }
    const { status, body } = await cms.anonymous.post('/symptoms/log', { json })
    expect(status).toBe(201)
    expect(body).toMatchObject({ triggers: [], reliefMethods: [], notes: '' })
    const twice = await cms.anonymous.post('/symptoms/log', { json: { ...json, triggers: ['Stress', 'Stress'] } })
    expect(twice.body.triggers).toEqual(['Stress'])
  })
})

describe('logging what may have arrived before', () => {
  const key = 'b0b5c0de-0000-4000-8000-000000000001'
  const headers = { 'idempotency-key': key }

  it.each(['short', 'a key with spaces in it', 'a'.repeat(65), ''])('refuses the key "%s"', async (wrong) => {
    const visitor = await newVisitor()
    const answer = await visitor.post('/symptoms/log', { json: flash, headers: { 'idempotency-key': wrong } })
    expect(answer.status).toBe(400)
    expect((await visitor.get('/symptoms')).body).toHaveLength(1)
  })

  it('stores one log for a key, and answers it each time', async () => {
    const visitor = await newVisitor()
    const first = await visitor.post('/symptoms/log', { json: { ...flash, notes: 'once' }, headers })
    const again = await visitor.post('/symptoms/log', { json: { ...flash, notes: 'otherwise' }, headers })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.body).toEqual(first.body)
    expect((await visitor.get('/symptoms')).body).toHaveLength(2)
  })

  it.each([
    ['/medicines', { name: 'Patch', from: '2026-03-01' }],
    ['/appointments', { day: '2026-03-20' }],
  ] as const)('stores one for a key at %s too, as it may have waited without a network', async (path, json) => {
    const visitor = await newVisitor()
    const first = await visitor.post(path, { json, headers })
    const again = await visitor.post(path, { json, headers })
    expect(first.status).toBe(201)
    expect(again.body).toEqual(first.body)
    expect((await visitor.get(path)).body).toHaveLength(1)
  })

  it('stores one log when all come at once', async () => {
    const visitor = await newVisitor()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post('/symptoms/log', { json: flash, headers })),
    )
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect((await visitor.get('/symptoms')).body).toHaveLength(2)
  })

  it('keeps one visitor’s key apart from another’s', async () => {
    const [ada, bea] = await Promise.all([newVisitor(), newVisitor()])
    const [one, other] = [
      await ada.post('/symptoms/log', { json: flash, headers }),
      await bea.post('/symptoms/log', { json: flash, headers }),
    ]
    expect(other.body.id).not.toBe(one.body.id)
  })
})

describe('the visitor’s own hot flashes', () => {
  it('are empty without a cookie', async () => {
    const { status, body } = await cms.anonymous.get('/symptoms')
    expect([status, body]).toEqual([200, []])
  })

  it('come newest first by when they were, and never to another visitor', async () => {
    const [ada, bea] = await Promise.all([newVisitor(), newVisitor()])
    const older = { ...flash, notes: 'older', timestamp: '2026-11-01T08:00:00.000Z' }
    const newer = { ...flash, notes: 'newer', timestamp: '2026-11-21T08:00:00.000+01:00' }
    await ada.post('/symptoms/log', { json: newer })
    await ada.post('/symptoms/log', { json: older })
    const { body } = await ada.get('/symptoms')
    expect(body.map(({ notes }: typeof flash) => notes)).toEqual(['newer', flash.notes, 'older'])
    expect((await bea.get('/symptoms')).body).toHaveLength(1)
  })
})

describe('one entry', () => {
  const unknown = '00000000-0000-4000-8000-000000000000'
  const own = async (visitor: typeof cms.anonymous) =>
    (await visitor.get('/symptoms')).body as (typeof flash & { id: string })[]

  it.each([
    ['an id that is none', '7', flash, 400],
    ['an unknown one', unknown, flash, 404],
    ['a severity of 6', unknown, { ...flash, severity: 6 }, 400],
  ])('is not changed: %s', async (_, id, json, status) => {
    const visitor = await newVisitor()
    expect((await visitor.patch(`/symptoms/${id}`, { json })).status).toBe(status)
    expect((await cms.anonymous.patch(`/symptoms/${id}`, { json })).status).toBe(status)
    expect(await own(visitor)).toEqual([expect.objectContaining(flash)])
  })

  it('is changed or deleted by nobody else, and from no other site', async () => {
    const [ada, bea] = await Promise.all([newVisitor(), newVisitor()])
    const [{ id }] = (await own(ada)) as unknown as [{ id: string }]
    const headers = { origin: 'https://evil.example' }
    expect((await bea.patch(`/symptoms/${id}`, { json: flash })).status).toBe(404)
    expect((await bea.delete(`/symptoms/${id}`)).status).toBe(404)
    expect((await ada.patch(`/symptoms/${id}`, { json: flash, headers })).status).toBe(403)
    expect((await ada.delete(`/symptoms/${id}`, { headers })).status).toBe(403)
    expect((await ada.delete(`/shield-applications/${id}`)).status, 'of another kind').toBe(404)
    expect(await own(ada)).toHaveLength(1)
  })

  it('is replaced whole, keeps its id, and is gone once deleted', async () => {
    const visitor = await newVisitor()
    const [{ id }] = (await own(visitor)) as unknown as [{ id: string }]
    const corrected = { ...flash, severity: 5, triggers: [], notes: 'It was worse.' }
    const changed = await visitor.patch(`/symptoms/${id}`, { json: corrected })
    expect([changed.status, changed.body]).toEqual([200, { id, ...corrected }])
    expect(await own(visitor)).toEqual([{ id, ...corrected }])

    const deleted = await visitor.delete(`/symptoms/${id}`)
    expect([deleted.status, deleted.body]).toEqual([200, { id }])
    expect(await own(visitor)).toEqual([])
    expect((await visitor.delete(`/symptoms/${id}`)).status).toBe(404)
    expect((await visitor.patch(`/symptoms/${id}`, { json: flash })).status).toBe(404)
  })
})
