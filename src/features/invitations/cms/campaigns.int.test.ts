import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Campaign } from '@/payload-types'
import { runDueJobs } from '@/shared/cms/jobRunner'
import { poolOf } from '@/shared/database'
import type { TestCms } from '@/testing/cms'
import { startEmailCms, withoutProvider } from '@/testing/emailCms'
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
})

const sql = (text: string, values?: unknown[]) => poolOf(cms.payload).query(text, values)
let count = 0

/** Contacts with a tag of their own. */
async function contacts(size: number, given: { email?: string }[] = []) {
  const tag = `tag-${(count += 1)}`
  const made = []
  for (let index = 0; index < size; index += 1)
    made.push(
      await cms.payload.create({
        collection: 'influencers',
        data: {
          name: `Reader ${index}`,
          email: `${tag}-${index}@example.com`,
          priority: 'high',
          tags: [tag],
          ...given[index],
        },
      }),
    )
  return { tag, made }
}

const campaign = (tag: string, given: Partial<Campaign> = {}) => ({
  title: 'Spring',
  subject: 'A free almanac, for you to look through',
  body: richText({ type: 'text', text: 'We wrote it for bad nights.' }),
  signature: 'Ruth\nwho started it',
  replyTo: 'ruth@power.example',
  postalAddress: 'Power Years\nP.O. Box 1, Bangor, ME 04401',
  audience: 'tagged',
  tags: [tag],
  ...given,
})

async function write(tag: string, given: Partial<Campaign> = {}): Promise<number> {
  const { status, text, body } = await founder.post('/campaigns', { json: campaign(tag, given) })
  expect(status, text).toBe(201)
  return body.doc.id
}
const desk = (id: number) => `/campaign-desk/${id}`
const statusOf = async (id: number) => (await founder.get(desk(id))).body
const send = (id: number, number: number) => founder.post(`${desk(id)}/send`, { json: { number } })
const moveTo = (id: number, move: string) => founder.post(`${desk(id)}/move`, { json: { move } })

/** Lets the jobs work until nobody is left to write to. */
async function work(id: number) {
  for (let turn = 0; turn < 100; turn += 1) {
    const status = await statusOf(id)
    if (status.state !== 'sending') return status
    await sql(`UPDATE batch_recipients SET due_at = now() WHERE state = 'waiting'`)
    await sql(`UPDATE payload_jobs SET wait_until = now() - interval '1 second'`)
    await runDueJobs(cms.payload)
  }
  throw new Error('The letters did not end')
}

describe('an email of a founder’s own', () => {
  it('is no business of editors and strangers, by whatever call', async () => {
    const { tag } = await contacts(1)
    const id = await write(tag)
    for (const [caller, refused] of [
      [editor, 403],
      [cms.anonymous, 401],
    ] as const) {
      const calls = await Promise.all([
        caller.get(desk(id)),
        caller.get(`${desk(id)}/letters`),
        caller.post(`${desk(id)}/test`),
        caller.post(`${desk(id)}/send`, { json: { number: 1 } }),
        caller.post(`${desk(id)}/move`, { json: { move: 'cancel' } }),
        caller.post(`${desk(id)}/letters/1/answered`, { json: { answered: true } }),
        caller.post(`${desk(id)}/follow-up`),
        caller.post('/campaign-preview', { json: {} }),
      ])
      expect(calls.map(({ status }) => status)).toEqual(calls.map(() => refused))
      const documents = await Promise.all([
        caller.get('/campaigns'),
        caller.get(`/campaigns/${id}`),
        caller.post('/campaigns', { json: campaign(tag) }),
        caller.patch(`/campaigns/${id}`, { json: { subject: 'Mine' } }),
        caller.post(`/campaigns/${id}/duplicate`),
        caller.delete(`/campaigns/${id}`),
      ])
      expect(documents.map(({ status }) => status)).toEqual(documents.map(() => 403))
    }
    expect(resend.delivered).toEqual([])
  })

  it('is not sent without a postal address, a text and somebody to get it, nor with a forbidden claim', async () => {
    const { tag } = await contacts(1)
    const bare = await write(tag, { postalAddress: ' ' })
    expect((await statusOf(bare)).missing).toEqual(['Your postal address is missing. The law asks for it.'])
    const refused = await send(bare, 1)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Your postal address is missing. The law asks for it.',
    ])
    const nobody = await write('nobody-has-this', { subject: 'Black cohosh cures hot flashes' })
    expect((await statusOf(nobody)).missing).toEqual([
      'Nobody would get it.',
      'This cannot be said: “Black cohosh cures hot flashes”',
    ])
    const signed = await write(tag, {
      signature: 'Ruth\nBlack cohosh cures hot flashes',
      linkLabel: 'Take 400 mg daily',
    })
    expect((await statusOf(signed)).missing).toEqual([
      'This cannot be said: “Black cohosh cures hot flashes”',
      'This cannot be said: “Take 400 mg daily”',
    ])
    await runDueJobs(cms.payload)
    expect(resend.delivered).toEqual([])
  })

  it('goes once to each, with its words, Reply-To, postal address and a way out, and is then closed', async () => {
    const { tag, made } = await contacts(3)
    const id = await write(tag.toUpperCase())
    expect((await send(id, 2)).status).toBe(409)
    expect((await send(id, 3)).status).toBe(202)
    expect((await send(id, 3)).status).toBe(409)
    expect(await work(id)).toMatchObject({ state: 'done', total: 3, counts: { sent: 3, waiting: 0 } })
    expect(resend.delivered.map(({ to }) => to).sort()).toEqual(made.map(({ email }) => email))
    const [mail] = resend.delivered
    expect(mail).toMatchObject({ subject: 'A free almanac, for you to look through', reply_to: 'ruth@power.example' })
    expect(mail!.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    for (const words of [
      'Hello Reader',
      'We wrote it for bad nights.',
      'who started it',
      'P.O. Box 1',
      'Never write to me',
    ])
      expect(mail!.text).toContain(words)
    expect(mail!.html).not.toMatch(/<img/i)
    const { body: contact } = await founder.get(`/influencers/${made[0]!.id}`)
    expect(contact.writtenOn).toBeTruthy()
    expect((await founder.patch(`/campaigns/${id}`, { json: { subject: 'Another' } })).status).toBe(403)
    expect((await founder.delete(`/campaigns/${id}`)).status).toBe(403)
    const { body: copy } = await founder.post(`/campaigns/${id}/duplicate`)
    expect(copy.doc.state).toBe('draft')
    const { body: became } = await founder.get(`${desk(id)}/letters?state=sent`)
    expect(became).toMatchObject({ total: 3, letters: [{ name: 'Reader 0', state: 'sent', reason: null }, {}, {}] })
  })

  it('leaves out who wants none, who had one within a year, and the same mailbox twice, and names them', async () => {
    const { tag, made } = await contacts(4, [{}, {}, {}, { email: `tag-${count + 1}-0+news@example.com` }])
    await write(tag)
    await founder.post('/send-batch-invitations', { json: { invitations: [{ email: made[1]!.email }] } })
    await founder.post('/send-batch-invitations', { json: { invitations: [{ email: made[2]!.email }] } })
    await runDueJobs(cms.payload)
    const link = /<http:\/\/localhost:3000\/api(.+)>/.exec(
      resend.delivered.find(({ to }) => to === made[2]!.email)!.headers!['List-Unsubscribe']!,
    )![1]!
    await cms.anonymous.post(link)
    const id = await write(tag, { again: [made[2]!.id] })
    expect(await statusOf(id)).toMatchObject({
      total: 1,
      leftOut: [
        { name: 'Reader 1', reason: expect.stringMatching(/^Had a letter on \d{4}-\d\d-\d\d\.$/) },
        { name: 'Reader 2', reason: 'Wants no more letters.' },
        { name: 'Reader 3', reason: 'Is there twice: the same mailbox.' },
      ],
    })
    await founder.patch(`/campaigns/${id}`, { json: { again: [made[1]!.id] } })
    expect((await statusOf(id)).total).toBe(2)
  })

  it('can be paused, goes on, and is cancelled for those whom it has not reached', async () => {
    const { tag } = await contacts(3)
    const id = await write(tag)
    expect((await moveTo(id, 'pause')).status).toBe(409)
    await send(id, 3)
    expect((await moveTo(id, 'pause')).body.state).toBe('paused')
    await runDueJobs(cms.payload)
    expect(resend.delivered).toEqual([])
    await moveTo(id, 'resume')
    // One gets through; the provider is away for the others.
    resend.refuseWhen(() => (resend.delivered.length >= 1 ? 500 : null))
    await runDueJobs(cms.payload)
    const { body } = await moveTo(id, 'cancel')
    expect(body).toMatchObject({ state: 'cancelled', total: 3 })
    expect(body.counts.sent).toBe(resend.delivered.length)
    expect(body.counts.sent + body.counts.cancelled).toBe(3)
    resend.refuseWhen(() => null)
    await sql(`UPDATE payload_jobs SET wait_until = now() - interval '1 second'`)
    await runDueJobs(cms.payload)
    expect(resend.delivered).toHaveLength(body.counts.sent)
    expect((await moveTo(id, 'resume')).status).toBe(409)
  })

  it('is tried on the founder alone, and shown as it is typed', async () => {
    const { tag } = await contacts(1)
    const id = await write(tag)
    expect((await founder.post(`${desk(id)}/test`)).body.message).toBe(`It is on its way to ${founder.email}.`)
    expect(resend.delivered.map(({ to, subject }) => [to, subject])).toEqual([
      [founder.email, 'Test: A free almanac, for you to look through'],
    ])
    expect((await statusOf(id)).state).toBe('draft')
    const link = (url: string) => ({
      root: {
        type: 'root',
        children: [
          {
            type: 'paragraph',
            children: [{ type: 'link', fields: { url }, children: [{ type: 'text', text: 'there' }] }],
          },
        ],
      },
    })
    const shown = async (url: string) =>
      (await founder.post('/campaign-preview', { json: { subject: 'Hi', body: link(url) } })).body.html as string
    expect(await shown('/education')).toContain('href="http://localhost:3000/education"')
    expect(await shown('javascript:alert(1)')).not.toContain('javascript')
  })
})

describe('a letter that waits in the outbox', () => {
  const batch = (email: string, again: string[] = []) =>
    founder.post('/send-batch-invitations', { json: { invitations: [{ email }], again } })

  it('counts for nobody as written to, is not doubled meanwhile, and leaves once mail is set up', async () => {
    const { tag, made } = await contacts(3)
    const id = await write(tag)
    await withoutProvider(cms, async () => {
      await send(id, 3)
      expect(await work(id)).toMatchObject({ state: 'done', counts: { kept: 3, sent: 0 }, answers: { no: 0 } })
      const other = await write(tag, { again: [made[2]!.id] })
      expect(await statusOf(other)).toMatchObject({
        total: 1,
        leftOut: [
          { name: 'Reader 0', reason: 'A letter to her waits in the outbox.' },
          { name: 'Reader 1', reason: 'A letter to her waits in the outbox.' },
        ],
      })
      const { status, body } = await batch(made[0]!.email)
      expect([status, body.issues[0].message]).toEqual([400, 'A letter to her waits in the outbox.'])
      expect((await moveTo(id, 'sendKept')).status).toBe(409)
    })
    expect((await founder.get(`/influencers/${made[0]!.id}`)).body.writtenOn).toBeNull()
    expect((await statusOf(await write(tag))).total).toBe(3)
    expect(
      (await founder.post(`${desk(id)}/letters/${made[0]!.id}/answered`, { json: { answered: true } })).status,
    ).toBe(409)
    // One of them has another letter in its place.
    expect((await batch(made[0]!.email)).status).toBe(202)
    await runDueJobs(cms.payload)
    resend.delivered.length = 0
    expect((await moveTo(id, 'sendKept')).body).toMatchObject({ state: 'sending', counts: { waiting: 2, failed: 1 } })
    expect(await work(id)).toMatchObject({ state: 'done', counts: { sent: 2, failed: 1, kept: 0 } })
    expect(resend.delivered.map(({ to }) => to).sort()).toEqual([made[1]!.email, made[2]!.email])
    const { letters } = (await founder.get(`${desk(id)}/letters?state=failed`)).body
    expect(letters).toMatchObject([{ name: 'Reader 0', reason: 'Another letter goes in its place.' }])
    expect((await moveTo(id, 'sendKept')).status).toBe(409)
  })

  it('is passed over where its mailbox had another since', async () => {
    const { tag, made } = await contacts(2)
    const id = await write(tag)
    await withoutProvider(cms, async () => {
      await send(id, 2)
      await work(id)
    })
    // The same mailbox under another name.
    await contacts(1, [{ email: made[0]!.email.replace('@', '+news@') }])
    await batch(made[0]!.email.replace('@', '+news@'))
    await runDueJobs(cms.payload)
    await moveTo(id, 'sendKept')
    expect(await work(id)).toMatchObject({ state: 'done', counts: { sent: 1, failed: 1 } })
  })
})
