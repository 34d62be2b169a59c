import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import type { EducationModule } from '@/payload-types'
import { slugs } from '@/slugs'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import { makeModule } from '@/testing/factories'

import { runDueJobs, startJobRunner } from './jobRunner'

let cms: TestCms
let editor: Awaited<ReturnType<TestCms['signedInAs']>>

beforeAll(async () => {
  cms = await startTestCms()
  editor = await cms.signedInAs('editor')
})
afterAll(() => cms.stop())
afterEach(() => runSql(cms.databaseUrl, 'DELETE FROM payload_jobs'))

const minute = 60_000

/** What the schedule drawer of the panel puts into the queue. */
const schedule = (id: number, type: 'publish' | 'unpublish', inMs: number) =>
  cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: {
      type,
      doc: { relationTo: slugs.educationModules, value: id },
      user: { relationTo: slugs.users, value: editor.id },
    },
    waitUntil: new Date(Date.now() + inMs),
  })
const stored = (id: number) => cms.payload.findByID({ collection: slugs.educationModules, id, depth: 0 })
const jobs = () =>
  runSql<{ processing: boolean; has_error: boolean; total_tried: string; completed_at: Date | null }>(
    cms.databaseUrl,
    `SELECT processing, has_error, total_tried, completed_at FROM payload_jobs ORDER BY id`,
  )
const publishedVersions = async ({ id }: EducationModule) =>
  (
    await cms.payload.countVersions({
      collection: slugs.educationModules,
      where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    })
  ).totalDocs

/** Another process with the job lock, as PostgreSQL sees it. */
async function otherInstance() {
  const client = new pg.Client({ connectionString: cms.databaseUrl })
  client.on('error', () => {})
  await client.connect()
  await client.query('SELECT pg_advisory_lock($1)', [0x6a6f6273])
  return {
    claimEverything: () => client.query('UPDATE payload_jobs SET processing = true'),
    /** Its connection breaks off in the middle, as after kill -9. */
    kill: () => (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
  }
}
const untilItIsOurTurn = async () => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await runDueJobs(cms.payload)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the lock of the killed process is still there')
}

describe('scheduled publishing', () => {
  it('publishes the version that was scheduled when its time has come, and keeps what was written since', async () => {
    const { id } = await makeModule(cms.payload, { _status: 'draft', title: 'Rough' })
    const save = (title: string) =>
      editor.patch(`/education-modules/${id}?draft=true`, { json: { title, _status: 'draft' } })
    await save('Polished')
    await schedule(id, 'publish', minute)
    await save('Not yet to be seen')
    await runDueJobs(cms.payload)
    expect((await cms.anonymous.get(`/education-modules/${id}`)).status).toBe(404)

    await runSql(cms.databaseUrl, `UPDATE payload_jobs SET wait_until = now() - interval '1 second'`)
    await runDueJobs(cms.payload)
    const { status, body } = await cms.anonymous.get(`/education-modules/${id}`)
    expect([status, body.title]).toEqual([200, 'Polished'])
    const newest = await editor.get(`/education-modules/${id}?draft=true`)
    expect([newest.body._status, newest.body.title]).toEqual(['draft', 'Not yet to be seen'])
    expect(await jobs()).toEqual([])
  })

  it('unpublishes, and tells the instances that keep pages', async () => {
    const { id } = await makeModule(cms.payload)
    const listener = new pg.Client({ connectionString: cms.databaseUrl })
    await listener.connect()
    const told = new Promise((resolve) => listener.once('notification', ({ payload }) => resolve(payload)))
    await listener.query('LISTEN page_cache')
    await schedule(id, 'unpublish', -minute)
    await runDueJobs(cms.payload)
    expect((await cms.anonymous.get(`/education-modules/${id}`)).status).toBe(404)
    expect(await told).toBe(slugs.educationModules)
    await listener.end()
  })

  it('unpublishes what has an unfinished draft above it, which stays as it is', async () => {
    const { id } = await makeModule(cms.payload)
    const unfinished = { keyInsight: '', description: '', _status: 'draft' }
    await editor.patch(`/education-modules/${id}?draft=true`, { json: unfinished })
    await schedule(id, 'unpublish', -minute)
    await runDueJobs(cms.payload)
    expect(await jobs()).toEqual([])
    expect((await cms.anonymous.get(`/education-modules/${id}`)).status).toBe(404)
    expect((await editor.get(`/education-modules/${id}?draft=true`)).body).toMatchObject(unfinished)
  })

  it('leaves a draft that lacks something unpublished, and keeps the failure to be seen', async () => {
    const { id } = await makeModule(cms.payload, { _status: 'draft', keyInsight: undefined })
    await runSql(cms.databaseUrl, `UPDATE education_modules SET key_insight = NULL WHERE id = ${id}`)
    await editor.patch(`/education-modules/${id}?draft=true`, { json: { keyInsight: '', _status: 'draft' } })
    await schedule(id, 'publish', -minute)
    await runDueJobs(cms.payload)
    await runDueJobs(cms.payload)
    expect((await stored(id))._status).toBe('draft')
    expect(await jobs()).toMatchObject([{ has_error: true, processing: false, completed_at: null }])
  })
})

describe('several instances', () => {
  it('run each job once', async () => {
    const config = await cms.config
    const init: typeof config.db.init = (args) => {
      const adapter = config.db.init(args) as unknown as PostgresAdapter
      // The config connects as it was first loaded, and other files of this worker had other databases.
      adapter.poolOptions = (cms.payload.db as unknown as PostgresAdapter).poolOptions
      return adapter as unknown as ReturnType<typeof config.db.init>
    }
    const second = await getPayload({ config: { ...config, db: { ...config.db, init } }, key: 'second instance' })
    second.logger.level = 'silent'
    const modules = await Promise.all(Array.from({ length: 8 }, () => makeModule(cms.payload, { _status: 'draft' })))
    for (const { id } of modules) await schedule(id, 'publish', -minute)
    const instances = [cms.payload, second, cms.payload, second]
    const turns = await Promise.all(instances.map((payload) => runDueJobs(payload)))
    expect(turns.some((turn) => turn !== null)).toBe(true)
    await untilItIsOurTurn()
    expect(await Promise.all(modules.map(publishedVersions))).toEqual(modules.map(() => 1))
    await second.destroy()
  })

  it('leave the jobs to the one that is at work', async () => {
    const { id } = await makeModule(cms.payload, { _status: 'draft' })
    await schedule(id, 'publish', -minute)
    const other = await otherInstance()
    await other.claimEverything()
    expect(await runDueJobs(cms.payload)).toBeNull()
    expect((await stored(id))._status).toBe('draft')
    other.kill()
    await untilItIsOurTurn()
  })

  it('take up what a killed one left behind', async () => {
    const { id } = await makeModule(cms.payload, { _status: 'draft' })
    await schedule(id, 'publish', -minute)
    const other = await otherInstance()
    await other.claimEverything()
    other.kill()
    await untilItIsOurTurn()
    expect((await stored(id))._status).toBe('published')
    expect(await jobs()).toEqual([])
  })

  it('give up a job that went down with its process again and again', async () => {
    const { id } = await makeModule(cms.payload, { _status: 'draft' })
    await schedule(id, 'publish', -minute)
    await runSql(cms.databaseUrl, 'UPDATE payload_jobs SET processing = true, total_tried = 4')
    await untilItIsOurTurn()
    expect((await stored(id))._status).toBe('draft')
    expect(await jobs()).toMatchObject([{ has_error: true, processing: false }])
  })
})

it('goes on at once while jobs are done and none fails, and rests otherwise', async () => {
  const turn = (status: 'error' | 'success') => ({
    jobStatus: { 1: { status } as const },
    noJobsRemaining: false,
    remainingJobsFromQueried: 0,
  })
  const run = vi
    .spyOn(cms.payload.jobs, 'run')
    .mockResolvedValueOnce(turn('success'))
    .mockResolvedValueOnce(turn('success'))
    .mockResolvedValue(turn('error'))
  const stop = startJobRunner(() => Promise.resolve(cms.payload))
  try {
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(3))
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(run).toHaveBeenCalledTimes(3)
  } finally {
    stop()
    run.mockRestore()
  }
})

it('cannot be set going over the network', async () => {
  for (const caller of [cms.anonymous, editor, await cms.signedInAs('founder')])
    expect((await caller.get('/payload-jobs/run')).status).toBe(401)
})
