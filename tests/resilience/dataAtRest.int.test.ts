import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inspect } from 'node:util'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { deriveOwnKey } from '@/shared/browser/ownKey/derive'
import { sealRecord } from '@/shared/browser/ownKey/seal'
import { hashIds } from '@/shared/lib/sealing'
import { startTestCms, type TestCms } from '@/testing/cms'
import { type Cluster, createDatabase, runSql, startCluster } from '@/testing/postgres'
import { runMigrations } from '../../src/operations/schema'

let folder: string
let cluster: Cluster
let cms: TestCms
let databaseUrl: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'power-years-at-rest-'))
  cluster = await startCluster(folder)
  // The most talkative log an administrator could turn on: every statement, with its values.
  for (const [setting, value] of [
    ['logging_collector', 'on'],
    ['log_min_duration_statement', '0'],
    ['log_error_verbosity', 'verbose'],
    ['log_destination', 'stderr,csvlog'],
  ])
    await runSql(cluster.superuserUrl, `ALTER SYSTEM SET ${setting} = '${value}'`)
  await cluster.stop()
  cluster = await startCluster(folder)
  databaseUrl = await createDatabase(cluster.superuserUrl, 'site')
  cms = await startTestCms({ databaseUrl, env: { RATE_LIMITS: 'on' } })
  await runMigrations(cms.payload)
  cms.payload.logger.level = 'trace'
  for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
    vi.spyOn(cms.payload.logger, level).mockImplementation((...said: unknown[]) => {
      void appendFile(path.join(folder, 'site.log'), `${inspect(said, { depth: 10, showHidden: true })}\n`)
    })
})
afterAll(async () => {
  await cms.stop()
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
})

/** PostgreSQL takes files away that it is done with. */
function emptyWhereGone(error: NodeJS.ErrnoException): Buffer {
  if (error.code !== 'ENOENT') throw error
  return Buffer.alloc(0)
}

/** Every file below a folder that holds a text: as it is, in base64 or in hexadecimal. */
async function filesWith(text: string): Promise<string[]> {
  const bytes = Buffer.from(text)
  const forms = [
    bytes,
    Buffer.from(bytes.toString('base64').replace(/.{0,4}$/, '')),
    Buffer.from(bytes.toString('hex')),
  ]
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const content = await readFile(file).catch(emptyWhereGone)
    if (forms.some((form) => content.includes(form))) found.push(path.relative(folder, file))
  }
  return found
}

it('what a visitor typed and her cookie stand in no file: no table, no write-ahead log, no log', async () => {
  const typed = `typed ${randomBytes(12).toString('hex')}`
  const canary = `canary ${randomBytes(12).toString('hex')}`
  const flash = {
    symptomType: 'hot_flash',
    severity: 4,
    duration: 10,
    triggers: [],
    reliefMethods: [],
    notes: typed,
    timestamp: new Date().toISOString(),
  }
  const shield = {
    protectionLevel: 'fortress',
    moodState: 'warrior',
    dailyMantra: typed,
    applicationNotes: typed,
    appliedAt: new Date().toISOString(),
  }
  const first = await cms.anonymous.post('/symptoms/log', { json: flash })
  expect(first.status).toBe(201)
  const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!
  const headers = { cookie, 'x-socket-address': '203.0.113.77', 'user-agent': `browser of ${typed}` }
  const send = (to: string, json: unknown) => cms.anonymous.post(to, { json, headers })
  expect((await send('/shield-applications', shield)).status).toBe(201)
  expect((await cms.anonymous.get('/privacy/export', { headers })).text).toContain(typed)
  // The same words, sealed in the browser with a key of the visitor's own.
  const key = await deriveOwnKey(Uint8Array.from(randomBytes(32)))
  const opened = await cms.anonymous.post('/own-key/open', {
    json: { visitor: key.visitor, moved: await hashIds([]), unopened: [] },
  })
  const keyed = { cookie: opened.headers.getSetCookie()[0]!.split(';')[0]! }
  const id = randomUUID()
  const sealed = await sealRecord(key.sealing, { kind: 'symptom', id }, { at: 0, record: flash })
  expect((await cms.anonymous.post('/symptoms/log', { json: { id, sealed }, headers: keyed })).status).toBe(201)
  expect((await cms.anonymous.get('/privacy/export', { headers: keyed })).text).not.toContain(typed)
  // What goes wrong must not tell either.
  expect((await send('/symptoms/log', { ...flash, severity: typed })).status).toBe(400)
  expect((await send(`/symptoms/${encodeURIComponent(typed)}`, flash)).status).toBe(404)
  await runSql(databaseUrl, 'ALTER TABLE vault_records RENAME TO elsewhere')
  expect((await send('/symptoms/log', flash)).status).toBe(500)
  await runSql(databaseUrl, 'ALTER TABLE elsewhere RENAME TO vault_records')
  await runSql(databaseUrl, `ALTER TABLE vault_records ADD CONSTRAINT never CHECK (version > 9) NOT VALID`)
  expect((await send('/symptoms/log', flash)).status).toBe(500)
  await runSql(databaseUrl, `ALTER TABLE vault_records DROP CONSTRAINT never`)
  // Several rows: the write-ahead log has pages, and one row may lie across the head of the next.
  const rows = `SELECT '${canary}' FROM generate_series(1, 5)`
  await runSql(databaseUrl, `CREATE TABLE seen (it text); INSERT INTO seen ${rows}`)
  await runSql(cluster.superuserUrl, 'CHECKPOINT')
  // The search can find: a table, the write-ahead log and PostgreSQL's own log, which is written by another process, hold
  // what is not sealed.
  await vi.waitFor(async () => {
    const seen = (await filesWith(canary)).join('\n')
    for (const place of [/base\/\d+\/\d+/, /pg_wal\//, /\.(?:log|csv)/]) expect(seen).toMatch(place)
  })

  const value = cookie.split('=')[1]!
  expect(await filesWith(typed)).toEqual([])
  expect(await filesWith(value)).toEqual([])
  expect(await filesWith(Buffer.from(value, 'base64url').toString('latin1'))).toEqual([])
  expect(await filesWith('203.0.113.77')).toEqual([])
  expect(await readFile(path.join(folder, 'site.log'), 'utf8')).toContain('/symptoms/log failed')
})
