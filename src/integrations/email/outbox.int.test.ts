import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

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
      text: await readFile(path.join(outbox(), file), 'utf8'),
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
    expect([known.status, known.body]).toEqual([status, body])
  })

  it('leaves a private file with a link to the site, whatever host the request names', async () => {
    const logged = vi.spyOn(cms.payload.logger, 'info')
    const { email } = await makeUser(cms.payload, 'editor')
    await cms.anonymous.post('/users/forgot-password', {
      json: { email },
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    const message = (await messages()).find(({ text }) => text.includes(email))!
    expect(message.mode).toBe(0o600)
    expect((await stat(outbox())).mode & 0o777).toBe(0o700)
    expect(message.text).toContain(`To: ${email}\r\n`)
    expect(message.text).not.toContain('evil.example')
    const token = /href="https:\/\/power\.example\/admin\/reset\/([0-9a-f]+)"/.exec(message.text)?.[1]

    const said = logged.mock.calls.flat().join(' ')
    expect(said).toContain(message.file)
    expect(said).not.toContain(email)

    const password = 'a brand new password'
    expect((await cms.anonymous.post('/users/reset-password', { json: { token, password } })).status).toBe(200)
    expect((await cms.anonymous.post('/users/login', { json: { email, password } })).status).toBe(200)
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
  const { text } = (await messages()).find((message) => message.text.includes('ann@'))!
  const [head] = text.split('\r\n\r\n')
  expect(head).toContain('To: Ann <ann@example.com>, ben@example.com')
  expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(head).not.toMatch(/^Bcc:/m)
  const subject = /^Subject: =\?utf-8\?B\?(.+)\?=$/m.exec(text)![1]!
  expect(Buffer.from(subject, 'base64').toString()).toBe('Grüße Bcc: everybody@example.com')
  expect(text).toMatch(/Plain words\.[\s\S]+<p>Words\.<\/p>/)
  expect(project).not.toBe(folder)
})

it('is read back for founders, newest first, with subject, address and text', async () => {
  await cms.payload.sendEmail({
    to: 'cy@example.com',
    subject: 'Später',
    text: 'The newest.\r\nTwo lines.',
    html: '<p>x</p>',
  })
  const { readOutbox } = await import('./readOutbox')
  const { total, newest } = await readOutbox(2)
  expect(total).toBeGreaterThan(1)
  expect(newest).toHaveLength(2)
  expect(newest[0]).toMatchObject({ to: 'cy@example.com', subject: 'Später', text: 'The newest.\r\nTwo lines.' })
  expect(newest[0]!.date!.getTime()).toBeGreaterThanOrEqual(newest[1]!.date!.getTime())
})
