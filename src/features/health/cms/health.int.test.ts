import { mkdtemp, rm } from 'node:fs/promises'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { resetEnv } from '@/shared/env'
import { startTestCms, type TestCms } from '@/testing/cms'
import { type Cluster, createDatabase, runSql, startCluster } from '@/testing/postgres'
import { runMigrations } from '../../../../scripts/lib/schema'

let cms: TestCms
let folder: string
let cluster: Cluster
let forwarder: net.Server
const sockets = new Set<net.Socket>()

// The cluster gets another port when it is started again; the site keeps its address.
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'power-years-health-'))
  cluster = await startCluster(folder)
  forwarder = net.createServer((incoming) => {
    const outgoing = net.connect(cluster.port, '127.0.0.1')
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from)
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => forwarder.listen(0, '127.0.0.1', resolve))

  const url = new URL(await createDatabase(cluster.superuserUrl, 'health'))
  url.port = String((forwarder.address() as net.AddressInfo).port)
  cms = await startTestCms({ databaseUrl: url.href })
  await runMigrations(cms.payload)
})
afterAll(async () => {
  await cms.stop()
  forwarder.close()
  for (const socket of sockets) socket.destroy()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

it('says when the database is away, and when it is back', async () => {
  const health = () => cms.anonymous.get('/health')
  expect([(await health()).status, (await health()).body]).toEqual([200, { status: 'ok' }])

  await cluster.stop()
  const away = await health()
  expect([away.status, Object.keys(away.body)]).toEqual([503, ['message']])
  expect(away.text).not.toMatch(/ECONN|127\.0\.0\.1|select/i)
  for (const call of ['/education/modules', '/education-modules', '/globals/site-settings']) {
    const { status, text } = await cms.anonymous.get(call)
    expect([call, status]).toEqual([call, 503])
    expect(text).not.toMatch(/ECONN|127\.0\.0\.1|select/i)
  }

  cluster = await startCluster(folder)
  expect((await health()).status).toBe(200)
  expect((await cms.anonymous.get('/education/modules')).body).toEqual([])
}, 60_000)

describe('while the disk of the database is full', () => {
  // What PostgreSQL says when it finds no room for a page, said by a trigger: no disk is filled for it.
  const fill = (table: string) =>
    runSql(
      Object.assign(new URL(cluster.superuserUrl), { pathname: '/health' }).href,
      `CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
         $$ BEGIN RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
       CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION no_room()`,
    )
  const flash = {
    symptomType: 'hot_flash',
    severity: 3,
    duration: 5,
    triggers: [],
    reliefMethods: [],
    notes: '',
    timestamp: '2026-03-17T10:00:00.000Z',
  }

  it('a visitor’s write answers 503, and so does the health, though reads go on', async () => {
    expect((await cms.anonymous.get('/health')).status).toBe(200)
    await fill('vault_records')
    const written = await cms.anonymous.post('/symptoms/log', { json: flash })
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
  expect(body.deep.jobs).toEqual({ due: 0, failed: 0, oldestDueSeconds: null })
  expect(body.deep.database.connections.open).toBeGreaterThan(0)
  delete process.env.HEALTH_TOKEN
  resetEnv()
  expect((await deep({ authorization: `Bearer ${token}` })).status).toBe(401)
})
