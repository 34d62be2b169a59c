import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { runDueJobs } from '@/shared/cms/jobRunner'
import { poolOf } from '@/shared/database'
import type { TestCms } from '@/testing/cms'
import { startEmailCms } from '@/testing/emailCms'
import { richText } from '@/testing/factories'
import type { ResendDouble } from '@/testing/resendDouble'

let resend: ResendDouble
let cms: TestCms
let stop: () => Promise<void>
let founder: Awaited<ReturnType<TestCms['signedInAs']>>
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  ;({ cms, resend, stop } = await startEmailCms({ RATE_LIMITS: 'off' }))
  founder = await cms.signedInAs('founder')
  editor = await cms.signedInAs('editor')
})
afterAll(async () => {
  await stop?.()
})
beforeEach(() => {
  resend.refuseWhen(() => null)
  resend.delivered.length = 0
  resend.requests.length = 0
})

const sql = (text: string, values?: unknown[]) => poolOf(cms.payload).query(text, values)
const invite = async (json: unknown) => {
  await cms.anonymous.post('/send-community-invitation', { json })
  await runDueJobs(cms.payload)
}

describe('influencers', () => {
  it('are the founders’ alone', async () => {
    await cms.payload.create({
      collection: 'influencers',
      data: { name: 'Hidden', email: 'hidden@example.com', priority: 'high' },
    })
    expect((await founder.get('/influencers')).body.docs).toHaveLength(1)
    for (const stranger of [editor, cms.anonymous]) {
      const { status, text } = await stranger.get('/influencers')
      expect(status).toBe(403)
      expect(text).not.toContain('hidden@')
    }
  })

  it('come from a file, with a word on every row that does not', async () => {
    const csv = [
      'Name,Email,Followers,Focus,Priority',
      'Ada,ada@example.com,12K,"Sleep, mostly",high',
      ',nobody@example.com,,,',
      'Bo,not an address,,,',
      'Cy,ADA@example.com,,,',
      'Di,di@example.com,,,urgent',
      'Ed,ed@example.com',
    ].join('\n')
    expect((await editor.post('/import-influencers', { json: { csv } })).status).toBe(403)
    const { status, body } = await founder.post('/import-influencers', { json: { csv } })
    expect([status, body]).toEqual([
      200,
      {
        added: 2,
        updated: 0,
        unchanged: 0,
        refused: [
          { row: 3, who: 'nobody@example.com', reason: 'The name is missing.' },
          { row: 4, who: 'Bo', reason: 'The email address is not one.' },
          { row: 5, who: 'Cy', reason: 'The address stands in row 2 already.' },
          { row: 6, who: 'Di', reason: 'The priority is neither high, medium nor low.' },
        ],
        people: [expect.objectContaining({ row: 2, name: 'Ada', becomes: 'added' }), expect.anything()],
        importId: expect.any(Number),
      },
    ])
    const again = await founder.post('/import-influencers', { json: { csv } })
    expect([again.body.added, again.body.unchanged]).toEqual([0, 2])
    expect((await founder.post('/import-influencers', { json: { csv: 'who,where\nAda,here' } })).status).toBe(400)
    expect((await founder.post('/import-influencers', { json: { csv: 'name,email\n"Ada' } })).status).toBe(400)
  })
})

describe('a batch', () => {
  const people = (size: number) => Array.from({ length: size }, (_, index) => `batch-${index}@example.com`)
  const batch = (emails: string[], again: string[] = []) => ({
    json: { invitations: emails.map((email) => ({ email, name: 'x' })), again },
  })

  /** Lets one job work: what waits for a later one need not be waited for here. */
  async function takeATurn() {
    await sql(`UPDATE payload_jobs SET wait_until = now() - interval '1 second'`)
    await runDueJobs(cms.payload)
  }

  async function workUntilDone(batchId: number) {
    for (let turn = 0; turn < 400; turn += 1) {
      const { body } = await founder.get(`/batch-invitations/${batchId}`)
      if (body.done) return body
      await sql(`UPDATE batch_recipients SET due_at = now() WHERE state = 'waiting'`)
      await takeATurn()
    }
    throw new Error('The batch did not end')
  }

  beforeAll(async () => {
    const csv = ['name,email', ...people(300).map((email, index) => `Person ${index},${email}`)].join('\n')
    const { body } = await founder.post('/import-influencers', { json: { csv } })
    expect(body.added).toBe(300)
    // Where its postal address is from.
    await cms.payload.create({
      collection: 'campaigns',
      data: {
        title: 'Spring',
        subject: 'A free almanac',
        body: richText({ type: 'text', text: 'Have a look.' }),
        audience: 'everybody',
        state: 'draft',
        postalAddress: 'Power Years\nP.O. Box 1',
      },
    })
  })

  it('has the postal address of the newest email with one', async () => {
    const preview = async () => (await founder.get('/batch-invitation-preview')).body.text
    expect(await preview()).toContain('P.O. Box 1')
    await sql(`UPDATE campaigns SET postal_address = ' '`)
    expect(await preview()).not.toContain('P.O. Box 1')
    await sql(`UPDATE campaigns SET postal_address = 'P.O. Box 2'`)
  })

  it('is refused to strangers and editors, and for addresses nobody entered', async () => {
    expect((await cms.anonymous.post('/send-batch-invitations', batch(people(1)))).status).toBe(401)
    expect((await editor.post('/send-batch-invitations', batch(people(1)))).status).toBe(403)
    const { status, body } = await founder.post('/send-batch-invitations', batch(['stranger@example.com']))
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'invitations.0.email', message: 'This address is not among the influencers.' },
    ])
    expect((await founder.post('/send-batch-invitations', { json: { invitations: [] } })).status).toBe(400)
    expect((await founder.get('/batch-invitations/999999')).status).toBe(404)
    expect((await editor.get('/batch-invitations/1')).status).toBe(403)
  })

  it('reaches everyone once, whatever fails on the way', async () => {
    let calls = 0
    resend.refuseWhen(() => ((calls += 1) % 20 === 0 ? 500 : null))
    const { status, body } = await founder.post('/send-batch-invitations', batch(people(300)))
    expect(status).toBe(202)
    const twice = await founder.post('/send-batch-invitations', batch(people(1)))
    expect(twice.status).toBe(400)
    const progress = await workUntilDone(body.batchId)
    expect(progress).toMatchObject({ total: 300, counts: { waiting: 0, sent: 300, kept: 0, failed: 0 }, failures: [] })
    const reached = resend.delivered.map(({ to }) => to)
    expect(reached).toHaveLength(300)
    expect(resend.delivered[0]!.text).toContain('P.O. Box')
    expect(new Set(reached).size).toBe(300)
  })

  it('goes to nobody twice within a year, also in another spelling, unless that person is named', async () => {
    const [first, other] = people(2)
    const { status, body } = await founder.post('/send-batch-invitations', batch([first!, other!], [other!]))
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'invitations.0.email', message: expect.stringMatching(/^Had this letter on \d{4}-\d\d-\d\d\. /) },
    ])
    await founder.delete(`/influencers?where[email][equals]=${first}`)
    await founder.post('/import-influencers', { json: { csv: `name,email\nPerson 0,${first}` } })
    expect((await founder.post('/send-batch-invitations', batch([first!.toUpperCase()]))).status).toBe(400)
  })

  it('gives up on a refused address, says why, and leaves out who wants no emails', async () => {
    const [refused, quiet] = people(2)
    const quietLink = await (async () => {
      await invite({ email: quiet!, inviterName: 'Ruth' })
      const mail = resend.delivered.find(({ to }) => to === quiet)
      return /<http:\/\/localhost:3000\/api(.+)>/.exec(mail!.headers!['List-Unsubscribe']!)![1]!
    })()
    await cms.anonymous.post(quietLink)
    resend.refuseWhen(({ to }) => (to === refused ? 422 : null))
    const { body } = await founder.post('/send-batch-invitations', batch(people(3), people(3)))
    const progress = await workUntilDone(body.batchId)
    expect(progress.counts).toEqual({ waiting: 0, sent: 1, kept: 0, failed: 2 })
    expect(progress.failures).toEqual([
      { name: 'Person 0', reason: expect.stringContaining('refused') },
      { name: 'Person 1', reason: 'Wants no more letters.' },
    ])
    expect(JSON.stringify(progress)).not.toContain('@')
  })

  it('keeps to what the provider takes in a second, and nobody’s email fails for it', async () => {
    const some = people(160).slice(100)
    resend.limitTo(20)
    try {
      const { body } = await founder.post('/send-batch-invitations', batch(some, some))
      const { counts } = await workUntilDone(body.batchId)
      expect(counts).toMatchObject({ sent: some.length, failed: 0 })
      // What left at once, before the limit was known, and what came at the borders of seconds, more of them on a busy machine.
      expect(resend.requests.length).toBeLessThan(some.length * 1.5)
    } finally {
      resend.limitTo(null)
    }
  })

  it('rests when the provider takes no more today, and goes on when it does', async () => {
    const some = people(200).slice(160)
    let taken = 0
    let ceiling = 10
    resend.refuseWhen(() => ((taken += 1) > ceiling ? { status: 429, name: 'daily_quota_exceeded' } : null))
    const { body } = await founder.post('/send-batch-invitations', batch(some, some))
    // On a busy machine a job may end with its time before it is refused.
    while (taken <= ceiling) await takeATurn()
    expect(resend.requests.length, 'those that were claimed together').toBeLessThanOrEqual(ceiling + 10)
    const { rows } = await sql(
      `SELECT DISTINCT reason, tries, due_at > now() + interval '20 minutes' AS later FROM batch_recipients
       WHERE batch_id = $1 AND state = 'waiting' ORDER BY reason`,
      [body.batchId],
    )
    const isRest = { tries: 0, later: true }
    expect(rows).toEqual([
      { ...isRest, reason: 'The mail provider takes no more for now.' },
      { ...isRest, reason: null },
    ])
    ceiling = Infinity
    expect((await workUntilDone(body.batchId)).counts).toMatchObject({ sent: some.length, failed: 0 })
  })

  it('reads the site settings once, however many it writes to', async () => {
    const reads = vi.spyOn(cms.payload, 'findGlobal')
    try {
      const { body } = await founder.post('/send-batch-invitations', batch(people(40).slice(20), people(40)))
      // A job ends with its time, and on a busy machine the next one goes on.
      let jobs = 0
      for (let left = 20; left > 0; jobs += 1) {
        await takeATurn()
        left = (await founder.get(`/batch-invitations/${body.batchId}`)).body.counts.waiting
      }
      expect((await founder.get(`/batch-invitations/${body.batchId}`)).body.counts.sent).toBe(20)
      expect(jobs).toBeLessThan(20)
      expect(reads.mock.calls.filter(([{ slug }]) => slug === 'site-settings')).toHaveLength(jobs)
    } finally {
      reads.mockRestore()
    }
  })

  it('goes on as one, when two sites ran its job at once', async () => {
    const last = people(300).at(-1)!
    resend.refuseWhen(() => 500)
    const { body } = await founder.post('/send-batch-invitations', batch([last], [last]))
    // As a site does that has lost the database, and with it the lock, while it goes on.
    await cms.payload.jobs.queue({ task: 'send-invitation-batch', input: { batchId: body.batchId } })
    await runDueJobs(cms.payload)
    const { rows } = await sql(
      `SELECT count(*)::int AS waiting FROM payload_jobs WHERE task_slug = 'send-invitation-batch' AND completed_at IS NULL`,
    )
    expect(rows).toEqual([{ waiting: 1 }])
    resend.refuseWhen(() => null)
    expect((await workUntilDone(body.batchId)).counts.sent).toBe(1)
  })

  it('goes on, when another site had put its job back while it still ran', async () => {
    const last = people(300).at(-1)!
    let putBack: Promise<unknown> | undefined
    resend.refuseWhen(() => {
      putBack ??= sql(`UPDATE payload_jobs SET processing = false WHERE processing AND completed_at IS NULL`)
      return 500
    })
    const { body } = await founder.post('/send-batch-invitations', batch([last], [last]))
    await runDueJobs(cms.payload)
    await putBack
    resend.refuseWhen(() => null)
    expect((await workUntilDone(body.batchId)).counts.sent).toBe(1)
  })

  it('shows its email beforehand', async () => {
    expect((await cms.anonymous.get('/batch-invitation-preview')).status).toBe(401)
    const { status, body } = await founder.get('/batch-invitation-preview')
    expect(status).toBe(200)
    expect(body.subject).toContain('Power Years')
    expect(body.text).toContain('Hello Name,')
  })
})
