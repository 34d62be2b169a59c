import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'

import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { defineContract } from '@/shared/lib/contract'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import { append, ensureVisitor } from '@/vault'

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
      handler: ({ req, body, params }) => append(req, ensureVisitor(req), params.kind, body),
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
