import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'

import { deriveOwnKey } from '@/shared/browser/ownKey/derive'
import { sealRecord } from '@/shared/browser/ownKey/seal'
import { hashIds } from '@/shared/lib/sealing'
import { type Cluster, createDatabase, runSql, startCluster } from '@/testing/postgres'

import { startTestCms } from '@/testing/cms'
import { bundleScript } from '../../src/operations/bundles'
import { runMigrations } from '../../src/operations/schema'

const entries = 1_000

let folder: string
let cluster: Cluster
let databaseUrl: string
let server: ChildProcess
let origin: string

beforeAll(async () => {
  expect(inject('superuserUrl')).toBeTruthy()
  folder = await mkdtemp(path.join(tmpdir(), 'power-years-canary-'))
  cluster = await startCluster(folder)
  databaseUrl = await createDatabase(cluster.superuserUrl, 'site')
  const cms = await startTestCms({ databaseUrl })
  await runMigrations(cms.payload)
  await cms.stop()
  server = fork(await bundleScript('tests/resilience/callServer.ts'), [], {
    execArgv: ['--heapsnapshot-signal=SIGUSR2', `--diagnostic-dir=${folder}`],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PAYLOAD_SECRET: 'only-for-the-tests-of-this-project',
      SITE_URL: 'http://localhost:3000',
      RATE_LIMITS: 'off',
    },
  })
  const [port] = (await once(server, 'message')) as [number]
  origin = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  server?.kill('SIGKILL')
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function send(method: string, to: string, body?: unknown, cookie?: string) {
  const answer = await fetch(`${origin}/api${to}`, {
    method,
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, text, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie }
}

const flash = (notes: string) => ({
  symptomType: 'hot_flash',
  severity: 4,
  duration: 10,
  triggers: [],
  reliefMethods: [],
  notes,
  timestamp: new Date().toISOString(),
})

/** PostgreSQL takes files away that it is done with. */
function emptyWhereGone(error: NodeJS.ErrnoException): Buffer {
  if (error.code !== 'ENOENT') throw error
  return Buffer.alloc(0)
}

/** Every file of the cluster that holds a text: as it is, in base64 or in hexadecimal. */
async function filesWith(text: string): Promise<string[]> {
  const bytes = Buffer.from(text)
  const forms = [
    bytes,
    Buffer.from(bytes.toString('base64').replace(/.{0,4}$/, '')),
    Buffer.from(bytes.toString('hex')),
  ]
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.heapsnapshot')) continue
    const content = await readFile(path.join(entry.parentPath, entry.name)).catch(emptyWhereGone)
    if (forms.some((form) => content.includes(form))) found.push(entry.name)
  }
  return found
}

/** Whether the server's memory holds a text while it is in the middle of a write. */
async function heapHolds(text: string, write: () => Promise<unknown>): Promise<boolean> {
  const blocker = new pg.Client({ connectionString: databaseUrl })
  await blocker.connect()
  await blocker.query('BEGIN; LOCK TABLE vault_records IN ACCESS EXCLUSIVE MODE')
  const written = write()
  const waits = 'SELECT FROM pg_locks WHERE NOT granted'
  await vi.waitUntil(async () => (await blocker.query(waits)).rowCount === 1, { timeout: 10_000 })
  server.kill('SIGUSR2')
  let snapshot: string | undefined
  while (!snapshot) {
    await sleep(500)
    const file = (await readdir(folder)).find((name) => name.endsWith('.heapsnapshot'))
    // Whole when it ends as JSON does.
    const content = file && (await readFile(path.join(folder, file), 'latin1'))
    if (content && content.trimEnd().endsWith('}')) snapshot = content
    if (snapshot) await rm(path.join(folder, file!))
  }
  await blocker.query('ROLLBACK')
  await blocker.end()
  // Kept, or given up while the table was locked: it was under way when the picture was taken.
  await written
  return snapshot.includes(text)
}

it('with an own key what was typed stands nowhere on the server; without one the search finds it', async () => {
  const typed = `canary ${randomBytes(12).toString('hex')}`
  const other = `other ${randomBytes(12).toString('hex')}`
  const key = await deriveOwnKey(Uint8Array.from(randomBytes(32)))
  const { cookie } = await send('POST', '/own-key/open', {
    visitor: key.visitor,
    moved: await hashIds([]),
    unopened: [],
  })
  const sealed = async () => {
    const id = randomUUID()
    const record = { at: Date.now(), record: flash(typed) }
    return { id, sealed: await sealRecord(key.sealing, { kind: 'symptom', id }, record) }
  }
  for (let made = 0; made < entries; made += 1)
    expect((await send('POST', '/symptoms/log', await sealed(), cookie)).status).toBe(201)
  expect(JSON.parse((await send('GET', '/symptoms', undefined, cookie)).text)).toHaveLength(entries)
  const last = await sealed()
  // The picture before it has the process stand still so long that it holds the database for away.
  const untilWell = () =>
    vi.waitUntil(async () => (await send('POST', '/symptoms/log', flash('well'))).status === 201, { timeout: 30_000 })
  expect(await heapHolds(typed, () => send('POST', '/symptoms/log', last, cookie))).toBe(false)
  await untilWell()
  expect(await heapHolds(other, () => send('POST', '/symptoms/log', flash(other))), 'the search can find').toBe(true)
  await runSql(databaseUrl, `CREATE TABLE seen (it text); INSERT INTO seen VALUES ('${other}')`)
  await runSql(cluster.superuserUrl, 'CHECKPOINT')
  expect(await filesWith(typed)).toEqual([])
  expect(await filesWith(other), 'the search can find').not.toEqual([])
}, 600_000)
