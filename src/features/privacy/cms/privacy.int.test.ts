import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { defineContract } from '@/shared/lib/contract'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import { appendRecord, ensureVisitor } from '@/vault'

import { deleteAccount, exportData, readPrivacyDashboard } from '../contract'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ env: { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' } })
  cms.payload.config.endpoints.push(
    defineEndpoint({
      contract: defineContract({
        method: 'post',
        path: '/test/write/:kind',
        summary: '',
        params: z.object({ kind: z.string() }),
        body: z.looseObject({}),
        status: 201,
        response: z.unknown(),
        errors: [],
      }),
      access: 'anyone',
      limit: 'none',
      handler: ({ req, body, params }) => appendRecord(req, ensureVisitor(req), params.kind, body),
    }),
  )
})
afterAll(() => cms.stop())
beforeEach(() => runSql(cms.databaseUrl, 'TRUNCATE vault_records'))

/** A visitor with stored records. @returns the cookie */
async function visitorWith(...records: [string, object][]) {
  let cookie: string | undefined
  for (const [kind, json] of records) {
    const { headers } = await cms.anonymous.post(`/test/write/${kind}`, { json, headers: cookie ? { cookie } : {} })
    cookie ??= headers.getSetCookie()[0]!.split(';')[0]!
  }
  return { cookie: cookie! }
}
const nothing = {
  symptoms: 0,
  days: 0,
  medicines: 0,
  appointments: 0,
  shields: 0,
  assessments: 0,
  lipedema: 0,
  bingo: 0,
}
const noLists = {
  symptoms: [],
  days: [],
  medicines: [],
  appointments: [],
  shields: [],
  assessments: [],
  lipedema: [],
  bingo: [],
}

describe('deleting', () => {
  it('asked for by another site’s page is 403, and nothing is gone', async () => {
    const headers = await visitorWith(['symptom', { severity: 3 }])
    const asked = await cms.anonymous.delete('/privacy/delete-account', {
      headers: { ...headers, origin: 'https://evil.example' },
    })
    expect(asked.status).toBe(403)
    expect((await cms.anonymous.get('/privacy/dashboard', { headers })).body.records.symptoms).toBe(1)
  })

  it('deletes everything of the visitor’s, nothing of another’s, and the cookie', async () => {
    const headers = await visitorWith(['symptom', {}], ['shield', {}], ['bingo', {}])
    const others = await visitorWith(['symptom', { notes: 'stays' }])
    const done = await cms.anonymous.delete('/privacy/delete-account', { headers })
    expect([done.status, deleteAccount.response.parse(done.body).deleted]).toEqual([200, 3])
    expect(done.headers.getSetCookie()).toEqual(['power-years-visitor=; Max-Age=0; Path=/api; HttpOnly; SameSite=Lax'])
    expect((await cms.anonymous.get('/privacy/dashboard', { headers })).body.records).toEqual(nothing)
    const kept = await cms.anonymous.get('/privacy/export', { headers: others })
    expect(kept.body.records.symptoms).toEqual([expect.objectContaining({ notes: 'stays' })])
  })

  it('is a success also when there is nothing, and twice', async () => {
    const headers = await visitorWith(['symptom', {}])
    for (const sent of [{}, { headers }, { headers }, { headers: { cookie: 'power-years-visitor=nonsense' } }])
      expect((await cms.anonymous.delete('/privacy/delete-account', sent)).status).toBe(200)
  })
})

describe('the dashboard', () => {
  it('counts a visitor’s own rows and names the processors of this deployment', async () => {
    const headers = await visitorWith(
      ['symptom', {}],
      ['symptom', {}],
      ['shield', {}],
      ['health-assessment', {}],
      ['lipedema-assessment', {}],
      ['bingo', {}],
    )
    const { body } = await cms.anonymous.get('/privacy/dashboard', { headers })
    const dashboard = readPrivacyDashboard.response.parse(body)
    expect(dashboard.records).toEqual({
      symptoms: 2,
      days: 0,
      medicines: 0,
      appointments: 0,
      shields: 1,
      assessments: 1,
      lipedema: 1,
      bingo: 1,
    })
    expect(dashboard.retentionDays).toBe(400)
    expect(dashboard.processors.map(({ name, enabled }) => [name, enabled])).toEqual([
      ['Stripe', true],
      ['AI provider', false],
      ['Resend', false],
    ])
  })

  it('of a stranger is empty and gives no cookie', async () => {
    const { status, body, headers } = await cms.anonymous.get('/privacy/dashboard')
    expect([status, body.records, headers.getSetCookie()]).toEqual([200, nothing, []])
  })
})

describe('the export', () => {
  it('is an attachment with everything of the visitor’s, readable, and nothing of another’s', async () => {
    const headers = await visitorWith(['symptom', { severity: 4, notes: 'Night sweats, “again”' }], ['shield', {}])
    await visitorWith(['symptom', { notes: 'another woman’s' }])
    const { status, headers: sent, body, text } = await cms.anonymous.get('/privacy/export', { headers })
    expect(status).toBe(200)
    expect(sent.get('content-disposition')).toMatch(/^attachment; filename="data-export-\d{4}-\d\d-\d\d\.json"$/)
    expect(sent.get('cache-control')).toBe('no-store')
    const { records, unreadable } = exportData.response.parse(body)
    expect(records.symptoms).toEqual([
      { id: expect.any(String), writtenAt: expect.any(String), severity: 4, notes: 'Night sweats, “again”' },
    ])
    expect([records.shields?.length, unreadable]).toEqual([1, 0])
    expect(text).not.toContain('another')
    expect(text).toContain('\n')
  })

  it('says how many rows cannot be read any more', async () => {
    const headers = await visitorWith(['symptom', {}], ['bingo', {}])
    await runSql(cms.databaseUrl, `UPDATE vault_records SET sealed = 'x' WHERE kind = 'bingo'`)
    const { body } = await cms.anonymous.get('/privacy/export', { headers })
    expect([body.records.symptoms.length, body.records.bingo, body.unreadable]).toEqual([1, [], 1])
  })

  it('of a stranger has empty lists', async () => {
    const { status, body } = await cms.anonymous.get('/privacy/export')
    expect([status, body.records]).toEqual([200, noLists])
  })
})

describe('an import', () => {
  const flash = {
    symptomType: 'hot_flash',
    severity: 4,
    duration: 5,
    triggers: ['Stress'],
    reliefMethods: [],
    notes: 'At night',
    timestamp: '2026-01-02T03:04:05.000Z',
  }
  const row = (number: number, fields: object) => ({
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    writtenAt: '2026-01-02T03:05:00.000Z',
    ...fields,
  })
  const square = (position: number) => ({ sessionId: 'session-1767323045000-abcdefghijklmnop', boardId: 7, position })
  const bring = (kind: string, records: object[], headers = {}) =>
    cms.anonymous.post('/privacy/import', { json: { kind, records }, headers })
  const exported = async (headers: { cookie: string }) => {
    const { body } = await cms.anonymous.get('/privacy/export', { headers })
    return exportData.response.parse(body).records
  }

  it.each([
    ['a kind that is none', 'diaries', [row(1, flash)]],
    ['a square of no board', 'bingo', [row(1, square(1)), row(2, { ...square(1), boardId: -1 })]],
    ['a square beyond the board', 'bingo', [row(1, square(25))]],
    ['a square of no game', 'bingo', [row(1, { ...square(1), sessionId: 'mine' })]],
    ['a record that is none', 'symptoms', [row(1, flash), row(2, { ...flash, severity: 9 })]],
    ['an id that is none', 'symptoms', [{ ...row(1, flash), id: '1; DROP TABLE' }]],
    ['more at once than a call takes', 'symptoms', Array.from({ length: 201 }, (_, index) => row(index, flash))],
  ])('of %s is 400, and nothing of it is kept', async (_, kind, records) => {
    const { status, body } = await bring(kind, records)
    expect([status, typeof body.message]).toEqual([400, 'string'])
    expect(await runSql(cms.databaseUrl, 'SELECT FROM vault_records')).toEqual([])
  })

  it('from another site is 403, and for whoever seals with an own key 401', async () => {
    expect((await bring('symptoms', [row(1, flash)], { origin: 'https://evil.example' })).status).toBe(403)
    const cookie = `power-years-visitor=own-${'A'.repeat(43)}`
    expect((await bring('symptoms', [row(1, flash)], { cookie })).status).toBe(401)
  })

  it('comes back with its time of writing in another browser, once, however often it is sent', async () => {
    const headers = await visitorWith(['shield', {}])
    const rows = [row(1, flash), row(2, { ...flash, severity: 2 })]
    expect((await bring('symptoms', rows, headers)).body).toEqual({ kept: 2 })
    const together = await Promise.all([bring('symptoms', rows, headers), bring('symptoms', rows, headers)])
    expect(together.map(({ body }) => body)).toEqual([{ kept: 0 }, { kept: 0 }])
    const { symptoms } = await exported(headers)
    expect(symptoms?.map(({ writtenAt, severity }) => [writtenAt, severity])).toEqual(
      expect.arrayContaining([
        ['2026-01-02T03:05:00.000Z', 4],
        ['2026-01-02T03:05:00.000Z', 2],
      ]),
    )
    // In the browser it came from, the same ids are there.
    expect((await bring('symptoms', symptoms!, headers)).body).toEqual({ kept: 0 })
    expect((await exported(headers)).symptoms).toHaveLength(2)
  })

  it('of bingo squares brings each back once, also for whoever seals with an own key', async () => {
    const rows = [row(1, square(3)), row(2, square(4)), row(3, square(4))]
    const stranger = await bring('bingo', rows)
    const withKey = { cookie: `power-years-visitor=own-${'A'.repeat(43)}` }
    expect([stranger.body, (await bring('bingo', rows, withKey)).body]).toEqual([{ kept: 2 }, { kept: 2 }])
    for (const headers of [{ cookie: stranger.headers.getSetCookie()[0]!.split(';')[0]! }, withKey]) {
      const together = await Promise.all([bring('bingo', rows, headers), bring('bingo', rows, headers)])
      expect(together.map(({ body }) => body)).toEqual([{ kept: 0 }, { kept: 0 }])
      const { bingo } = await exported(headers)
      expect(bingo?.map(({ id: _, ...one }) => one)).toEqual(
        expect.arrayContaining([3, 4].map((position) => ({ writtenAt: row(1, {}).writtenAt, ...square(position) }))),
      )
      expect(bingo).toHaveLength(2)
    }
  })

  it('of a day that was noted here too keeps both notes, and scores are counted anew', async () => {
    const day = {
      day: '2026-01-02',
      sleep: null,
      mood: null,
      energy: null,
      bleeding: null,
      flashes: null,
      sweats: null,
    }
    const here = { ...day, symptoms: [], ownWords: '', taken: [], note: 'Bad night.' }
    const { headers: sent } = await cms.anonymous.post('/days', { json: here })
    const headers = { cookie: sent.getSetCookie()[0]!.split(';')[0]! }
    const there = row(1, { ...here, mood: 4, note: 'Coffee.' })
    expect((await bring('days', [there, { ...there, id: row(2, {}).id, sleep: 2 }], headers)).body).toEqual({ kept: 1 })
    expect((await bring('days', [there], headers)).body).toEqual({ kept: 0 })
    const assessment = row(3, { version: 1, selected: ['bruising_easily'], riskScore: 100, level: 'Very High' })
    expect((await bring('lipedema', [assessment], headers)).body).toEqual({ kept: 1 })
    const { days, lipedema } = await exported(headers)
    expect(days).toEqual([expect.objectContaining({ sleep: 2, mood: 4, note: 'Bad night.\nCoffee.' })])
    expect(lipedema![0]!.riskScore).toBeLessThan(20)
  })
})

describe('the people of the admin panel', () => {
  it.each(['editor', 'founder'] as const)('as %s find nothing of a visitor’s', async (role) => {
    const { cookie } = await visitorWith(['symptom', { notes: 'only mine' }])
    const person = await cms.signedInAs(role)
    expect((await person.get('/privacy/dashboard')).body.records).toEqual(nothing)
    expect((await person.get('/privacy/export')).body.records).toEqual(noLists)
    expect((await person.delete('/privacy/delete-account')).status).toBe(200)
    const entities = [...cms.payload.config.collections, ...cms.payload.config.globals].map(({ slug }) => slug)
    expect(entities.filter((slug) => /vault|visitor|record|limit/.test(slug))).toEqual([])
    for (const path of ['vault_records', 'vault-records', 'records', 'payload-jobs', 'request_limits']) {
      const { status, text } = await person.get(`/${path}`)
      expect(text).not.toContain('only mine')
      expect(status).toBeGreaterThanOrEqual(400)
    }
    expect((await cms.anonymous.get('/privacy/dashboard', { headers: { cookie } })).body.records.symptoms).toBe(1)
  })
})
