import { createLocalReq, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { poolOf } from '@/shared/database'
import { resetEnv } from '@/shared/env'
import { refreshStates } from '@/shared/cms/claimLedger'
import { seedEntries } from '@/shared/cms/seedEntries'
import { isRenewed } from '@/shared/cms/starterContent'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { makeModule, makeReference, richText } from '@/testing/factories'

import { countAttention } from './countAttention'
import { recordStarterChecks } from './starterChecks'
import { recordStarterCorrections, type StarterCorrection } from './starterCorrections'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>
let other: typeof editor

const text = (words: string) => ({ type: 'text' as const, text: words })
const stamp = {
  reviewedBy: 'The editors',
  reviewedOn: '2026-01-10T12:00:00.000Z',
  nextReviewDue: '2027-01-10T12:00:00.000Z',
}
const claimOf = async (statement: string, referenceId: number) => {
  const where = { statement: { equals: statement }, referenceId: { equals: referenceId } }
  const { docs } = await cms.payload.find({ collection: slugs.claims, where, depth: 0 })
  return docs[0]
}
const say = (person: typeof editor, id: number, data: object) => person.patch(`/claims/${id}`, { json: data })
const changesOf = async (tag: string) => {
  const { rows } = await poolOf(cms.payload).query('SELECT changed_at FROM page_cache_changes WHERE tag = $1', [tag])
  return (rows[0] as { changed_at: Date } | undefined)?.changed_at.getTime() ?? 0
}
/** Another day, for the ledger. */
const on = async (day: string) => {
  process.env.FIXED_TIME = `${day}T12:00:00Z`
  resetEnv()
  await refreshStates(await createLocalReq({}, cms.payload))
}

beforeAll(async () => {
  cms = await startTestCms({ env: { FIXED_TIME: '2026-02-01T12:00:00Z' } })
  editor = await cms.signedInAs('editor')
  other = await cms.signedInAs('editor')
  await cms.payload.updateGlobal({ slug: 'site-settings', data: { secondPerson: false } })
})
afterAll(() => cms.stop())

describe('the ledger', () => {
  it('is for those who are signed in, and nobody writes a claim by hand', async () => {
    expect((await cms.anonymous.get('/claims')).status).toBe(403)
    expect((await cms.anonymous.get('/claim-reports')).status).toBe(403)
    expect((await editor.post('/claims', { json: { statement: 'Mine.' } })).status).toBe(403)
  })

  it('finds what is published, as far as its review says; changed words or another source begin anew', async () => {
    const [read, unread] = [await makeReference(cms.payload), await makeReference(cms.payload, { notOpened: true })]
    const content = (words: string, reference = read.id) =>
      richText(text(words), { citation: reference }, text(' Others say so.'), { citation: unread.id })
    const { id } = await makeModule(cms.payload, { ...stamp, title: 'Known', content: content('It lasts.') })
    const known = (await claimOf('It lasts.', read.id))!
    expect(known).toMatchObject({
      state: 'checked',
      checkedBy: 'The editors',
      standsIn: 'Known',
      onSite: true,
      places: 1,
    })
    expect(known.nextDue).toContain('2027-01-10')
    expect(await claimOf('Others say so.', unread.id)).toMatchObject({ state: 'unchecked', checkedBy: null })

    await editor.patch(`/education-modules/${id}?draft=true`, {
      json: { content: content('A draft.'), _status: 'draft' },
    })
    expect(await claimOf('A draft.', read.id)).toBeUndefined()
    await editor.patch(`/education-modules/${id}`, { json: { content: content('It ends.'), _status: 'published' } })
    expect(await claimOf('It ends.', read.id)).toMatchObject({ state: 'unchecked' })
    expect(await claimOf('It lasts.', read.id)).toMatchObject({ onSite: false, checkedBy: 'The editors' })
    await editor.patch(`/education-modules/${id}`, {
      json: { content: content('It lasts.', unread.id), _status: 'published' },
    })
    expect(await claimOf('It lasts.', unread.id)).toMatchObject({ state: 'unchecked' })
  })

  it('knows where in the source a sentence stands: from its citation, else from the source itself', async () => {
    const { id: reference } = await makeReference(cms.payload, { locator: 'abstract' })
    const content = richText(text('It is cited.'), { citation: reference })
    await makeModule(cms.payload, { content })
    expect(await claimOf('It is cited.', reference)).toMatchObject({ locator: 'abstract' })
    await editor.patch(`/references/${reference}`, { json: { locator: 'table 2' } })
    expect(await claimOf('It is cited.', reference)).toMatchObject({ locator: 'table 2' })
  })

  it('says who did what by itself: no call signs for somebody else, nor changes what was claimed', async () => {
    const source = await makeReference(cms.payload)
    await makeModule(cms.payload, { content: richText(text('It is forged.'), { citation: source.id }) })
    const { id, hash, referenceId } = (await claimOf('It is forged.', source.id))!
    const forged = {
      checkedBy: 'Dr Who',
      checkedById: 99,
      checkedOn: stamp.reviewedOn,
      signedById: 98,
      state: 'signed',
    }
    const reviewer = await cms.signedInAs('reviewer')
    for (const person of [editor, reviewer])
      expect((await say(person, id, { ...forged, hash: 'x', referenceId: 1, href: '/elsewhere' })).status).toBe(200)
    await say(editor, id, { statement: 'It is something else.', withdrawnOn: stamp.reviewedOn })
    expect(await claimOf('It is forged.', source.id)).toMatchObject({
      ...{ id, hash, referenceId, state: 'unchecked', withdrawnOn: null },
      ...{ checkedBy: null, checkedById: null, signedById: null },
    })
  })

  it('takes back who checked what, once a source is said to be one that nobody here opened', async () => {
    const source = await makeReference(cms.payload)
    const content = richText(text('It was never read.'), { citation: source.id })
    await makeModule(cms.payload, { ...stamp, content })
    expect(await claimOf('It was never read.', source.id)).toMatchObject({ state: 'checked' })
    await editor.patch(`/references/${source.id}`, { json: { notOpened: true } })
    expect(await claimOf('It was never read.', source.id)).toMatchObject({
      state: 'unchecked',
      checkedBy: null,
      nextDue: null,
    })
  })

  it('notes the checks that a release comes with, where nobody has checked and somebody opened the source', async () => {
    const [read, unread] = [await makeReference(cms.payload), await makeReference(cms.payload, { notOpened: true })]
    const words = ['Seen by a release.', 'Seen by an editor.'] as const
    const content = richText(text(words[0]), { citation: read.id }, text(` ${words[1]}`), { citation: read.id })
    await makeModule(cms.payload, { content })
    await makeModule(cms.payload, { content: richText(text(words[0]), { citation: unread.id }) })
    await say(editor, (await claimOf(words[1], read.id))!.id, { act: 'check' })
    const checks = [read, unread].map(({ key }) => ({ source: key, day: '2026-01-20', statements: words }))
    const req = await createLocalReq({}, cms.payload)
    expect(await recordStarterChecks(req, checks)).toBe(1)
    expect(await recordStarterChecks(req, checks)).toBe(0)
    expect(await claimOf(words[0], read.id)).toMatchObject({
      state: 'checked',
      checkedBy: expect.stringContaining('not yet reviewed by a clinician'),
      checkedOn: expect.stringContaining('2026-01-20'),
      nextDue: expect.stringMatching(/^(?:2026-1[0-2]|2027-01)/),
    })
    expect(await claimOf(words[1], read.id)).toMatchObject({ checkedBy: 'A test editor' })
    expect(await claimOf(words[0], unread.id)).toMatchObject({ state: 'unchecked' })
  })

  it('takes the second signature from another account, and comes due, expires and tells readers by the day', async () => {
    const { id: source } = await makeReference(cms.payload)
    await makeModule(cms.payload, { content: richText(text('Signed words.'), { citation: source }) })
    const { id } = (await claimOf('Signed words.', source))!
    expect((await say(editor, id, { act: 'sign' })).status).toBe(400)
    expect((await say(editor, id, { act: 'check', checkedBy: 'Somebody' })).body.doc).toMatchObject({
      state: 'checked',
      checkedBy: 'A test editor',
    })
    expect((await say(editor, id, { act: 'sign' })).status).toBe(400)
    expect((await say(other, id, { act: 'sign' })).body.doc.state).toBe('signed')

    const stateOf = async () => {
      const { state, overdue } = (await claimOf('Signed words.', source))!
      return [state, overdue]
    }
    const before = await changesOf(slugs.educationModules)
    await on('2027-01-03')
    expect(await stateOf()).toEqual(['due', false])
    await on('2027-02-02')
    expect(await stateOf()).toEqual(['expired', false])
    await on('2027-03-02')
    expect(await stateOf()).toEqual(['expired', true])
    expect(await changesOf(slugs.educationModules)).toBeGreaterThan(before)
    await on('2026-02-01')
    expect(await stateOf()).toEqual(['signed', false])
  })

  it('does not let withdrawn words be published again unseen', async () => {
    const { id: source } = await makeReference(cms.payload)
    const content = richText(text('It was wrong.'), { citation: source })
    const { id: first } = await makeModule(cms.payload, { content })
    const claim = (await claimOf('It was wrong.', source))!
    expect((await say(editor, claim.id, { act: 'withdraw' })).status).toBe(400)
    await say(editor, claim.id, { act: 'withdraw', withdrawnWhy: 'The trial was miscounted.' })
    const again = await editor.patch(`/education-modules/${first}`, { json: { orderIndex: 3, _status: 'published' } })
    expect(again.status).toBe(400)
    expect(again.text).toContain('The trial was miscounted.')
    await say(editor, claim.id, { act: 'restore' })
    const back = await editor.patch(`/education-modules/${first}`, { json: { orderIndex: 3, _status: 'published' } })
    expect(back.status).toBe(200)
  })
})

it('lists what a release corrected once its words stand on the site, of the day on which they came', async () => {
  const give = async (mode: 'fill' | 'release', reflection: string) => {
    const req = await createLocalReq({}, cms.payload)
    const entries = [{ number: 7, name: 'A card', reflection, prompt: 'What now?' }]
    const keyOf = ({ number }: Readonly<Record<string, unknown>>) => String(number)
    await seedEntries(req, mode, { collection: slugs.tarotCards, keyOf, entries })
    return req
  }
  const correction = {
    day: '2026-01-05',
    collection: 'tarot-cards',
    entry: '7',
    references: [],
    why: 'A trial says so.',
  }
  const first = { ...correction, key: 'first', before: 'It never does.', after: 'It seldom does.' }
  // Its source has been deleted since: the hourly job goes on.
  const second = {
    ...correction,
    key: 'second',
    before: 'It seldom does.',
    after: 'It may help.',
    references: ['gone'],
  }
  const listed = async () => {
    const where = { key: { exists: true } }
    const { docs } = await cms.payload.find({ collection: slugs.corrections, where, sort: 'key', depth: 0 })
    return docs.map(({ key, day, before, after, standsIn, href }) => [
      key,
      day.slice(0, 10),
      before,
      after,
      standsIn,
      href,
    ])
  }
  const cameToday = (req: PayloadRequest) => (one: StarterCorrection) =>
    isRenewed(req, String(one.collection), String(one.entry)) ? '2026-03-04' : null

  const installed = await give('fill', 'It never does. Breathe.')
  expect(await recordStarterCorrections(installed, [first], cameToday(installed))).toBe(0)
  const updated = await give('release', 'It seldom does. Breathe.')
  expect(await recordStarterCorrections(updated, [first], cameToday(updated))).toBe(1)
  const place = ['A card', '/tarot/7']
  expect(await listed()).toEqual([['first', '2026-03-04', first.before, first.after, ...place]])

  const { docs } = await cms.payload.find({ collection: slugs.tarotCards, depth: 0 })
  const own = { reflection: 'It helps me. Breathe.', _status: 'published' }
  expect((await editor.patch(`/tarot-cards/${docs[0]!.id}`, { json: own })).status).toBe(200)
  const kept = await give('release', 'It may help. Breathe.')
  expect(await recordStarterCorrections(kept, [first, second], cameToday(kept))).toBe(0)
  await editor.patch(`/tarot-cards/${docs[0]!.id}`, { json: { ...own, reflection: 'It may help. Breathe.' } })
  expect(await recordStarterCorrections(kept, [first, second], () => null)).toBe(1)
  expect(await recordStarterCorrections(kept, [first, second], () => null)).toBe(0)
  expect((await listed())[1]).toEqual(['second', '2026-01-05', second.before, second.after, ...place])
})

it('takes reports of a sentence, and keeps nothing about who sent them', async () => {
  const { id: source } = await makeReference(cms.payload)
  await makeModule(cms.payload, { title: 'Read', content: richText(text('Doubtful.'), { citation: source }) })
  const { id } = (await claimOf('Doubtful.', source))!
  const send = (claim: unknown, headers = {}) => cms.anonymous.post('/evidence/reports', { json: { claim }, headers })
  expect((await send(id, { origin: 'https://elsewhere.example' })).status).toBe(403)
  expect((await send('x')).status).toBe(400)
  expect((await send(2_000_000_000)).status).toBe(404)
  expect((await send(id)).status).toBe(201)
  await send(id)
  const { body } = await editor.get('/claim-reports')
  expect(body.docs).toHaveLength(1)
  await editor.patch(`/claim-reports/${body.docs[0].id}`, { json: { done: true, statement: 'Another.', times: 9 } })
  const { id: _, createdAt: __, updatedAt: ___, ...kept } = (await editor.get('/claim-reports')).body.docs[0]
  expect(kept).toEqual({
    statement: 'Doubtful.',
    page: expect.any(String),
    claimId: id,
    times: 2,
    done: true,
    note: null,
  })
})

it('gives machines every claim on the site, with its schema', async () => {
  const { status, body } = await cms.anonymous.get('/claims.json')
  expect(status).toBe(200)
  expect(body).toMatchObject({ licence: null, next: null, schema: expect.stringContaining('/api/claims.schema.json') })
  const claim = body.claims.find(({ statement }: { statement: string }) => statement === 'Signed words.')
  expect(claim).toMatchObject({ state: 'signed', checkedOn: '2026-02-01', source: { grade: 'cohort', opened: true } })
  expect((await cms.anonymous.get('/claims.schema.json')).body.properties.claims.type).toBe('array')
  expect((await cms.anonymous.get('/claims.json?after=x')).status).toBe(400)
  await cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { claimsLicence: 'CC BY 4.0' } })
  expect((await cms.anonymous.get('/claims.json')).body.licence).toBe('CC BY 4.0')
})

it('counts for the first page what nobody has read, what is to be signed, and what was reported', async () => {
  const counts = async () => (await countAttention(cms.payload)).map(({ count }) => count)
  const [expired, withdrawn, reported, due, unread, toSign] = (await counts()) as number[]
  const source = await makeReference(cms.payload)
  await makeModule(cms.payload, { content: richText(text('Newly said.'), { citation: source.id }) })
  const { id } = (await claimOf('Newly said.', source.id))!
  expect(await counts()).toEqual([expired, withdrawn, reported, due, unread! + 1, toSign])
  expect((await say(editor, id, { act: 'check' })).status).toBe(200)
  await cms.anonymous.post('/evidence/reports', { json: { claim: id } })
  expect(await counts()).toEqual([expired, withdrawn, reported! + 1, due, unread, toSign! + 1])
})
