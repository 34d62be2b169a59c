import { createHmac, randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { runDueJobs } from '@/shared/cms/jobRunner'
import { poolOf } from '@/shared/database'
import type { TestCms } from '@/testing/cms'
import { startEmailCms } from '@/testing/emailCms'
import { richText } from '@/testing/factories'
import type { ResendDouble } from '@/testing/resendDouble'

const secret = `whsec_${Buffer.from('a key of the tests alone').toString('base64')}`
let resend: ResendDouble
let cms: TestCms
let stop: () => Promise<void>
let founder: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  ;({ cms, resend, stop } = await startEmailCms({ RESEND_WEBHOOK_SECRET: secret, RATE_LIMITS: 'off' }))
  founder = await cms.signedInAs('founder')
})
afterAll(async () => {
  await stop?.()
})

/** Tells the site an event as the provider does. */
function tell(type: string, data: object, headers: Record<string, string> = {}) {
  const raw = JSON.stringify({ type, created_at: '2026-03-17T10:00:00.000Z', data })
  const id = `msg_${randomUUID()}`
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signature = `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${raw}`).digest('base64')}`
  return cms.anonymous.post('/resend/webhook', {
    raw,
    headers: {
      'content-type': 'application/json',
      'svix-id': id,
      'svix-timestamp': timestamp,
      'svix-signature': signature,
      ...headers,
    },
  })
}
const bounced = (email_id: string, to: string, type: string) =>
  tell('email.bounced', { email_id, to: [to], bounce: { type, subType: 'General', message: 'No' } })

it('says what became of each email, in whatever order it is told, and writes never again where it must not', async () => {
  const people = ['delivered', 'full', 'gone', 'angry', 'silent'].map((name) => `${name}@example.com`)
  for (const email of people)
    await cms.payload.create({
      collection: 'influencers',
      data: { name: email.split('@')[0]!, email, priority: 'high' },
    })
  const campaign = {
    title: 'Spring',
    subject: 'A free almanac',
    body: richText({ type: 'text', text: 'Have a look.' }),
    postalAddress: 'P.O. Box 1',
    audience: 'everybody',
  }
  const { body } = await founder.post('/campaigns', { json: campaign })
  const desk = `/campaign-desk/${body.doc.id}`
  expect((await founder.post(`${desk}/send`, { json: { number: 5 } })).status).toBe(202)
  await runDueJobs(cms.payload)
  const idOf = (email: string) => resend.delivered.find(({ to }) => to === email)!.id
  const [delivered, full, gone, angry] = people.map((email) => [idOf(email), email] as const)

  const forged = await tell(
    'email.complained',
    { email_id: idOf(people[4]!), to: [people[4]] },
    { 'svix-signature': 'v1,AAAA' },
  )
  expect(forged.status).toBe(400)
  for (const [id, to] of [delivered!, gone!, angry!])
    expect((await tell('email.delivered', { email_id: id, to: [to] })).status).toBe(200)
  await bounced(...full!, 'Transient')
  await bounced(...gone!, 'Permanent')
  await tell('email.complained', { email_id: angry![0], to: [angry![1]] })
  // Late, and once more.
  await tell('email.delivered', { email_id: angry![0], to: [angry![1]] })
  await bounced(...gone!, 'Permanent')
  expect((await tell('email.opened', { email_id: delivered![0], to: [delivered![1]] })).status).toBe(200)

  const { body: status } = await founder.get(desk)
  expect(status.counts).toEqual({
    waiting: 0,
    sent: 1,
    kept: 0,
    failed: 0,
    cancelled: 0,
    delivered: 1,
    bounced: 2,
    complained: 1,
  })
  const { docs } = (await founder.get('/invitation-batches')).body
  expect(docs[0]).toMatchObject({ total: 5, sent: 3, failed: 2 })
  await poolOf(cms.payload).query(`UPDATE invited_addresses SET batch_written_at = NULL, written_at = NULL`)
  const { body: next } = await founder.post('/campaigns', { json: { ...campaign, title: 'Summer' } })
  const { body: audience } = await founder.get(`/campaign-desk/${next.doc.id}`)
  expect([audience.total, audience.leftOut.map(({ name }: { name: string }) => name)]).toEqual([3, ['gone', 'angry']])
})

it('asks to be told again while an email leaves, and takes note of a complaint about any email', async () => {
  const email = 'friend@example.com'
  expect((await tell('email.complained', { email_id: randomUUID(), to: [email] })).status).toBe(200)
  resend.delivered.length = 0
  await cms.anonymous.post('/send-community-invitation', { json: { email, inviterName: 'Ruth' } })
  await runDueJobs(cms.payload)
  expect(resend.delivered).toEqual([])
  await poolOf(cms.payload).query(
    `UPDATE batch_recipients SET state = 'waiting', tries = 1, due_at = now() + interval '1 minute'
     WHERE provider_id = (SELECT min(provider_id) FROM batch_recipients)`,
  )
  expect((await tell('email.delivered', { email_id: randomUUID(), to: [email] })).status).toBe(503)
})
