import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())
afterEach(() => {
  vi.useRealTimers()
})

type Caller = Awaited<ReturnType<TestCms['signedInAs']>>

const login = ({ email, password }: { email: string; password: string }) =>
  cms.anonymous.post('/users/login', { json: { email, password } })

describe('while somebody signs in', () => {
  /** Signs in; `change` happens after the password was found right, before the session is kept. */
  async function signInDuring(
    { email, password }: { email: string; password: string },
    change: () => Promise<unknown>,
  ) {
    const { db } = cms.payload
    const { beginTransaction } = db
    const turn = vi.spyOn(db, 'beginTransaction').mockImplementationOnce(async function (options) {
      turn.mockRestore()
      await change()
      return beginTransaction.call(db, options)
    })
    return login({ email, password })
  }
  const cookieOf = ({ headers }: { headers: Headers }) => headers.get('set-cookie')!.split(';')[0]!
  const whoIs = async (cookie: string) =>
    (await cms.anonymous.get('/users/me', { headers: { cookie } })).body.user as { email: string } | null

  it('nothing else of the account is written back, and no other session is forgotten', async () => {
    const person = await cms.signedInAs('editor')
    const founder = await cms.signedInAs('founder')
    let other: Awaited<ReturnType<typeof login>>
    const own = await signInDuring(person, async () => {
      const { status } = await founder.patch(`/users/${person.id}`, { json: { roles: ['reviewer'], name: 'Renamed' } })
      expect(status).toBe(200)
      other = await login(person)
    })
    expect(own.status).toBe(200)
    const kept = await cms.payload.findByID({ collection: slugs.users, id: person.id })
    expect(kept).toMatchObject({ roles: ['reviewer'], name: 'Renamed' })
    expect(await whoIs(cookieOf(own))).toMatchObject({ email: person.email })
    expect(await whoIs(cookieOf(other!))).toMatchObject({ email: person.email })
    expect((await person.get('/account/security')).body.sessions).toHaveLength(3)

    expect((await cms.anonymous.post('/users/logout', { headers: { cookie: cookieOf(own) } })).status).toBe(200)
    expect(await whoIs(cookieOf(own))).toBeNull()
    expect(await whoIs(cookieOf(other!))).not.toBeNull()
  })

  it('a new password stays the password, and the old one opens nothing', async () => {
    const person = await cms.signedInAs('editor')
    const fresh = 'five new words in a row'
    const late = await signInDuring(person, async () => {
      const json = { password: fresh, currentPassword: person.password }
      expect((await person.patch(`/users/${person.id}`, { json })).status).toBe(200)
    })
    expect([late.status, late.headers.get('set-cookie')]).toEqual([401, null])
    expect((await login({ email: person.email, password: person.password })).status).toBe(401)
    expect((await login({ email: person.email, password: fresh })).status).toBe(200)
    expect((await person.get('/account/security')).body.sessions).toHaveLength(2)
  })

  it('whoever is signed out everywhere stays signed out', async () => {
    const person = await cms.signedInAs('editor')
    const own = await signInDuring(person, async () => {
      expect((await person.post('/users/logout?allSessions=true')).status).toBe(200)
    })
    expect(await whoIs(cookieOf(own))).not.toBeNull()
    expect((await person.get('/users/me')).body.user).toBeNull()
  })

  it.each([
    [
      'the founder renames the account',
      (founder: Caller, id: number) => founder.patch(`/users/${id}`, { json: { name: 'New' } }),
    ],
    [
      'a link for a new password is made',
      async (_: Caller, id: number) => {
        const { email } = await cms.payload.findByID({ collection: slugs.users, id })
        await cms.payload.forgotPassword({ collection: slugs.users, data: { email }, disableEmail: true })
        return { status: 200 }
      },
    ],
  ])('while %s, whoever signs in stays signed in, and whoever signs out stays out', async (_, change) => {
    const person = await cms.signedInAs('editor')
    const founder = await cms.signedInAs('founder')
    const { db } = cms.payload
    const { updateOne } = db
    let late: Awaited<ReturnType<typeof login>>
    const write = vi.spyOn(db, 'updateOne').mockImplementationOnce(async function (update) {
      write.mockRestore()
      // The account has been read by now, and is about to be written back.
      expect((await person.post('/users/logout')).status).toBe(200)
      late = await login(person)
      return updateOne.call(db, update)
    })
    expect((await change(founder, person.id)).status).toBe(200)
    expect(await whoIs(cookieOf(late!))).toMatchObject({ email: person.email })
    expect((await person.get('/users/me')).body.user).toBeNull()
  })

  it('a session that is renewed lasts longer, and stays the one it was', async () => {
    const person = await cms.signedInAs('editor')
    const untilOf = async () => (await person.get('/account/security')).body.sessions[0].until as string
    const before = await untilOf()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 })
    expect((await person.post('/users/refresh-token')).status).toBe(200)
    expect(Date.parse(await untilOf())).toBeGreaterThan(Date.parse(before) + 59 * 60 * 1000)
    expect((await person.get('/account/security')).body.sessions).toHaveLength(1)
  })
})
