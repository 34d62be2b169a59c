import net from 'node:net'

import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest'

import { poolOf } from './database'
import { visitorsPoolOf } from '@/shared/database'
import { startTestCms, type TestCms } from '@/testing/cms'
import { hotFlash } from '@/testing/factories'
import { createDatabase, dropDatabase } from '@/testing/postgres'

import { ResilientPool } from './resilientPool'

let cms: TestCms
let gate: net.Server
let isFrozen = false
/** Pieces of statements that arrived meanwhile. */
let unanswered = 0
const sockets = new Set<net.Socket>()
const name = `frozen_${process.pid}`

// A door before PostgreSQL that lets nothing through while it is frozen, as one stopped by SIGSTOP: connections stay open.
beforeAll(async () => {
  const target = new URL(await createDatabase(inject('superuserUrl'), name, inject('templates').empty))
  gate = net.createServer((incoming) => {
    const outgoing = net.connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (isFrozen) unanswered += 1
        else to.write(bytes)
      })
      from.on('error', () => to.destroy()).on('close', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve))
  const url = Object.assign(new URL(target), { port: String((gate.address() as net.AddressInfo).port) })
  cms = await startTestCms({ databaseUrl: url.href, isPatient: false })
})
afterAll(async () => {
  await cms.stop()
  gate.close()
  for (const socket of sockets) socket.destroy()
  await dropDatabase(inject('superuserUrl'), name)
})

const write = () => cms.anonymous.post('/symptoms/log', { json: hotFlash })

it('reads that take every connection leave visitors theirs', async () => {
  const pool = poolOf(cms.payload)
  // Longer than anybody waits for a connection: among these reads the write would be refused.
  const slow = Array.from({ length: 40 }, () => pool.query('SELECT pg_sleep(6)').catch(() => {}))
  expect((await write()).status).toBe(201)
  await Promise.all(slow)
})

it('a statement that takes too long is cut off, and said to be no mistake of the caller', async () => {
  // By PostgreSQL itself: where that answers late, the site would have given up by then.
  const slow = { text: 'SELECT pg_sleep(170)', query_timeout: 160_000 } as pg.QueryConfig
  await expect(visitorsPoolOf(cms.payload).query(slow)).rejects.toMatchObject({ code: '57014' })
})

it('a write answers 503 within seconds while PostgreSQL is frozen, and whatever follows at once, until it answers', async () => {
  expect((await write()).status).toBe(201)
  isFrozen = true
  const { status, body } = await write()
  expect([status, body]).toEqual([503, { message: expect.stringContaining('database') }])
  unanswered = 0
  const many = await Promise.all(Array.from({ length: 30 }, () => cms.anonymous.get('/search?q=sleep')))
  expect(new Set(many.map((answer) => answer.status))).toEqual(new Set([503]))
  // Where this takes long, some may have found out meanwhile whether it is over, one in two seconds.
  expect(unanswered).toBeLessThanOrEqual(5)
  isFrozen = false
  await vi.waitFor(async () => expect((await write()).status).toBe(201), { timeout: 90_000 })
})

it('behind a pooler no statement has a name, and jobs keep one connection', async () => {
  const url = new URL(inject('superuserUrl'))
  const pool = new ResilientPool({ connectionString: url.href, max: 1 }, url.href)
  const named = { name: 'row', text: 'SELECT $1::int AS row', values: [7] }
  const known = 'SELECT name FROM pg_prepared_statements'
  expect((await pool.query<{ row: number }>(named)).rows).toEqual([{ row: 7 }])
  expect((await pool.query(known)).rows).toEqual([])
  expect(pool.direct).not.toBe(pool)
  await pool.direct.query(named)
  expect((await pool.direct.query(known)).rows).toEqual([{ name: 'row' }])
  await pool.end()
})
