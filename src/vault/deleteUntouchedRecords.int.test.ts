import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { runDueJobs } from '@/shared/cms/jobRunner'
import { resetEnv } from '@/shared/env'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import { addNoteCalls, cookieOf, notesBrowser, valueOf } from '@/testing/vaultEndpoints'

import { deleteUntouchedRecords } from './deleteUntouchedRecords'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms({ hasSchedules: true })
  addNoteCalls(cms)
})
afterAll(() => cms.stop())
beforeEach(() => runSql(cms.databaseUrl, 'TRUNCATE vault_records'))

const browser = () => notesBrowser(cms)
const age = (days: number) => runSql(cms.databaseUrl, `UPDATE vault_records SET touched_on = current_date - ${days}`)

it('a read renews every row and the cookie, once a day', async () => {
  const client = browser()
  await client.write('one')
  await client.call('post', '/test/marks', { note: 'a' })
  await age(399)
  expect(valueOf((await client.call('get', '/test/notes')).headers)).toBe(client.cookie())
  expect(await deleteUntouchedRecords(cms.payload)).toBe(0)
  await age(0)
  expect(cookieOf((await client.call('get', '/test/all')).headers)).toEqual([])
})

it('deletes what was touched longer ago than 400 days, not on the 400th', async () => {
  await browser().write('old')
  await age(400)
  expect(await deleteUntouchedRecords(cms.payload)).toBe(0)
  await age(401)
  await browser().write('new')
  expect(await deleteUntouchedRecords(cms.payload)).toBe(1)
  expect(await runSql(cms.databaseUrl, 'SELECT 1 FROM vault_records')).toHaveLength(1)
})

it('forgetting is a job that the schedule truly queues and runs', async () => {
  await browser().write('old')
  await age(500)
  vi.stubEnv('FIXED_TIME', '2026-11-18T15:00:00Z')
  resetEnv()
  await runDueJobs(cms.payload)
  expect(await runSql(cms.databaseUrl, 'SELECT 1 FROM payload_jobs'), 'where time stands still').toEqual([])
  vi.unstubAllEnvs()
  resetEnv()
  // The first look at the schedule queues the job for the coming night; then it is that night.
  await runDueJobs(cms.payload)
  const waiting = await runSql<{ task_slug: string }>(cms.databaseUrl, 'SELECT task_slug FROM payload_jobs')
  expect(waiting).toContainEqual({ task_slug: 'forget-untouched' })
  await runSql(
    cms.databaseUrl,
    `UPDATE payload_jobs SET wait_until = now() - interval '1 second' WHERE task_slug = 'forget-untouched'`,
  )
  await runDueJobs(cms.payload)
  expect(await runSql(cms.databaseUrl, 'SELECT 1 FROM vault_records')).toEqual([])
})
