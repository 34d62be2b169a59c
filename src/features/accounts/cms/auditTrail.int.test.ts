import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { runDueJobs } from '@/shared/cms/jobRunner'
import { poolOf } from '@/shared/database'
import type { TestCms } from '@/testing/cms'
import { startEmailCms } from '@/testing/emailCms'
import type { ResendDouble } from '@/testing/resendDouble'

type SignedIn = Awaited<ReturnType<TestCms['signedInAs']>>

let resend: ResendDouble
let cms: TestCms
let stop: () => Promise<void>
let founder: SignedIn
let editor: SignedIn

beforeAll(async () => {
  ;({ cms, resend, stop } = await startEmailCms())
  founder = await cms.signedInAs('founder')
  editor = await cms.signedInAs('editor')
})
afterAll(async () => {
  await stop?.()
})

const sql = (text: string, values?: unknown[]) => poolOf(cms.payload).query(text, values)
const newest = async () => (await founder.get('/audit-trail?limit=1')).body.docs[0]
const said = async () =>
  ((await founder.get('/audit-trail?limit=100')).body.docs as { what: string }[]).map(({ what }) => what)

describe('the audit trail', () => {
  it('is read by founders alone, and written by nobody', async () => {
    expect((await cms.anonymous.get('/audit-trail')).status).toBe(403)
    expect((await editor.get('/audit-trail')).status).toBe(403)
    expect((await founder.get('/audit-trail')).status).toBe(200)
    const entry = { what: 'Made up', who: 'Nobody' }
    expect((await founder.post('/audit-trail', { json: entry })).status).toBe(403)
    await sql('INSERT INTO audit_trail (what, who) VALUES ($1, $2)', ['One that stays', 'A test'])
    const { id } = await newest()
    expect((await founder.patch(`/audit-trail/${id}`, { json: entry })).status).toBe(403)
    expect((await founder.delete(`/audit-trail/${id}`)).status).toBe(403)
  })

  it('holds sign-ins and refused ones, of accounts that exist', async () => {
    const { email, password } = editor
    await cms.anonymous.post('/users/login', { json: { email, password: 'a wrong password' } })
    await cms.anonymous.post('/users/login', { json: { email: 'nobody@example.com', password: 'a wrong password' } })
    await vi.waitFor(async () => expect(await said()).toContain('Sign-in refused'))
    expect((await cms.anonymous.post('/users/login', { json: { email, password } })).status).toBe(200)
    expect(await newest()).toMatchObject({ what: 'Signed in by password', who: `A test editor (${email})` })
    expect((await said()).filter((what) => what === 'Sign-in refused')).toHaveLength(1)
    const { rows } = await sql('SELECT * FROM audit_trail')
    expect(JSON.stringify(rows)).not.toMatch(/nobody@|a wrong password|pbkdf2/)
  })

  it('holds who made, changed and deleted an account, with roles before and after, and never a password', async () => {
    const json = { name: 'New', email: 'new@example.com', password: 'four words in a row', roles: ['editor'] }
    const { id } = (await founder.post('/users', { json })).body.doc
    const who = `A test founder (${founder.email})`
    expect(await newest()).toMatchObject({
      what: 'Made an account for New (new@example.com)',
      who,
      after: { name: 'New', email: 'new@example.com', 'roles.0': 'editor' },
    })
    await founder.patch(`/users/${id}`, { json: { roles: ['founder'] } })
    expect(await newest()).toMatchObject({ before: { 'roles.0': 'editor' }, after: { 'roles.0': 'founder' } })
    await founder.patch(`/users/${id}`, {
      json: { password: 'five new words in a row', currentPassword: founder.password },
    })
    expect((await newest()).what).toBe('Set a password for New (new@example.com)')
    await founder.delete(`/users/${id}`)
    expect((await newest()).what).toBe('Deleted the account of New (new@example.com)')
    const { rows } = await sql('SELECT * FROM audit_trail')
    expect(JSON.stringify(rows)).not.toMatch(/words in a row/)
  })

  it('holds settings, lines and rules, before and after, and nothing that stayed as it was', async () => {
    const setting = await founder.post('/globals/site-settings', { json: { productName: 'Other Years' } })
    expect(setting.status).toBe(200)
    expect(await newest()).toMatchObject({ after: { productName: 'Other Years' } })
    const count = (await said()).length
    await founder.post('/globals/site-settings', { json: { productName: 'Other Years' } })
    expect(await said()).toHaveLength(count)

    const { countries } = (await founder.get('/globals/auntie-safety')).body as {
      countries: { code: string; emergencyNumber: string }[]
    }
    const changed = countries.map((one) => (one.code === 'us' ? { ...one, emergencyNumber: '912' } : one))
    const draft = { json: { countries: changed, _status: 'draft' } }
    const lines = await editor.post('/globals/auntie-safety?draft=true', draft)
    expect(lines.status, lines.text).toBe(200)
    const { after, who } = await newest()
    expect(Object.entries(after)).toContainEqual([expect.stringMatching(/^countries\..+\.emergencyNumber$/), '912'])
    expect(who).toContain(editor.email)
    const document = 'auntie-safety'
    const { savedAt } = (await founder.get(`/editorial/desk?document=${document}`)).body
    await founder.post('/editorial/acts', { json: { document, act: 'fact', savedAt } })
    expect((await founder.post('/globals/auntie-safety', { json: { _status: 'published' } })).status).toBe(200)
    expect(await newest()).toMatchObject({
      after: { _status: 'published' },
      who: expect.stringContaining(founder.email),
    })
  })

  it('only grows for the database role of the site, and goes after a year', async () => {
    const { id } = await newest()
    for (const statement of [
      `UPDATE audit_trail SET who = 'Somebody else' WHERE id = ${id}`,
      `DELETE FROM audit_trail WHERE id = ${id}`,
      'DELETE FROM audit_trail',
      'TRUNCATE audit_trail',
      'TRUNCATE audit_trail CASCADE',
    ])
      await expect(sql(statement)).rejects.toThrow('only grows')
    const before = (await said()).length
    const ages = ['1 year 1 day', '364 days']
    for (const age of ages)
      await sql(
        `INSERT INTO audit_trail (what, who, created_at) VALUES ($1::text, 'A test', now() - $1::text::interval)`,
        [age],
      )
    await cms.payload.jobs.queue({ task: 'delete-expired-codes', input: {} })
    await runDueJobs(cms.payload)
    expect(await said()).toContain('364 days')
    expect(await said()).not.toContain('1 year 1 day')
    expect(await said()).toHaveLength(before + 1)
  })
})

describe('the letter about a forgotten password', () => {
  const ask = (email: unknown) => cms.anonymous.post('/users/forgot-password', { json: { email } })
  const workFor = async (email: string) => {
    resend.requests.length = 0
    const { status, body } = await ask(email)
    return { status, body, sent: resend.requests.length }
  }

  it('goes where mail goes, with a text beside its HTML, and tells nobody who has an account', async () => {
    for (const nonsense of [undefined, '', 7, { equals: 'a' }, 'x'.repeat(300)])
      expect((await ask(nonsense)).status).toBe(400)
    const [unknown, known] = [await workFor('nobody@example.com'), await workFor(editor.email)]
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ status: 200, sent: 0 })
    const { rows } = await sql(`SELECT * FROM payload_jobs WHERE task_slug = 'send-password-reset'`)
    expect(rows).toHaveLength(2)
    expect(JSON.stringify(rows)).not.toContain('example.com')

    await runDueJobs(cms.payload)
    expect(resend.delivered).toHaveLength(1)
    const [letter] = resend.delivered
    expect(letter).toMatchObject({ to: editor.email, subject: 'A new password for Power Years' })
    const link = /http:\/\/localhost:3000\/admin\/reset\/[0-9a-f]+/
    expect(letter!.text).toMatch(link)
    expect(link.exec(letter!.html)![0]).toBe(link.exec(letter!.text)![0])
    expect(letter!.text).not.toContain('<')
    expect((await sql(`SELECT FROM payload_jobs WHERE task_slug = 'send-password-reset'`)).rowCount).toBe(0)
  })

  it('is tried again when the provider is away', async () => {
    const { email } = await cms.signedInAs('editor')
    resend.delivered.length = 0
    resend.refuseWhen(() => 500)
    await ask(email)
    await runDueJobs(cms.payload)
    expect(resend.delivered).toHaveLength(0)
    resend.refuseWhen(() => null)
    // A job that waits for this very millisecond is not due yet by the clock of a quick machine.
    await sql(`UPDATE payload_jobs SET wait_until = now() - interval '1 second'`)
    await runDueJobs(cms.payload)
    expect(resend.delivered.map(({ to }) => to)).toEqual([email])
  })
})
