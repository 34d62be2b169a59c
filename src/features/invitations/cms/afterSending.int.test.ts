import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

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

beforeAll(async () => {
  ;({ cms, resend, stop } = await startEmailCms({ RATE_LIMITS: 'off' }))
  founder = await cms.signedInAs('founder')
})
afterAll(async () => {
  await stop?.()
})
beforeEach(() => {
  resend.refuseWhen(() => null)
  resend.delivered.length = 0
})

const sql = (text: string, values?: unknown[]) => poolOf(cms.payload).query(text, values)
const desk = (id: number) => `/campaign-desk/${id}`
const statusOf = async (id: number) => (await founder.get(desk(id))).body
const mark = (id: number, contact: number, answered: boolean) =>
  founder.post(`${desk(id)}/letters/${contact}/answered`, { json: { answered } })
const namesOf = async (id: number, query: string) =>
  (await founder.get(`${desk(id)}/letters?${query}`)).body.letters.map(({ name }: { name: string }) => name)

let count = 0
const letter = {
  title: 'Spring',
  subject: 'A free almanac',
  body: richText({ type: 'text', text: 'Have a look.' }),
  signature: 'Ruth',
  postalAddress: 'P.O. Box 1',
  audience: 'tagged',
}

/** An email that is through, to so many contacts of its own. */
async function sentTo(size: number, given: object = {}) {
  const tag = `heard-${(count += 1)}`
  const people: { id: number; email: string }[] = []
  for (let index = 0; index < size; index += 1)
    people.push(
      await cms.payload.create({
        collection: 'influencers',
        data: { name: `Reader ${index}`, email: `${tag}-${index}@example.com`, priority: 'high', tags: [tag] },
      }),
    )
  const { body } = await founder.post('/campaigns', { json: { ...letter, tags: [tag], ...given } })
  const id: number = body.doc.id
  expect((await founder.post(`${desk(id)}/send`, { json: { number: size } })).status).toBe(202)
  await runDueJobs(cms.payload)
  return { id, people }
}

describe('an answer', () => {
  it('is marked by hand and taken back, and stands at the email and at the contact', async () => {
    const { id, people } = await sentTo(2)
    const [first] = people
    const answeredOn = async () => (await founder.get(`/influencers/${first!.id}`)).body.answeredOn
    expect((await statusOf(id)).answers).toEqual({ yes: 0, no: 2 })
    expect((await mark(id, first!.id, true)).body.answers).toEqual({ yes: 1, no: 1 })
    expect(await answeredOn()).toBeTruthy()
    expect([await namesOf(id, 'answered=yes'), await namesOf(id, 'answered=no')]).toEqual([['Reader 0'], ['Reader 1']])
    expect(await namesOf(id, `who=${people[1]!.email.toUpperCase()}`)).toEqual(['Reader 1'])
    expect((await mark(id, first!.id, false)).body.answers).toEqual({ yes: 0, no: 2 })
    expect(await answeredOn()).toBeNull()
  })

  it('is none to an email that went to nobody, or never left', async () => {
    const { id, people } = await sentTo(1)
    expect((await mark(id, 2_000_000_000, true)).status).toBe(404)
    await sql(`UPDATE batch_recipients SET state = 'failed' WHERE influencer_id = $1`, [people[0]!.id])
    expect((await mark(id, people[0]!.id, true)).status).toBe(409)
  })
})

describe('two subjects', () => {
  it('go to half of them each, whatever is tried again, and are compared by the answers', async () => {
    const secondSubject = 'What women ask at night'
    const { id, people } = await sentTo(5, { secondSubject })
    const had = (subject: string) => resend.delivered.filter((mail) => mail.subject === subject).map(({ to }) => to)
    expect([had('A free almanac').length, had(secondSubject).length]).toEqual([3, 2])
    const [second] = had(secondSubject)
    await mark(id, people.find(({ email }) => email === second)!.id, true)
    expect((await statusOf(id)).subjects).toEqual([
      { subject: 'A free almanac', sent: 3, answered: 0 },
      { subject: secondSubject, sent: 2, answered: 1 },
    ])
    resend.delivered.length = 0
    await founder.post(`${desk(id)}/test`)
    expect(resend.delivered.map(({ subject }) => subject)).toEqual(['Test: A free almanac', `Test: ${secondSubject}`])
    const { body: copy } = await founder.post(`/campaigns/${id}/duplicate`)
    await founder.patch(`/campaigns/${copy.doc.id}`, { json: { secondSubject: 'A free almanac ' } })
    expect((await statusOf(copy.doc.id)).missing).toContain('The second subject is the first.')
  })
})

describe('the link of an email', () => {
  it('is the same for all, counts days and nothing else, and shows a day once it is over and had ten', async () => {
    const { id } = await sentTo(2)
    const links = resend.delivered.map(({ text }) => /http:\/\/localhost:3000\/api(\/from\/\w+)/.exec(text!)![1]!)
    expect(links[0]).toBe(links[1])
    const follow = (headers = { 'sec-fetch-mode': 'navigate' }) => cms.anonymous.get(links[0]!, { headers })
    for (let time = 0; time < 10; time += 1) {
      const { status, headers } = await follow()
      expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([303, 'http://localhost:3000', null])
    }
    // A program that looks into emails, and a browser that looks ahead.
    await cms.anonymous.get(links[0]!)
    await follow({ 'sec-fetch-mode': 'navigate', 'sec-purpose': 'prefetch' } as { 'sec-fetch-mode': string })
    const { rows } = await sql('SELECT * FROM campaign_visits')
    expect(rows).toEqual([{ campaign_id: id, day: expect.anything(), visits: 10 }])
    expect((await statusOf(id)).visits, 'the day is not over').toEqual([])
    await sql('UPDATE campaign_visits SET day = day - 1')
    expect((await statusOf(id)).visits).toEqual([{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), visits: 10 }])
    await sql('UPDATE campaign_visits SET visits = 9')
    expect((await statusOf(id)).visits).toEqual([])
    expect((await cms.anonymous.get('/from/torn-off', { headers: { 'sec-fetch-mode': 'navigate' } })).status).toBe(303)
    const { body: copy } = await founder.post(`/campaigns/${id}/duplicate`)
    expect(copy.doc.code).not.toBe((await founder.get(`/campaigns/${id}`)).body.code)
    resend.delivered.length = 0
    await founder.post(`${desk(id)}/test`)
    expect(resend.delivered[0]!.text).not.toContain('/from/')
  })
})

describe('a follow-up', () => {
  it('goes to those who have not answered, and to nobody who wants none or whom the first did not reach', async () => {
    const { id, people } = await sentTo(7)
    const [, answered, bounced, complained, cancelled, never, other] = people
    await mark(id, answered!.id, true)
    for (const [person, state] of [
      [bounced, 'bounced'],
      [complained, 'complained'],
      [cancelled, 'cancelled'],
    ] as const)
      await sql('UPDATE batch_recipients SET state = $2 WHERE influencer_id = $1', [person!.id, state])
    const link = /<http:\/\/localhost:3000\/api(.+)>/.exec(
      resend.delivered.find(({ to }) => to === never!.email)!.headers!['List-Unsubscribe']!,
    )![1]!
    await cms.anonymous.post(link)
    await founder.post('/send-batch-invitations', {
      json: { invitations: [{ email: other!.email }], again: [other!.email] },
    })
    await runDueJobs(cms.payload)
    resend.delivered.length = 0

    const { status, body } = await founder.post(`${desk(id)}/follow-up`)
    expect(status).toBe(200)
    expect((await founder.post(`${desk(id)}/follow-up`)).body.id, 'not begun twice').toBe(body.id)
    expect(await statusOf(body.id)).toMatchObject({
      state: 'draft',
      missing: [],
      total: 1,
      leftOut: [
        { name: 'Reader 1', reason: 'Has answered.' },
        { name: 'Reader 2', reason: 'The letter came back.' },
        { name: 'Reader 3', reason: 'Called the letter unwanted.' },
        { name: 'Reader 4', reason: 'Never got the letter.' },
        { name: 'Reader 5', reason: 'Wants no more letters.' },
        { name: 'Reader 6', reason: expect.stringMatching(/^Had a letter on/) },
      ],
    })
    expect((await founder.post(`${desk(body.id)}/send`, { json: { number: 1 } })).status).toBe(202)
    await runDueJobs(cms.payload)
    expect(resend.delivered.map(({ to, subject }) => [to, subject])).toEqual([
      [people[0]!.email, 'Once more: A free almanac'],
    ])
    // Once: the next would be the third email. An answer to the follow-up is one to the first email, too.
    const next = (await founder.post(`${desk(id)}/follow-up`)).body.id
    expect((await statusOf(next)).leftOut[0].reason).toMatch(/^Had a letter on/)
    await mark(body.id, people[0]!.id, true)
    expect((await statusOf(next)).leftOut[0].reason).toBe('Has answered.')
  })

  it('passes over who answered while it was waiting to leave', async () => {
    const { id, people } = await sentTo(2)
    const [late, other] = people
    const { id: next } = (await founder.post(`${desk(id)}/follow-up`)).body
    resend.delivered.length = 0
    expect((await founder.post(`${desk(next)}/send`, { json: { number: 2 } })).status).toBe(202)
    await mark(id, late!.id, true)
    await runDueJobs(cms.payload)
    expect(resend.delivered.map(({ to }) => to)).toEqual([other!.email])
    const { letters } = (await founder.get(`${desk(next)}/letters?state=failed`)).body
    expect(letters).toMatchObject([{ email: late!.email, reason: 'Has answered.' }])
  })

  it('is another email, and follows one that is through', async () => {
    const { id } = await sentTo(1)
    const { id: next } = (await founder.post(`${desk(id)}/follow-up`)).body
    expect((await founder.post(`${desk(next)}/follow-up`)).status).toBe(409)
    const missingAfter = async (change: object) => {
      await founder.patch(`/campaigns/${next}`, { json: change })
      return (await statusOf(next)).missing
    }
    expect(await missingAfter({ body: richText({ type: 'text', text: ' Have a look. ' }) })).toEqual([
      'It says the same as the earlier letter. Write another.',
    ])
    expect(await missingAfter({ followsUp: null })).toEqual([
      'Nobody would get it.',
      'The earlier letter is not chosen.',
    ])
  })
})

describe('one mailbox under two addresses', () => {
  const batch = (emails: string[], again: string[] = []) =>
    founder.post('/send-batch-invitations', { json: { invitations: emails.map((email) => ({ email })), again } })

  async function twoSpellings() {
    const name = `jane${(count += 1)}`
    const emails = [`${name}@gmail.com`, `${name.slice(0, 1)}.${name.slice(1)}@gmail.com`]
    for (const email of emails)
      await cms.payload.create({
        collection: 'influencers',
        data: { name: 'Jane', email, priority: 'high', tags: [name] },
      })
    return { emails, tag: name }
  }

  it('gets one letter of a batch, and none of another batch meanwhile or within a year', async () => {
    const { emails } = await twoSpellings()
    const { status, body } = await batch(emails)
    expect([status, body.message]).toEqual([
      202,
      '1 invitation is on the way. 1 more would go to the same mailbox, and is left out.',
    ])
    expect((await batch([emails[1]!])).body.message).toContain('being written to already')
    await runDueJobs(cms.payload)
    expect(resend.delivered.map(({ to }) => to)).toEqual([emails[0]])
    const refused = await batch(emails)
    expect(refused.body.issues.map(({ path }: { path: string }) => path)).toEqual([
      'invitations.0.email',
      'invitations.1.email',
    ])
    expect((await batch([emails[1]!], [emails[1]!])).status).toBe(202)
    await runDueJobs(cms.payload)
  })

  it('is left out under both by the next letter, as by one whose owner wants none', async () => {
    const { emails, tag } = await twoSpellings()
    await batch([emails[0]!])
    await runDueJobs(cms.payload)
    const { body } = await founder.post('/campaigns', { json: { ...letter, tags: [tag] } })
    const had = { name: 'Jane', reason: expect.stringMatching(/^Had a letter on/) }
    expect(await statusOf(body.doc.id)).toMatchObject({ total: 0, leftOut: [had, had] })
    await cms.anonymous.post(
      /<http:\/\/localhost:3000\/api(.+)>/.exec(resend.delivered[0]!.headers!['List-Unsubscribe']!)![1]!,
    )
    const never = { name: 'Jane', reason: 'Wants no more letters.' }
    expect((await statusOf(body.doc.id)).leftOut).toEqual([never, never])
  })
})

describe('a move that fails on its way', () => {
  /** Lets the database refuse one kind of change. */
  async function refusing(table: string, when: string, happens: () => Promise<void>) {
    await sql(`CREATE FUNCTION refuse_change() RETURNS trigger AS $$ BEGIN RAISE 'away'; END $$ LANGUAGE plpgsql`)
    await sql(`CREATE TRIGGER refuse_change BEFORE ${when} ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change()`)
    try {
      await happens()
    } finally {
      await sql('DROP FUNCTION refuse_change CASCADE')
    }
  }
  const moveTo = (id: number, move: string) => founder.post(`${desk(id)}/move`, { json: { move } })

  it('changes nothing, so that it can be asked for again', async () => {
    resend.refuseWhen(() => 500)
    const { id } = await sentTo(2)
    await refusing('batch_recipients', 'UPDATE', async () => {
      expect((await moveTo(id, 'cancel')).status).toBeGreaterThanOrEqual(500)
    })
    expect((await statusOf(id)).state).toBe('sending')
    await moveTo(id, 'pause')
    await sql('DELETE FROM payload_jobs')
    await refusing('payload_jobs', 'INSERT', async () => {
      expect((await moveTo(id, 'resume')).status).toBeGreaterThanOrEqual(500)
    })
    expect((await statusOf(id)).state).toBe('paused')
    expect((await moveTo(id, 'resume')).body.state).toBe('sending')
    expect((await moveTo(id, 'cancel')).body).toMatchObject({ state: 'cancelled', counts: { cancelled: 2 } })
  })
})
