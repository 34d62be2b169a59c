import path from 'node:path'

import { createClientConfig } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { poolOf } from '@/shared/database'
import { slugs } from '@/slugs'
import { anotherSite, startTestCms, type TestCms } from '@/testing/cms'

import { issueFounderCode } from '../../../operations/founderCode'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ env: anotherSite })
})
afterAll(() => cms.stop())

const stranger = { name: 'Stranger', email: 'stranger@example.com', password: 'four words in a row' }
const register = (extra: object = {}, headers: Record<string, string> = {}) =>
  cms.anonymous.post('/users/first-register', { json: { ...stranger, ...extra }, headers })
const people = async () => (await cms.payload.count({ collection: slugs.users })).totalDocs

it('tells whoever sees the form of the first account no folder of the server', async () => {
  type I18n = Parameters<typeof createClientConfig>[0]['i18n']
  const i18n = { t: (key: string) => key } as unknown as I18n
  const sent = JSON.stringify(createClientConfig({ config: await cms.config, i18n, importMap: {}, user: true }))
  expect(sent).toContain('"slug":"media"')
  expect(sent.includes(process.cwd())).toBe(false)
  // The server finds its pictures all the same.
  expect(path.isAbsolute(cms.payload.collections.media.config.upload.staticDir!)).toBe(true)
})

it('lets no stranger become the founder, by whatever host or proxy', async () => {
  await issueFounderCode(cms.databaseUrl)
  const disguises = [
    {},
    { host: 'localhost:3000' },
    { host: '127.0.0.1', 'x-forwarded-host': 'localhost', 'x-forwarded-for': '127.0.0.1' },
    { 'x-socket-address': '127.0.0.1', origin: 'http://localhost:3000', referer: 'http://localhost:3000/admin' },
  ]
  const setupCodes = [undefined, '', '0000-0000-0000-0000', { equals: '' }, ['a'], null, true, 'x'.repeat(5_000)]
  for (const headers of disguises)
    for (const setupCode of setupCodes) {
      const { status, body } = await register({ setupCode, roles: ['founder'] }, headers as Record<string, string>)
      expect([400, 403]).toContain(status)
      expect(body.errors[0].message).toBeTruthy()
    }
  expect(await people()).toBe(0)
})

it('makes the founder by the code that the start printed, however it is typed, once', async () => {
  const former = await issueFounderCode(cms.databaseUrl)
  const code = await issueFounderCode(cms.databaseUrl)
  const { rows } = await poolOf(cms.payload).query('SELECT * FROM account_codes')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(code)

  expect((await register({ setupCode: former })).status).toBe(400)
  // A mistake in the form does not end the code.
  expect((await register({ setupCode: code, password: 'short' })).status).toBe(400)

  const typed = code.toLowerCase().replaceAll('-', ' ')
  const both = await Promise.all([
    register({ setupCode: typed }),
    register({ setupCode: code, email: 'second@example.com' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([200, expect.any(Number)])
  expect(await people()).toBe(1)
  const { docs } = await cms.payload.find({ collection: slugs.users })
  expect(docs[0]!.roles).toEqual(['founder'])
  expect((await poolOf(cms.payload).query('SELECT * FROM account_codes')).rows).toEqual([])
  expect((await register({ setupCode: code, email: 'third@example.com' })).status).toBe(403)
})

it('sends session cookies over https only', async () => {
  const { email, password } = await cms.signedInAs('founder')
  const { headers } = await cms.anonymous.post('/users/login', { json: { email, password } })
  expect(headers.get('set-cookie')).toMatch(/HttpOnly/i)
  expect(headers.get('set-cookie')).toMatch(/Secure/i)
  expect(headers.get('set-cookie')).toMatch(/SameSite=Lax/i)
})
