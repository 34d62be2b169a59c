import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'

import { resetEnv } from '@/shared/env'
import { startTestCms, type TestCms } from '@/testing/cms'
import { hotFlash } from '@/testing/factories'
import { startTcpProxy, type TcpProxy } from '@/testing/tcpProxy'
import { createDatabase, dropDatabase, runSql } from '@/testing/postgres'

const name = `health_${process.pid}`
let cms: TestCms
let proxy: TcpProxy
let databaseUrl: string

beforeAll(async () => {
  const superuserUrl = inject('superuserUrl')
  databaseUrl = await createDatabase(superuserUrl, name, inject('templates').empty)
  proxy = await startTcpProxy(databaseUrl, superuserUrl)
  cms = await startTestCms({ databaseUrl: proxy.url })
})
afterAll(async () => {
  await cms.stop()
  proxy.close()
  await dropDatabase(inject('superuserUrl'), name)
})

it('says when the database is away, and when it is back', async () => {
  const health = () => cms.anonymous.get('/health')
  expect([(await health()).status, (await health()).body]).toEqual([200, { status: 'ok' }])

  await proxy.disconnect()
  const away = await health()
  expect([away.status, Object.keys(away.body)]).toEqual([503, ['message']])
  expect(away.text).not.toMatch(/ECONN|127\.0\.0\.1|select/i)
  for (const call of ['/education/modules', '/education-modules', '/globals/site-settings']) {
    const { status, text } = await cms.anonymous.get(call)
    expect([call, status]).toEqual([call, 503])
    expect(text).not.toMatch(/ECONN|127\.0\.0\.1|select/i)
  }

  proxy.reconnect()
  expect((await health()).status).toBe(200)
  expect((await cms.anonymous.get('/education/modules')).body).toEqual([])
})

describe('while the disk of the database is full', () => {
  // What PostgreSQL says when it finds no room for a page, said by a trigger: no disk is filled for it.
  const fill = (table: string) =>
    runSql(
      databaseUrl,
      `CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION no_room()`,
    )

  it('a visitor’s write answers 503, and so does the health, though reads go on', async () => {
    expect((await cms.anonymous.get('/health')).status).toBe(200)
    await fill('vault_records')
    const written = await cms.anonymous.post('/symptoms/log', { json: hotFlash })
    expect([written.status, Object.keys(written.body)]).toEqual([503, ['message']])
    const health = await cms.anonymous.get('/health')
    expect([health.status, health.body]).toEqual([503, { message: 'A disk is full.' }])
    expect((await cms.anonymous.get('/education/modules')).status).toBe(200)
  })

  it('the health finds out by itself', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
    onTestFinished(() => void vi.useRealTimers())
    expect((await cms.anonymous.get('/health')).status).toBe(200)
    await fill('request_limits')
    vi.setSystemTime(Date.now() + 6_000)
    expect((await cms.anonymous.get('/health')).body).toEqual({ message: 'A disk is full.' })
  })
})

it('tells more to operators alone', async () => {
  const token = 'a token of operators'
  process.env.HEALTH_TOKEN = token
  resetEnv()
  const deep = (headers: Record<string, string> = {}) => cms.anonymous.get('/health?deep=1', { headers })
  expect((await deep()).status).toBe(401)
  expect((await deep({ authorization: 'Bearer another' })).status).toBe(401)
  const { status, body } = await deep({ authorization: `Bearer ${token}` })
  expect([status, body.status]).toEqual([200, 'ok'])
  expect(body.deep.jobs).toEqual({ due: 0, failed: 0, failedTasks: [], oldestDueSeconds: null })
  expect(body.deep.database.connections.open).toBeGreaterThan(0)
  const failed = { taskSlug: 'probe-auntie', hasError: true, updatedAt: '2026-03-17T06:00:00.000Z' }
  await cms.payload.db.create({ collection: 'payload-jobs', data: failed })
  const { body: afterwards } = await deep({ authorization: `Bearer ${token}` })
  expect(afterwards.deep.jobs).toMatchObject({ failed: 1, failedTasks: ['probe-auntie'] })
  delete process.env.HEALTH_TOKEN
  resetEnv()
  expect((await deep({ authorization: `Bearer ${token}` })).status).toBe(401)
})
