import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { poolOf } from '@/shared/database'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

type SignedIn = Awaited<ReturnType<TestCms['signedInAs']>>

let cms: TestCms
let editor: SignedIn
let founder: SignedIn

beforeAll(async () => {
  cms = await startTestCms()
  founder = await cms.signedInAs('founder')
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())

const newPerson = (extra: object = {}) => ({
  name: 'Somebody new',
  email: `new-${Math.random().toString(36).slice(2)}@example.com`,
  password: 'four words in a row',
  ...extra,
})
const rolesOf = async (id: number) => (await cms.payload.findByID({ collection: slugs.users, id })).roles

describe('who may see and make accounts', () => {
  it('shows a stranger nobody', async () => {
    for (const path of ['/users', '/users?depth=0', `/users/${editor.id}`, '/users/count'])
      expect((await cms.anonymous.get(path)).status).toBe(403)
    expect((await cms.anonymous.get('/users/me')).body.user).toBeNull()
  })

  it('lets no stranger make, change or delete one', async () => {
    expect((await cms.anonymous.post('/users', { json: newPerson() })).status).toBe(403)
    expect((await cms.anonymous.patch(`/users/${editor.id}`, { json: { name: 'Mine' } })).status).toBe(403)
    expect((await cms.anonymous.delete(`/users/${editor.id}`)).status).toBe(403)
    expect((await cms.anonymous.post('/users/unlock', { json: { email: editor.email } })).status).toBe(403)
  })

  it('lets no stranger register as the first user when there is one', async () => {
    const { status } = await cms.anonymous.post('/users/first-register', { json: newPerson() })
    expect(status).toBe(403)
  })

  it('lets an editor neither make founders nor editors', async () => {
    for (const roles of [['founder'], ['editor']])
      expect((await editor.post('/users', { json: newPerson({ roles }) })).status).toBe(403)
    expect((await editor.delete(`/users/${founder.id}`)).status).toBe(403)
    expect((await editor.patch(`/users/${founder.id}`, { json: { name: 'Hers' } })).status).toBe(403)
    expect((await editor.post('/users/unlock', { json: { email: founder.email } })).status).toBe(403)
  })

  it('lets editors change their name, not their role', async () => {
    const { status, body } = await editor.patch(`/users/${editor.id}`, {
      json: { name: 'Another name', roles: ['founder', 'editor'] },
    })
    expect(status).toBe(200)
    expect(body.doc).toMatchObject({ name: 'Another name', roles: ['editor'] })
    expect(await rolesOf(editor.id)).toEqual(['editor'])
  })

  it('gives an editor no way to sound out what is hidden', async () => {
    for (const field of ['hash', 'salt', 'resetPasswordToken', 'sessions.id']) {
      expect((await editor.get(`/users?where[${field}][exists]=true`)).status).toBe(400)
      expect((await editor.get(`/users?sort=${field}`)).status).toBe(400)
    }
    const { text } = await editor.get('/users?depth=2')
    expect(text).not.toMatch(/hash|salt|resetPassword|lockUntil/)
    const { body } = await editor.get(`/users/${founder.id}`)
    expect(body.sessions ?? []).toEqual([])
  })

  it('lets a founder make an editor and a founder', async () => {
    for (const roles of [['editor'], ['founder']]) {
      const { status, body } = await founder.post('/users', { json: newPerson({ roles }) })
      expect(status).toBe(201)
      expect(body.doc.roles).toEqual(roles)
      await cms.payload.delete({ collection: slugs.users, id: body.doc.id })
    }
  })
})

describe('passwords', () => {
  const tooShort = /at least 12 characters/

  it('are refused in words when short: a new person, a change, the forgotten-password link', async () => {
    const made = await founder.post('/users', { json: newPerson({ password: 'elevenchars' }) })
    expect(made.status).toBe(400)
    expect(made.body.errors[0].data.errors[0]).toMatchObject({
      path: 'password',
      message: expect.stringMatching(tooShort),
    })

    const changed = await editor.patch(`/users/${editor.id}`, { json: { password: 'elevenchars' } })
    expect(changed.status).toBe(400)

    const token = await cms.payload.forgotPassword({
      collection: slugs.users,
      data: { email: editor.email },
      disableEmail: true,
    })
    const short = await cms.anonymous.post('/users/reset-password', { json: { token, password: 'elevenchars' } })
    expect(short.status).toBe(400)
    const long = await cms.anonymous.post('/users/reset-password', { json: { token, password: editor.password } })
    expect(long.status).toBe(200)
    const again = await cms.anonymous.post('/users/reset-password', { json: { token, password: editor.password } })
    expect(again.status).toBe(403)
  })
})

describe('sessions', () => {
  it('live in the database and end with signing out', async () => {
    const person = await cms.signedInAs('editor')
    expect((await person.get('/users/me')).body.user.id).toBe(person.id)
    expect((await person.post('/users/logout')).status).toBe(200)
    expect((await person.get('/users/me')).body.user).toBeNull()
  })

  it('count for nothing when another site sends the request', async () => {
    const { status } = await editor.patch(`/users/${editor.id}`, {
      json: { name: 'Forged' },
      headers: { origin: 'https://evil.example' },
    })
    expect(status).toBe(403)
  })
})

describe('a deleted account', () => {
  it('leaves no text locked, which would show an empty form to all others', async () => {
    const leaving = await cms.signedInAs('editor')
    for (const [user, globalSlug] of [
      [leaving.id, 'now-page'],
      [editor.id, 'home-page'],
    ] as const)
      await cms.payload.create({
        collection: 'payload-locked-documents',
        data: { globalSlug, user: { relationTo: slugs.users, value: user } },
      })
    expect((await founder.delete(`/users/${leaving.id}`)).status).toBe(200)
    const { docs } = await cms.payload.find({ collection: 'payload-locked-documents', depth: 0 })
    expect(docs.map(({ globalSlug }) => globalSlug)).toEqual(['home-page'])
  })
})

describe('the last founder', () => {
  it('can neither be deleted nor step down, alone or together with another', async () => {
    const deleted = await founder.delete(`/users/${founder.id}`)
    expect(deleted.status).toBe(409)
    expect(deleted.body.errors[0].message).toMatch(/last founder/i)
    const steppedDown = await founder.patch(`/users/${founder.id}`, { json: { roles: ['editor'] } })
    expect(steppedDown.status).toBe(409)
    expect(await rolesOf(founder.id)).toEqual(['founder'])

    const second = await cms.signedInAs('founder')
    const both = await Promise.all([
      founder.patch(`/users/${founder.id}`, { json: { roles: ['editor'] } }),
      second.patch(`/users/${second.id}`, { json: { roles: ['editor'] } }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('from one network', () => {
  const from = (address: string) => ({ 'x-socket-address': address })
  const times = async (most: number, call: () => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let time = 0; time < most; time += 1) statuses.push((await call()).status)
    return statuses
  }

  it('only so many letters about a forgotten password can be asked for', async () => {
    const ask = (address: string) =>
      cms.anonymous.post('/users/forgot-password', { json: { email: editor.email }, headers: from(address) })
    const statuses = await times(11, () => ask('203.0.113.7'))
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    expect((await ask('203.0.113.8')).status).toBe(200)
  })

  it('only so many passwords can be tried', async () => {
    let tried = 0
    const guess = (address: string) =>
      cms.anonymous.post('/users/login', {
        // Another account each time: at one and the same the wait would come first.
        json: { email: `nobody-${(tried += 1)}@example.com`, password: 'a wrong password' },
        headers: from(address),
      })
    await poolOf(cms.payload).query(`DELETE FROM request_limits WHERE key LIKE 'signIn:%'`)
    expect((await guess('203.0.113.9')).status).toBe(401)
    await poolOf(cms.payload).query(`UPDATE request_limits SET points = 99 WHERE key LIKE 'signIn:%'`)
    expect((await guess('203.0.113.9')).status).toBe(401)
    const { status, body, headers } = await guess('203.0.113.9')
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(body.errors[0].message).toContain('very often')
    expect((await guess('203.0.113.10')).status).toBe(401)
  })
})
