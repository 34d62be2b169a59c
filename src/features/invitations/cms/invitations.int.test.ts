import { createHmac } from 'node:crypto'

import type { ServerProps } from 'payload'
import { Client } from 'pg'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { deriveKey } from '@/shared/cms/signedToken'
import { runDueJobs } from '@/shared/cms/jobRunner'
import { poolOf } from '@/shared/database'
import type { TestCms } from '@/testing/cms'
import { startEmailCms, withoutProvider } from '@/testing/emailCms'
import type { ResendDouble } from '@/testing/resendDouble'

import { Outbox } from './Outbox'

let resend: ResendDouble
let cms: TestCms
let stop: () => Promise<void>

beforeAll(async () => {
  ;({ cms, resend, stop } = await startEmailCms({ RATE_LIMITS: 'off' }))
})
afterAll(async () => {
  await stop?.()
})
beforeEach(() => {
  resend.refuseWhen(() => null)
  resend.delivered.length = 0
  resend.requests.length = 0
})

let count = 0
const someone = () => `reader-${(count += 1)}@example.com`
const ask = (json: unknown, headers?: Record<string, string>) =>
  cms.anonymous.post('/send-community-invitation', { json, headers })
/** The answer, once the email has left. */
async function untilSent<Answered>(answer: Promise<Answered>): Promise<Answered> {
  const answered = await answer
  await runDueJobs(cms.payload)
  return answered
}
const invite = (json: unknown, headers?: Record<string, string>) => untilSent(ask(json, headers))
const sql = (text: string, values?: unknown[]) => poolOf(cms.payload).query(text, values)
const unsubscribe = async (email: string) => {
  const mail = resend.delivered.find(({ to }) => to === email)
  const link = /<http:\/\/localhost:3000\/api(.+)>/.exec(mail!.headers!['List-Unsubscribe']!)![1]!
  expect((await cms.anonymous.post(link)).status).toBe(200)
  await sql(`UPDATE invited_addresses SET written_at = now() - interval '2 years'`)
}

describe('inviting', () => {
  it.each([
    [{ email: 'no address', inviterName: 'Ruth' }, 'Please enter a valid email address'],
    [{ email: 'a@example.com\r\nBcc: b@example.com', inviterName: 'Ruth' }, 'Please enter a valid email address'],
    [{ email: someone(), inviterName: '  ' }, 'Your name is required'],
  ])('refuses %j', async (json, message) => {
    const { status, body } = await invite(json)
    expect([status, body.message]).toEqual([400, message])
    expect(resend.requests).toEqual([])
  })

  it('refuses what another site sends in a visitor’s name', async () => {
    const json = { email: someone(), inviterName: 'Ruth' }
    expect((await invite(json, { origin: 'https://evil.example' })).status).toBe(403)
    expect(resend.requests).toEqual([])
  })

  it('writes once, names who asked, and says how never to hear again', async () => {
    const email = someone()
    const { status, body } = await invite({ email, inviterName: 'Ruth' })
    expect([status, body]).toEqual([202, { message: 'Community invitation sent successfully.' }])
    const [mail] = resend.delivered
    expect(mail!.to).toBe(email)
    expect(mail!.subject).toBe('An invitation to Power Years')
    expect(mail!.text).toContain('Somebody who signs as “Ruth” typed your address')
    expect(mail!.html).toContain('color-scheme')
    expect(mail!.html).not.toMatch(/<img/i)
    expect(mail!.headers!['List-Unsubscribe']).toMatch(/^<http:\/\/localhost:3000\/api\/never-again\/[\w-]+\.[\w-]+>$/)
    expect(mail!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  })

  it('accepts a second invitation to an address and does not send it, from whomever and however written', async () => {
    const email = someone()
    await invite({ email, inviterName: 'Ruth' })
    const answers = [
      await invite({ email, inviterName: 'Ann' }),
      await invite({ email: email.toUpperCase(), inviterName: 'Ann' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([202, 202])
    expect(resend.delivered).toHaveLength(1)
  })

  it('sends one email of twenty asked for at once', async () => {
    const email = someone()
    await Promise.all(Array.from({ length: 20 }, () => ask({ email, inviterName: 'Ruth' })))
    await runDueJobs(cms.payload)
    expect(resend.delivered).toHaveLength(1)
  })

  it('never writes again after one click of the mail program', async () => {
    const email = someone()
    await invite({ email, inviterName: 'Ruth' })
    const link = /<http:\/\/localhost:3000\/api(.+)>/.exec(resend.delivered[0]!.headers!['List-Unsubscribe']!)![1]!
    expect((await cms.anonymous.post(`${link}x`)).status).toBe(404)
    const clicked = await cms.anonymous.post(link, {
      raw: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(clicked.status).toBe(200)
    await cms.payload.db.drizzle.execute(`UPDATE invited_addresses SET written_at = now() - interval '2 years'`)
    expect((await invite({ email, inviterName: 'Ruth' })).status).toBe(202)
    expect(resend.delivered).toHaveLength(1)
  })

  it.each([
    ['never1@example.com', ['never1+a@example.com', 'NEVER1+b@Example.com']],
    ['n.e.v.e.r.2@gmail.com', ['never2@gmail.com', 'never.2+a@googlemail.com']],
  ])('never writes again to %s in any spelling', async (email, spellings) => {
    await invite({ email, inviterName: 'Ruth' })
    await unsubscribe(email)
    for (const spelling of spellings) expect((await invite({ email: spelling, inviterName: 'Ruth' })).status).toBe(202)
    expect(resend.delivered).toHaveLength(1)
  })

  it('heeds what was asked for before spellings were folded', async () => {
    const email = 'An.Older.Wish+x@gmail.com'
    const key = deriveKey(cms.payload, 'invited addresses')
    const hash = createHmac('sha256', key).update(email.toLowerCase()).digest('base64url')
    await sql('INSERT INTO invited_addresses (hash, never) VALUES ($1, true)', [hash])
    await invite({ email, inviterName: 'Ruth' })
    expect(resend.delivered).toHaveLength(0)
  })

  it('keeps no address and no name, not even while an email waits', async () => {
    const email = someone()
    await ask({ email, inviterName: 'Wilhelmina' })
    const stored = async () => {
      const addresses = await sql('SELECT * FROM invited_addresses')
      const jobs = await sql("SELECT * FROM payload_jobs WHERE task_slug = 'send-visitor-letter'")
      return { jobs: jobs.rowCount, text: JSON.stringify([addresses.rows, jobs.rows]) }
    }
    expect((await stored()).jobs).toBe(1)
    expect((await stored()).text).not.toMatch(/example\.com|wilhelmina/i)
    await runDueJobs(cms.payload)
    expect((await stored()).jobs).toBe(0)
    expect((await stored()).text).not.toMatch(/example\.com|wilhelmina/i)
  })

  it('does the same work for a known address as for a new one, and answers before anything is sent', async () => {
    const known = someone()
    await invite({ email: known, inviterName: 'Ruth' })
    const workFor = async (email: string) => {
      const asked = vi.spyOn(Client.prototype, 'query')
      resend.requests.length = 0
      const { status, body } = await ask({ email, inviterName: 'Ruth' })
      const statements = asked.mock.calls.map(([query]) =>
        typeof query === 'string' ? query : (query as unknown as { text: string }).text,
      )
      asked.mockRestore()
      return { status, body, statements, sent: resend.requests.length }
    }
    const [first, second] = [await workFor(known), await workFor(someone())]
    expect(first).toEqual(second)
    expect(first.statements.length).toBeGreaterThan(2)
    expect(first.sent).toBe(0)
    await runDueJobs(cms.payload)
    expect(resend.delivered).toHaveLength(2)
  })

  it('accepts as many emails a day as it may, exactly, however many are asked for at once', async () => {
    await invite({ email: someone(), inviterName: 'Ruth' })
    const { rows } = await sql(`UPDATE request_limits SET points = 480 WHERE key LIKE 'visitorLetters%' RETURNING key`)
    expect(rows).toHaveLength(1)
    try {
      const answers = await Promise.all(
        Array.from({ length: 60 }, () => ask({ email: someone(), inviterName: 'Ruth' })),
      )
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(20)
      const refused = answers.filter(({ status }) => status === 429)
      expect(refused).toHaveLength(40)
      expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(80_000)
      await runDueJobs(cms.payload)
      expect(resend.delivered).toHaveLength(21)
    } finally {
      await sql('DELETE FROM request_limits')
    }
  })

  it('tries again later when the provider is away, without telling anybody the address', async () => {
    const email = someone()
    resend.refuseWhen(() => 500)
    expect((await invite({ email, inviterName: 'Ruth' })).status).toBe(202)
    expect(resend.delivered).toHaveLength(0)
    resend.refuseWhen(() => null)
    // Two seconds, which pass on a busy machine before it looks: an hour more, where it waits at all.
    await sql(`UPDATE payload_jobs SET wait_until = wait_until + interval '1 hour'`)
    await runDueJobs(cms.payload)
    expect(resend.delivered).toHaveLength(0)
    await sql(`UPDATE payload_jobs SET wait_until = now() - interval '1 second'`)
    await runDueJobs(cms.payload)
    expect(resend.delivered.map(({ to }) => to)).toEqual([email])
  })

  it('waits out the day of a used-up quota, tells founders so, and only then gives up', async () => {
    const email = someone()
    const wait = (hours: number) =>
      sql(
        `UPDATE payload_jobs SET wait_until = now() - interval '1 second',
           input = jsonb_set(input, '{quotaUsedUpAt}', to_jsonb((input ->> 'quotaUsedUpAt')::bigint - $1 * 3600000::bigint))`,
        [hours],
      )
    const said = async () => {
      const props = { user: { roles: ['founder'] }, payload: cms.payload } as unknown as ServerProps
      const section = await Outbox(props)
      return section && renderToStaticMarkup(section)
    }
    resend.refuseWhen(() => ({ status: 429, name: 'daily_quota_exceeded' }))
    await invite({ email, inviterName: 'Ruth' })
    // Oftener than a provider that is away is asked.
    for (let turn = 0; turn < 12; turn += 1) {
      await wait(2)
      await runDueJobs(cms.payload)
    }
    expect(await said()).toContain('One letter that a visitor asked for waits')
    resend.refuseWhen(() => null)
    await wait(0)
    await runDueJobs(cms.payload)
    expect(resend.delivered.map(({ to }) => to)).toEqual([email])
    expect(await said()).toBeNull()

    resend.refuseWhen(() => ({ status: 429, name: 'daily_quota_exceeded' }))
    await invite({ email: someone(), inviterName: 'Ruth' })
    await wait(26)
    await runDueJobs(cms.payload)
    expect((await sql("SELECT FROM payload_jobs WHERE task_slug = 'send-visitor-letter'")).rowCount).toBe(0)
  })

  it('gives an address back that the provider refuses', async () => {
    const email = someone()
    resend.refuseWhen(() => 422)
    await invite({ email, inviterName: 'Ruth' })
    expect((await sql("SELECT FROM payload_jobs WHERE task_slug = 'send-visitor-letter'")).rowCount).toBe(0)
    resend.refuseWhen(() => null)
    await invite({ email, inviterName: 'Ruth' })
    expect(resend.delivered).toHaveLength(1)
  })

  it('gives an address back that waits in the outbox, and keeps no second letter for it meanwhile', async () => {
    const email = someone()
    await withoutProvider(cms, async (kept) => {
      await invite({ email, inviterName: 'Ruth' })
      await invite({ email, inviterName: 'Ruth' })
      expect(kept).toHaveBeenCalledTimes(1)
    })
    for (let time = 0; time < 2; time += 1) await invite({ email, inviterName: 'Ruth' })
    expect(resend.delivered.map(({ to }) => to)).toEqual([email])
  })
})
