import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

import { TOTP, Secret } from 'otpauth'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeUser } from '@/testing/factories'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())
afterEach(() => {
  vi.useRealTimers()
})

type Sent = Record<string, unknown>
const login = (json: Sent, network = '198.51.100.1') =>
  cms.anonymous.post('/users/login', { json, headers: { 'x-socket-address': network } })
const wrong = 'a wrong password'
/** As if there had been so many. @returns how many networks and accounts are counted */
const setTries = async (tries: number) => {
  const text = `UPDATE request_limits SET points = $1 WHERE key LIKE 'signInTries%'`
  return (await poolOf(cms.payload).query(text, [tries])).rowCount
}

describe('whoever tries passwords', () => {
  it('cannot tell who has an account, neither by the answer nor by the time', async () => {
    const { email } = await makeUser(cms.payload, 'editor')
    // Nearly all of the time goes into the hash; a clock would judge the machine.
    const hashing = vi.spyOn(crypto, 'pbkdf2')
    syncBuiltinESMExports()
    try {
      const work = { known: [] as unknown[], unknown: [] as unknown[] }
      for (const [who, address] of [
        ['known', email],
        ['unknown', 'nobody@example.com'],
      ] as const) {
        hashing.mockClear()
        const { status, body } = await login({ email: address, password: wrong }, '198.51.100.2')
        expect([status, body]).toEqual([401, { errors: [{ message: expect.stringContaining('incorrect') }] }])
        work[who] = hashing.mock.calls.map(([given, , iterations, length, digest]) => [
          given,
          iterations,
          length,
          digest,
        ])
      }
      expect(work.known).toHaveLength(1)
      expect(work.unknown).toEqual(work.known)
    } finally {
      hashing.mockRestore()
      syncBuiltinESMExports()
    }
  })

  it('waits longer and longer, alone: nobody else is locked out, and many at once are no more than a few', async () => {
    const { email, password } = await makeUser(cms.payload, 'founder')
    const network = '198.51.100.3'
    expect((await login({ email, password: wrong }, network)).status).toBe(401)
    await setTries(12)
    const answers = await Promise.all(Array.from({ length: 30 }, () => login({ email, password: wrong }, network)))
    const refused = answers.filter(({ status }) => status === 429)
    // The one that was looked at sets the next one minutes away.
    expect([answers.length - refused.length, refused.length]).toEqual([1, 29])
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(200)
    expect(refused[0]!.body.errors[0].message).toContain('Please wait')
    // Not even the right password is looked at.
    expect((await login({ email, password }, network)).status).toBe(429)
    expect((await login({ email, password }, '198.51.100.4')).status).toBe(200)

    // At an address that nobody has it is the same.
    const stranger = { email: 'nobody-2@example.com', password: wrong }
    expect((await login(stranger, network)).status).toBe(401)
    await setTries(12)
    const two = await Promise.all([login(stranger, network), login(stranger, network)])
    expect(two.map(({ status }) => status).sort()).toEqual([401, 429])
  })

  it('begins anew after a success', async () => {
    const { email, password } = await makeUser(cms.payload, 'editor')
    await poolOf(cms.payload).query(`DELETE FROM request_limits WHERE key LIKE 'signInTries%'`)
    expect((await login({ email, password: wrong })).status).toBe(401)
    expect(await setTries(8)).toBe(1)
    expect((await login({ email, password })).status).toBe(200)
    expect(await setTries(8)).toBe(0)
  })
})

describe('a new password', () => {
  it('needs the old one, as another address does; a founder gives her own for somebody else', async () => {
    const person = await cms.signedInAs('editor')
    const change = (json: Sent) => person.patch(`/users/${person.id}`, { json })
    const fresh = 'five new words in a row'
    for (const currentPassword of [undefined, '', wrong, { equals: 1 }, 7])
      for (const data of [{ password: fresh }, { email: 'elsewhere@example.com' }]) {
        const { status, body } = await change({ ...data, currentPassword })
        expect(status).toBe(400)
        expect(body.errors[0].data.errors[0].path).toBe('currentPassword')
      }
    expect((await change({ name: 'Another name', email: person.email.toUpperCase() })).status).toBe(200)
    expect((await change({ password: fresh, currentPassword: person.password })).status).toBe(200)
    expect((await login({ email: person.email, password: fresh })).status).toBe(200)

    const founder = await cms.signedInAs('founder')
    const set = (json: Sent) => founder.patch(`/users/${person.id}`, { json })
    expect((await set({ password: 'six newer words in a row', currentPassword: fresh })).status).toBe(400)
    expect((await set({ password: 'six newer words in a row', currentPassword: founder.password })).status).toBe(200)
    const many = await founder.patch(`/users?where[id][equals]=${person.id}`, { json: { password: fresh } })
    expect(many.status).not.toBe(200)
  })

  it('ends all other sessions, and "sign out everywhere" ends every one', async () => {
    const person = await cms.signedInAs('editor')
    const other = await login({ email: person.email, password: person.password })
    const cookie = other.headers.get('set-cookie')!.split(';')[0]!
    const { body } = await person.get('/account/security')
    expect(body.sessions).toHaveLength(2)
    expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1)
    expect(body.sessions[0].id).toBeUndefined()
    expect((await cms.anonymous.get('/account/security')).status).toBe(401)

    expect((await person.post('/users/logout?allSessions=true')).status).toBe(200)
    expect((await person.get('/users/me')).body.user).toBeNull()
    expect((await cms.anonymous.get('/users/me', { headers: { cookie } })).body.user).toBeNull()
  })
})

describe('a second factor', () => {
  const codeOf = (key: string) => new TOTP({ secret: Secret.fromBase32(key) }).generate()
  const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

  /** Somebody with an authenticator app, its key and recovery codes. */
  async function withApp(role: 'editor' | 'founder' = 'editor') {
    const person = await cms.signedInAs(role)
    const { password } = person
    const begun = await person.post('/account/authenticator-app/start', { json: { password } })
    expect(begun.status).toBe(200)
    const { key, setup, address } = begun.body as { key: string; setup: string; address: string }
    expect(address).toMatch(/^otpauth:\/\/totp\/Power%20Years:/)
    const done = await person.post('/account/authenticator-app', { json: { setup, code: codeOf(key) } })
    expect(done.status).toBe(200)
    return { person, key, setup, recoveryCodes: done.body.recoveryCodes as string[] }
  }

  it('is refused to strangers, without the password, and with a wrong or foreign code', async () => {
    const person = await cms.signedInAs('editor')
    const { password } = person
    const start = '/account/authenticator-app/start'
    expect((await cms.anonymous.post(start, { json: { password } })).status).toBe(401)
    expect((await person.post(start, { json: { password: wrong } })).status).toBe(403)
    expect((await person.post(start, { json: {} })).status).toBe(400)
    const { setup, key } = (await person.post(start, { json: { password } })).body
    const confirm = (json: Sent, by = person) => by.post('/account/authenticator-app', { json })
    expect((await confirm({ setup, code: '000000x' })).status).toBe(400)
    expect((await confirm({ setup: 'made up', code: codeOf(key) })).status).toBe(400)
    expect((await confirm({ setup, code: codeOf(key) }, await cms.signedInAs('editor'))).status).toBe(400)
    expect((await person.get('/account/security')).body).toMatchObject({ app: false, recoveryCodes: 0 })
    const foreign = { json: { password }, headers: { origin: 'https://evil.example' } }
    expect((await person.post(start, foreign)).status).toBe(403)
  })

  it('is asked for after the password, takes each code once, and a recovery code in its place', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { person, key, recoveryCodes } = await withApp()
    const { email, password } = person
    const asked = await login({ email, password })
    expect(asked.status).toBe(401)
    expect(asked.headers.get('set-cookie')).toBeNull()
    expect(asked.body.errors[0].data).toEqual({ secondFactor: { app: true, passkey: false } })
    const wrongCode = await login({ email, password, code: '123' })
    expect([wrongCode.status, wrongCode.body.errors[0].message]).toEqual([401, expect.stringContaining('not right')])
    // Without the right password nobody learns that there is a second factor.
    expect((await login({ email, password: wrong, code: codeOf(key) })).body.errors[0].data).toBeUndefined()

    // The code that set the app up is used.
    expect((await login({ email, password, code: codeOf(key) })).status).toBe(401)
    later(30)
    const code = codeOf(key)
    const twice = await Promise.all([login({ email, password, code }), login({ email, password, code })])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401])

    expect(recoveryCodes).toHaveLength(10)
    const byRecovery = { email, password, code: recoveryCodes[0]!.toLowerCase() }
    expect((await login(byRecovery)).status).toBe(200)
    expect((await login(byRecovery)).status).toBe(401)
    expect((await person.get('/account/security')).body).toMatchObject({ app: true, recoveryCodes: 9 })
  })

  it('holds where a new password came by mail: it signs nobody in, and codes that were tried still count', async () => {
    const { person } = await withApp()
    await poolOf(cms.payload).query(`DELETE FROM request_limits WHERE key LIKE 'signInTries%'`)
    expect((await login({ email: person.email, password: person.password, code: '123456' })).status).toBe(401)
    const token = await cms.payload.forgotPassword({
      collection: slugs.users,
      data: { email: person.email },
      disableEmail: true,
    })
    const password = 'a brand new password'
    const network = { 'x-socket-address': '198.51.100.1' }
    const answer = await cms.anonymous.post('/users/reset-password', { json: { token, password }, headers: network })
    expect(answer.status).toBe(200)
    expect(await setTries(1)).toBe(1)
    const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
    expect((await cms.anonymous.get('/users/me', { headers: { cookie } })).body.user).toBeNull()
    const asked = await login({ email: person.email, password }, '198.51.100.9')
    expect(asked.body.errors[0].data.secondFactor.app).toBe(true)
  })

  it('is taken away by the password, or by a founder for somebody who lost it', async () => {
    const { person, recoveryCodes } = await withApp()
    const { email, password, id } = person
    const founder = await cms.signedInAs('founder')
    const reset = `/account/people/${id}/reset-second-factor`
    expect((await person.post(reset, { json: { password } })).status).toBe(403)
    expect((await founder.post(reset, { json: { password: wrong } })).status).toBe(403)
    expect(
      (await founder.post('/account/people/999999/reset-second-factor', { json: { password: founder.password } }))
        .status,
    ).toBe(404)
    expect((await founder.post(reset, { json: { password: founder.password } })).status).toBe(200)
    expect((await login({ email, password }, '198.51.100.10')).status).toBe(200)
    expect((await login({ email, password: wrong, code: recoveryCodes[1] }, '198.51.100.10')).status).toBe(401)

    const again = await withApp()
    const remove = (json: Sent) => again.person.post('/account/authenticator-app/remove', { json })
    expect((await remove({ password: wrong })).status).toBe(403)
    expect((await remove({ password: again.person.password })).status).toBe(200)
    expect((await again.person.get('/account/security')).body).toMatchObject({ app: false, recoveryCodes: 0 })
  })
})

describe('a passkey', () => {
  const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: { clientDataJSON: 'e30' } }

  it('belongs to one account: another cannot be given the same', async () => {
    const id = crypto.randomBytes(16)
    const { x, y } = crypto.generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ format: 'jwk' })
    const hex = (text: string | undefined) => Buffer.from(text!, 'base64url').toString('hex')
    // COSE: an EC2 key (1: 2) for ES256 (3: -7) on P-256 (-1: 1) with its x (-2) and y (-3).
    const key = `a5010203262001215820${hex(x)}225820${hex(y)}`
    const rpId = crypto.createHash('sha256').update('localhost').digest('hex')
    // Somebody was there and was verified (45); the counter and the make are zeros.
    const authData = `${rpId}45${'00'.repeat(4 + 16)}0010${id.toString('hex')}${key}`
    const length = (authData.length / 2).toString(16)
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const map = `a363666d74646e6f6e656761747453746d74a068617574684461746158${length}${authData}`
    const name = id.toString('base64url')
    const statuses: number[] = []
    for (const person of [await cms.signedInAs('founder'), await cms.signedInAs('editor')]) {
      const { body } = await person.post('/account/passkeys/start', { json: { password: person.password } })
      const said = { type: 'webauthn.create', challenge: body.challenge, origin: getEnv().SITE_URL, crossOrigin: false }
      const made = {
        ...credential,
        id: name,
        rawId: name,
        response: {
          clientDataJSON: Buffer.from(JSON.stringify(said)).toString('base64url'),
          attestationObject: Buffer.from(map, 'hex').toString('base64url'),
        },
      }
      statuses.push((await person.post('/account/passkeys', { json: { name: 'x', credential: made } })).status)
    }
    expect(statuses).toEqual([201, 400])
  })

  it('is made by whoever is signed in and knows her password, and signs nobody in that is made up', async () => {
    const person = await cms.signedInAs('editor')
    const { password } = person
    expect((await cms.anonymous.post('/account/passkeys/start', { json: { password } })).status).toBe(401)
    expect((await person.post('/account/passkeys/start', { json: { password: wrong } })).status).toBe(403)
    const begun = await person.post('/account/passkeys/start', { json: { password } })
    expect(begun.body).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { userVerification: 'required' },
    })
    expect((await person.post('/account/passkeys', { json: { name: 'x', credential } })).status).toBe(400)
    expect((await person.post('/account/passkeys', { json: { name: 'x', credential: 'junk' } })).status).toBe(400)
    expect((await person.post('/account/passkeys/remove', { json: { password, id: 'AAAA' } })).status).toBe(404)

    const { body } = await cms.anonymous.post('/passkey-sign-in/start')
    expect(body).toMatchObject({ rpId: 'localhost', userVerification: 'required', challenge: expect.any(String) })
    expect(body.allowCredentials ?? []).toEqual([])
    const answer = await cms.anonymous.post('/passkey-sign-in', { json: { credential } })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })
})
