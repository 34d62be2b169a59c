import { createLocalReq, type CollectionSlug, type GlobalSlug } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import { makeModule, makeReference, richText } from '@/testing/factories'

import { schedulePublish } from './schedulePublish'
import { findSchedules, findTroubledSchedules } from './schedules'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

const minute = 60_000
const schedule = (id: number, inMs: number) =>
  cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: slugs.educationModules, value: id } },
    waitUntil: new Date(Date.now() + inMs),
  })
const titles = async () => (await findTroubledSchedules(cms.payload)).map(({ title, failed }) => [title, failed])

it('tells of what is overdue or failed, until somebody has seen to it', async () => {
  const make = (title: string) => makeModule(cms.payload, { title, _status: 'draft' })
  const [coming, justNow, late, gone] = [
    await make('Coming'),
    await make('Just now'),
    await make('Late'),
    await make('Gone'),
  ]
  await schedule(coming.id, 10 * minute)
  await schedule(justNow.id, -minute)
  await schedule(late.id, -3 * minute)
  await schedule(gone.id, -30 * 24 * 60 * minute)
  expect(await titles()).toEqual([['Late', false]])

  await runSql(cms.databaseUrl, `UPDATE payload_jobs SET has_error = true, updated_at = now() WHERE wait_until < now()`)
  expect(await titles()).toEqual([
    ['Late', true],
    ['Just now', true],
  ])

  await cms.payload.update({
    collection: slugs.educationModules,
    id: late.id,
    data: { title: 'Late, mended', _status: 'draft' },
    draft: true,
  })
  expect(await titles()).toEqual([['Just now', true]])
  await cms.payload.delete({ collection: slugs.educationModules, id: justNow.id })
  expect(await titles()).toEqual([])
})

it('is shown to those who are signed in; who writes takes it back before its time', async () => {
  const editor = await cms.signedInAs('editor')
  const { id } = await makeModule(cms.payload, { title: 'In good time', _status: 'draft' })
  await schedule(id, 60 * minute)
  expect((await cms.anonymous.get('/schedules')).status).toBe(401)
  const listed = async () =>
    (await editor.get(`/schedules?collection=education-modules&documentId=${id}`)).body.schedules
  expect(await listed()).toMatchObject([{ title: 'In good time', type: 'publish', documentId: id }])
  const [{ id: job }] = await listed()
  expect((await cms.anonymous.delete(`/schedules/${job}`)).status).toBe(401)
  expect((await (await cms.signedInAs('reviewer')).delete(`/schedules/${job}`)).status).toBe(403)
  expect((await editor.delete(`/schedules/${job}`)).status).toBe(200)
  expect(await listed()).toEqual([])
  expect((await editor.delete(`/schedules/${job}`)).status).toBe(404)
})

it('a text that may not be published when its time comes stays off the site, and says why', async () => {
  const editor = await cms.signedInAs('editor')
  const source = await makeReference(cms.payload)
  const content = richText({ type: 'text', text: 'So it was.' }, { citation: source.id })
  const { id } = await makeModule(cms.payload, { title: 'Rests on sand', content, _status: 'draft' })
  await cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { secondPerson: false } })
  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type: 'publish',
      doc: { relationTo: slugs.educationModules, value: id },
      user: { relationTo: slugs.users, value: editor.id } as never,
    },
  })
  await editor.patch(`/references/${source.id}`, { json: { status: 'retracted' } })
  await cms.payload.jobs.run({ allQueues: true })
  expect((await cms.anonymous.get(`/education-modules/${id}`)).status).toBe(404)
  const [trouble] = (await findTroubledSchedules(cms.payload)).filter(({ title }) => title === 'Rests on sand')
  expect(trouble).toMatchObject({ failed: true, why: expect.stringContaining('The text rests on what was retracted') })
})

type Person = Awaited<ReturnType<TestCms['signedInAs']>>
type Asked = {
  type?: 'publish' | 'unpublish'
  doc?: { relationTo: CollectionSlug; value: string }
  global?: GlobalSlug
  deleteID?: number
}

/** As the panel's drawer asks for it. */
async function asks(person: Person, asked: Asked, date: Date | undefined = new Date(Date.now() + 60 * minute)) {
  const user = await cms.payload.findByID({ collection: slugs.users, id: person.id })
  const req = await createLocalReq({ user: { ...user, collection: slugs.users } }, cms.payload)
  return schedulePublish({ ...asked, ...(date && { date }), req } as unknown as Parameters<typeof schedulePublish>[0])
}
const aModule = (id: number) => ({ doc: { relationTo: slugs.educationModules, value: String(id) } })
const waiting = async (id: number) =>
  (await findSchedules(cms.payload, { collection: slugs.educationModules, documentId: id })).length

it('nothing is scheduled that publishing would refuse, and its reason is told to whoever schedules it', async () => {
  const [ada, bea] = [await cms.signedInAs('editor'), await cms.signedInAs('editor')]
  await cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { secondPerson: true } })
  const { id } = await makeModule(cms.payload, { title: 'Two stand behind it' })
  const draft = (data: object) =>
    ada.patch(`/education-modules/${id}?draft=true`, { json: { ...data, _status: 'draft' } })
  await draft({ keyInsight: 'Rest counts.' })
  expect(await asks(ada, aModule(id))).toEqual({
    refusal: expect.stringMatching(/^Not scheduled\. .*checks the facts/),
  })
  expect(await asks(bea, aModule(id))).toEqual({ refusal: expect.stringMatching(/checks the facts/) })

  const document = `education-modules/${id}`
  const { savedAt } = (await bea.get(`/editorial/desk?document=${document}`)).body
  expect((await bea.post('/editorial/acts', { json: { document, act: 'fact', savedAt } })).status).toBe(201)
  expect(await asks(ada, aModule(id))).toEqual({
    refusal: expect.stringMatching(/Somebody else than its author publishes/),
  })
  expect(await waiting(id)).toBe(0)
  expect((await bea.get(`/education-modules/${id}?draft=true`)).body).toMatchObject({ _status: 'draft' })
  expect(await asks(bea, aModule(id))).toEqual({ message: 'Scheduled.' })
  expect(await waiting(id)).toBe(1)

  await draft({ keyInsight: 'Black cohosh cures hot flashes.' })
  expect(await asks(bea, aModule(id))).toEqual({
    refusal: expect.stringMatching(/Key insight: This cannot be published/),
  })
  expect(await waiting(id), 'what was scheduled before').toBe(1)
  await draft({ keyInsight: 'Rest counts.' })
  expect(await asks(ada, { ...aModule(id), type: 'unpublish' })).toEqual({ message: 'Scheduled.' })
})

it('nothing is scheduled for a time that has passed, by a reviewer, or of what cannot be', async () => {
  const [editor, reviewer] = [await cms.signedInAs('editor'), await cms.signedInAs('reviewer')]
  await cms.payload.updateGlobal({ slug: slugs.siteSettings, data: { secondPerson: false } })
  const { id } = await makeModule(cms.payload, { title: 'In its time' })
  const about = aModule(id)
  const refusal = (words: RegExp) => ({ refusal: expect.stringMatching(words) })
  expect(await asks(editor, about, new Date(Date.now() - 2 * minute))).toEqual(
    refusal(/^Not scheduled. That time has passed/),
  )
  expect(await asks(editor, about, new Date(Number.NaN))).toEqual(refusal(/Choose a day and a time/))
  expect(await asks(reviewer, about)).toEqual(refusal(/A reviewer changes no text/))
  expect(await asks(editor, { doc: { relationTo: slugs.users, value: String(editor.id) } })).toEqual(
    refusal(/no such text/),
  )
  expect(await asks(editor, { global: slugs.nowPage, type: 'unpublish' })).toEqual(refusal(/cannot be taken off/))
  expect(await asks(editor, { global: slugs.nowPage })).toEqual(refusal(/There is no version of it/))
  expect(
    (await editor.post('/globals/now-page?draft=true', { json: { headline: 'Now', _status: 'draft' } })).status,
  ).toBe(200)
  expect(await asks(editor, { global: slugs.nowPage })).toEqual({ message: 'Scheduled.' })
  expect(await waiting(id)).toBe(0)
  // The editor's clock may be somewhat behind.
  expect(await asks(editor, about, new Date(Date.now() - minute / 2))).toEqual({ message: 'Scheduled.' })

  const [{ id: job } = { id: 0 }] = await findSchedules(cms.payload, { global: slugs.nowPage })
  expect(await asks(reviewer, { deleteID: job })).toEqual(refusal(/A reviewer/))
  expect(await asks(editor, { deleteID: job })).toEqual({ message: 'Cancelled.' })
  expect(await asks(editor, { deleteID: job })).toEqual(refusal(/cancelled it before/))
})
