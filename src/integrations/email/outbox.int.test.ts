import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { runDueJobs } from '@/shared/cms/jobRunner'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeUser } from '@/testing/factories'

let cms: TestCms
let folder: string
const project = process.cwd()

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'power-years-outbox-'))
  // The outbox stands in the folder the site was started in.
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  cms = await startTestCms({
    env: { SITE_URL: 'https://power.example', EMAIL_FROM: 'Zoë Ångström <zoe@power.example>' },
  })
})
afterAll(async () => {
  await cms.stop()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

const outbox = () => path.join(folder, '.data/outbox')
const messages = async () => {
  const files = (await readdir(outbox()).catch(() => [])).sort()
  return Promise.all(
    files.map(async (file) => ({
      file,
      mode: (await stat(path.join(outbox(), file))).mode & 0o777,
      eml: await readFile(path.join(outbox(), file), 'utf8'),
    })),
  )
}

describe('the forgotten password', () => {
  it('sends nothing for an address nobody has, and answers the same', async () => {
    const { status, body } = await cms.anonymous.post('/users/forgot-password', { json: { email: 'no@example.com' } })
    expect(status).toBe(200)
    expect(await messages()).toEqual([])
    const { email } = await makeUser(cms.payload, 'editor')
    const known = await cms.anonymous.post('/users/forgot-password', { json: { email } })
    await runDueJobs(cms.payload)
    expect(await messages()).toHaveLength(1)
    expect([known.status, known.body]).toEqual([status, body])
  })

  it('leaves a private file with a link to the site, whatever host the request names', async () => {
    const logged = vi.spyOn(cms.payload.logger, 'info')
    const { email } = await makeUser(cms.payload, 'editor')
    await cms.anonymous.post('/users/forgot-password', {
      json: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    await runDueJobs(cms.payload)
    const message = (await messages()).find(({ eml }) => eml.includes(email))!
    expect(message.mode).toBe(0o600)
    expect((await stat(outbox())).mode & 0o777).toBe(0o700)
    expect(message.eml).toContain(`To: ${email}\r\n`)
    const { html, text } = await simpleParser(message.eml)
    expect(text).toContain('https://power.example/admin/reset/')
    expect(html).not.toContain('evil.example')
    expect(message.eml).not.toContain('evil.example')
    const token = /href="https:\/\/power\.example\/admin\/reset\/([0-9a-f]+)"/.exec(html || '')?.[1]

    const said = logged.mock.calls.flat().join(' ')
    expect(said).toContain(message.file)
    expect(said).not.toContain(email)

    const password = 'a brand new password'
    expect((await cms.anonymous.post('/users/reset-password', { json: { token, password } })).status).toBe(200)
    expect((await cms.anonymous.post('/users/login', { json: { email, password } })).status).toBe(200)
  })
})

describe('somebody new', () => {
  it('is told by mail who made the account, and chooses the password', async () => {
    const founder = await cms.signedInAs('founder')
    const json = { name: 'Nora', email: 'nora@example.com', password: 'a password told to nobody', roles: ['editor'] }
    expect((await founder.post('/users', { json })).status).toBe(201)
    await runDueJobs(cms.payload)
    const { eml } = (await messages()).find((message) => message.eml.includes('To: nora@example.com'))!
    const { subject, text } = await simpleParser(eml)
    expect(subject).toBe('Your account at Power Years')
    expect(text).toContain('made an account for you')
    expect(eml).not.toContain(json.password)
    const token = /https:\/\/power\.example\/admin\/reset\/([0-9a-f]+)/.exec(text ?? '')?.[1]
    const password = 'a password of her own'
    expect((await cms.anonymous.post('/users/reset-password', { json: { token, password } })).status).toBe(200)
    expect((await cms.anonymous.post('/users/login', { json: { email: json.email, password } })).status).toBe(200)
  })
})

it('writes messages that a mail program opens, on one line what must be on one', async () => {
  await cms.payload.sendEmail({
    to: [{ name: 'Ann', address: 'ann@example.com' }, 'ben@example.com'],
    subject: 'Grüße\r\nBcc: everybody@example.com',
    text: 'Plain words.',
    html: '<p>Words.</p>',
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  })
  const { eml } = (await messages()).find((message) => message.eml.includes('ann@'))!
  const [head] = eml.split('\r\n\r\n')
  expect(head).toContain('To: Ann <ann@example.com>, ben@example.com')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head).not.toMatch(/^Bcc:/m)
  const { from, subject, bcc, text, html } = await simpleParser(eml)
  expect(from!.value).toEqual([{ name: 'Zoë Ångström', address: 'zoe@power.example' }])
  expect([subject, bcc]).toEqual(['Grüße Bcc: everybody@example.com', undefined])
  expect([text!.trim(), html]).toEqual(['Plain words.', expect.stringContaining('<p>Words.</p>')])
  expect(project).not.toBe(folder)
})

it('is read back for founders, newest first, with subject, address and text', async () => {
  await cms.payload.sendEmail({
    to: 'cy@example.com',
    subject: 'Später',
    text: 'The newest.\r\nTwo lines.',
    html: '<p>x</p>',
  })
  const { readOutbox } = await import('./outbox')
  const { total, newest } = await readOutbox(2)
  expect(total).toBeGreaterThan(1)
  expect(newest).toHaveLength(2)
  expect(newest[0]).toMatchObject({ to: 'cy@example.com', subject: 'Später', text: 'The newest.\nTwo lines.' })
  expect(newest[0]!.date!.getTime()).toBeGreaterThanOrEqual(newest[1]!.date!.getTime())
})

it('writes a message from what it says, never from a file or an address that it names', async () => {
  const sending = cms.payload.sendEmail({
    to: 'dee@example.com',
    subject: 'Attached',
    text: 'See below.',
    attachments: [{ path: path.join(project, 'package.json') }],
  })
  await expect(sending).rejects.toThrow('File access rejected')
})
