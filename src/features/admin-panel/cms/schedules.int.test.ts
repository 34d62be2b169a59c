import { afterAll, beforeAll, expect, it } from 'vitest'

import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import { makeModule, makeReference, richText } from '@/testing/factories'

import { findTroubledSchedules } from './schedules'

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
