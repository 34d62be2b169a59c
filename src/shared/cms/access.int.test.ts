import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, moduleData, referenceData } from '@/testing/factories'
import type { RestClient } from '@/testing/restClient'

type Caller = 'a stranger' | 'an editor' | 'a founder'

let cms: TestCms
let callers: Record<Caller, RestClient>

beforeAll(async () => {
  cms = await startTestCms()
  callers = {
    'a stranger': cms.anonymous,
    'an editor': await cms.signedInAs('editor'),
    'a founder': await cms.signedInAs('founder'),
  }
})
afterAll(() => cms.stop())

const quote = { text: 'Rest counts.', category: 'rest' }
const collections = {
  'education-modules': { sent: () => moduleData(), make: () => makeModule(cms.payload) },
  references: { sent: () => referenceData(), make: () => makeReference(cms.payload) },
  'wisdom-quotes': {
    sent: () => quote,
    make: () => cms.payload.create({ collection: 'wisdom-quotes', data: quote }),
  },
}

describe.each(Object.entries(collections))('/api/%s', (slug, { sent, make }) => {
  it('is read by everybody', async () => {
    const { id } = await make()
    for (const caller of Object.values(callers)) {
      expect((await caller.get(`/${slug}`)).status).toBe(200)
      expect((await caller.get(`/${slug}/${id}`)).status).toBe(200)
    }
  })

  it('is changed by nobody without a session, one by one or all at once', async () => {
    const { id } = await make()
    const stranger = callers['a stranger']
    const refused = await Promise.all([
      stranger.post(`/${slug}`, { json: sent() }),
      stranger.patch(`/${slug}/${id}`, { json: { title: 'Mine' } }),
      stranger.patch(`/${slug}?where[id][equals]=${id}`, { json: { title: 'Mine' } }),
      stranger.delete(`/${slug}/${id}`),
      stranger.delete(`/${slug}?where[id][equals]=${id}`),
      stranger.post(`/${slug}/${id}/duplicate`),
    ])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
    expect((await stranger.get(`/${slug}/${id}`)).status).toBe(200)
  })

  it.each(['an editor', 'a founder'] as const)('is written, changed and taken away by %s', async (who) => {
    const caller = callers[who]
    const made = await caller.post(`/${slug}`, { json: sent() })
    expect(made.status).toBe(201)
    const { id } = made.body.doc
    expect((await caller.patch(`/${slug}/${id}`, { json: {} })).status).toBe(200)
    const thrown = await caller.patch(`/${slug}/${id}`, { json: { deletedAt: new Date().toISOString() } })
    expect(thrown.status, thrown.text).toBe(200)
    const emptied = await caller.delete(`/${slug}/${id}?trash=true`)
    expect(emptied.status).toBe(who === 'an editor' ? 403 : 200)
    expect((await caller.get(`/${slug}/${id}`)).status).toBe(404)
  })
})

describe('a reviewer', () => {
  // Her own account, what she says of a claim or a report of a reader's, and comments.
  const hers = new Set(['users', 'claims', 'claim-reports', 'comments'])

  it('reads and comments, and changes no text anywhere', async () => {
    const reviewer = await cms.signedInAs('reviewer')
    const { collections: all, globals } = cms.payload.config
    const own = all.map(({ slug }) => slug).filter((slug) => !slug.startsWith('payload-') && !hers.has(slug))
    const names = [...own, 'payload-folders']
    const nobody = '?where[id][equals]=0'
    const calls = [
      ...names.flatMap((slug) => [
        ['post', `/${slug}?draft=true`],
        ['patch', `/${slug}${nobody}`],
        ['delete', `/${slug}${nobody}`],
      ]),
      ...globals.map(({ slug }) => ['post', `/globals/${slug}?draft=true`]),
    ] as ['post' | 'patch' | 'delete', string][]
    const answered: string[] = []
    for (const [method, path] of calls) {
      const { status } = await reviewer[method](path, method === 'delete' ? {} : { json: {} })
      if (status !== 403) answered.push(`${method} ${path}: ${status}`)
    }
    expect(answered).toEqual([])
  })
})

describe('/api/globals/site-settings', () => {
  const json = { productName: 'Other Years' }

  it('is read by everybody and changed by those who are signed in', async () => {
    for (const caller of Object.values(callers)) expect((await caller.get('/globals/site-settings')).status).toBe(200)
    expect((await callers['a stranger'].post('/globals/site-settings', { json })).status).toBe(403)
    for (const who of ['an editor', 'a founder'] as const)
      expect((await callers[who].post('/globals/site-settings', { json })).status).toBe(200)
  })

  it('takes web addresses over https only', async () => {
    for (const url of ['http://example.com', 'javascript:alert(1)', 'https://', 'example.com']) {
      const { status } = await callers['an editor'].post('/globals/site-settings', { json: { socialPage: url } })
      expect([url, status]).toEqual([url, 400])
    }
    const { status } = await callers['an editor'].post('/globals/site-settings', {
      json: { socialPage: 'https://social.example/us' },
    })
    expect(status).toBe(200)
  })
})

describe('what Payload keeps for itself', () => {
  it('when repeated jobs ran last is nobody’s to read or write', async () => {
    for (const caller of Object.values(callers)) {
      expect((await caller.get('/globals/payload-jobs-stats')).status).toBe(403)
      expect((await caller.post('/globals/payload-jobs-stats', { json: { stats: {} } })).status).toBe(403)
    }
  })

  it.each(['payload-jobs', 'payload-kv', 'payload-migrations'])('/api/%s is nobody’s', async (slug) => {
    for (const caller of Object.values(callers)) {
      const answers = await Promise.all([caller.get(`/${slug}`), caller.post(`/${slug}`, { json: {} })])
      for (const { status } of answers) expect([403, 501]).toContain(status)
    }
  })

  it('locks and preferences are for those who are signed in', async () => {
    expect((await cms.anonymous.get('/payload-locked-documents')).status).toBe(403)
    expect((await cms.anonymous.post('/payload-locked-documents', { json: {} })).status).toBe(403)
    expect((await cms.anonymous.get('/payload-preferences/nav')).body.value).toBeNull()
    expect((await cms.anonymous.post('/payload-preferences/nav', { json: { value: {} } })).status).toBe(401)
  })
})

describe('addresses that are none', () => {
  it.each(['/nothing', '/nothing/here', '/education', '/graphql', '/graphql-playground', '/og', '/users/nope/nope'])(
    '/api%s is 404 in JSON',
    async (path) => {
      for (const method of ['get', 'post'] as const) {
        const { status, body } = await cms.anonymous[method](path)
        expect(status).toBe(404)
        expect(body).toEqual({ message: expect.any(String) })
      }
    },
  )

  it('and ids that are none are refused without a 500', async () => {
    for (const id of ['abc', '1e99', '99999999999999', '-1', '%00', "x' or 1=1--"]) {
      const { status, text } = await cms.anonymous.get(`/education-modules/${encodeURIComponent(id)}`)
      expect([id, [400, 404].includes(status)]).toEqual([id, true])
      expect(text).not.toMatch(/select|params|node_modules/i)
    }
    for (const query of [
      'limit=abc',
      'page=-3',
      'depth=999',
      'where[id][equals]=x',
      'where=x',
      'sort=nope',
      'select[nope]=true',
    ]) {
      const { status } = await cms.anonymous.get(`/education-modules?${query}`)
      expect([query, status < 500]).toEqual([query, true])
    }
    const notJson = await cms.anonymous.post('/users/login', {
      raw: '{',
      headers: { 'content-type': 'application/json' },
    })
    expect(notJson.status).toBe(400)
  })
})
