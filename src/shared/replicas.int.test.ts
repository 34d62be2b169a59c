import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { runSql, startCluster, type Cluster } from '@/testing/postgres'
import { followedSettings, startStandby } from '@/testing/standby'

import { contentChanges } from './contentChanges'
import { readPublic, Replicas } from './replicas'
import { ResilientPool } from './resilientPool'

const folder = mkdtempSync(path.join(tmpdir(), 'power-years-replica-'))
const folders = { primary: path.join(folder, 'primary'), standby: path.join(folder, 'standby') }

let primary: Cluster
let standby: Cluster
let listener: pg.Client
let pool: ResilientPool
let replicas: Replicas
/** How long the standby waits before it applies a change, so that it is always behind. */
const delayMs = 400

beforeAll(async () => {
  primary = await startCluster(folders.primary, followedSettings)
  await runSql(primary.superuserUrl, 'CREATE TABLE pages (id int PRIMARY KEY, version int)')
  await runSql(primary.superuserUrl, 'INSERT INTO pages VALUES (1, 0)')
  standby = await startStandby(primary, folders.primary, folders.standby, {
    recovery_min_apply_delay: `${delayMs}ms`,
  })
  listener = new pg.Client({ connectionString: primary.superuserUrl })
  await listener.connect()
  await listener.query('LISTEN page_cache')
  listener.on('notification', () => contentChanges.changed())
  const options = { connectionString: primary.superuserUrl, connectionTimeoutMillis: 60_000 }
  replicas = new Replicas([standby.superuserUrl], options)
  pool = new ResilientPool(options, '', replicas)
  contentChanges.begin(listener)
}, 300_000)
afterAll(async () => {
  contentChanges.end(listener)
  await listener?.end()
  await pool?.end()
  await replicas?.end()
  await standby?.stop()
  await primary?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const asksReplica = async () => {
  const { rows } = await pool.query<{ replica: boolean }>('SELECT pg_is_in_recovery() AS replica')
  return rows[0]!.replica
}
const versionOfPage = async () => {
  const { rows } = await pool.query<{ version: number }>('SELECT version FROM pages WHERE id = 1')
  return rows[0]!.version
}
/** As a save of an editor: the news travels with the commit. @returns once the site has heard of it */
const publish = async (version: number) => {
  const heard = new Promise((resolve) => listener.once('notification', resolve))
  await runSql(primary.superuserUrl, `BEGIN; UPDATE pages SET version = ${version}; NOTIFY page_cache; COMMIT`)
  await heard
}
const untilReplicaIs = async (state: 'current' | 'behind' | 'away') => {
  await expect.poll(() => replicas.states()[state], { timeout: 60_000, interval: 50 }).toBe(1)
}

/** What the replica answers, which on a busy machine is late or behind now and then: then the primary does. */
const untilRead = async <Found>(read: () => Promise<Found>, found: Found) => {
  await expect.poll(() => readPublic(read), { timeout: 60_000 }).toEqual(found)
}

/** @returns whether it was still there: a process that serves a connection ends by itself when that is closed */
const signalled = (pid: number, signal: 'SIGSTOP' | 'SIGCONT') => {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}
/** The server, so that it starts no more of them, and then every process that serves a connection. */
const freeze = (signal: 'SIGSTOP' | 'SIGCONT') => {
  expect(signalled(standby.processId, signal)).toBe(true)
  const processes = execFileSync('pgrep', ['-P', String(standby.processId)], { encoding: 'utf8' })
    .trim()
    .split('\n')
  const reached = processes.filter((pid) => signalled(Number(pid), signal))
  expect(reached).not.toEqual([])
}

beforeEach(() => untilReplicaIs('current'))

// The last one kills the replica: a new one would take as long as all of them.
describe('public reads and a replica', { shuffle: false }, () => {
  it('answers public reads from the replica, and nothing else', async () => {
    await untilRead(asksReplica, true)
    expect(await asksReplica()).toBe(false)
    const inTransaction = await readPublic(async () => {
      const client = await pool.connect()
      const { rows } = await client.query('SELECT pg_is_in_recovery() AS replica')
      client.release()
      return rows
    })
    expect(inTransaction).toEqual([{ replica: false }])
    const visitors = await readPublic(async () => pool.visitors.query('SELECT pg_is_in_recovery() AS replica'))
    expect(visitors.rows).toEqual([{ replica: false }])
  })

  it('never shows what was there before a change that the site has heard of', async () => {
    const answers: boolean[] = []
    for (let version = 1; version <= 10; version += 1) {
      await publish(version)
      const from = await readPublic(() => Promise.all([versionOfPage(), asksReplica()]))
      expect(from[0]).toBe(version)
      answers.push(from[1])
      // Every other change comes while the replica has not caught up with the one before.
      if (version % 2 === 0) await sleep(delayMs * 3)
    }
    // A busy machine may give the replica the time to catch up before one of the reads, but not before all.
    expect(answers).toContain(false)
    await untilRead(() => Promise.all([versionOfPage(), asksReplica()]), [10, true])
  })

  it('reads from the primary while the replica stands still, and from the replica again once it has caught up', async () => {
    await runSql(standby.superuserUrl, 'SELECT pg_wal_replay_pause()')
    // Not a change of content: whatever the primary had two seconds ago has to be there all the same.
    await runSql(primary.superuserUrl, 'INSERT INTO pages VALUES (2, 0)')
    await untilReplicaIs('behind')
    expect(await readPublic(asksReplica)).toBe(false)
    await runSql(standby.superuserUrl, 'SELECT pg_wal_replay_resume()')
    await untilRead(asksReplica, true)
  }, 180_000)

  it('reads from the primary when the site does not hear of changes', async () => {
    contentChanges.end(listener)
    expect(await readPublic(asksReplica)).toBe(false)
    contentChanges.begin(listener)
  })

  it('a replica that refuses what the primary can do fails nothing', async () => {
    await readPublic(() => pool.query('UPDATE pages SET version = 21 WHERE id = 1'))
    expect(await versionOfPage()).toBe(21)
  })

  it('what no server can answer is asked once', async () => {
    await expect(readPublic(() => pool.query(`SELECT 'plum'::int`))).rejects.toMatchObject({ code: '22P02' })
    expect(replicas.states().current).toBe(1)
  })

  it('a replica that is frozen, and one that is killed, fail no read', async () => {
    freeze('SIGSTOP')
    const began = performance.now()
    const versions = await Promise.all(Array.from({ length: 30 }, () => readPublic(versionOfPage)))
    expect(new Set(versions)).toEqual(new Set([21]))
    // Each waiting for the frozen one in turn would take a minute.
    expect(performance.now() - began).toBeLessThan(30_000)
    freeze('SIGCONT')
    await untilReplicaIs('current')
    const reads: Promise<number>[] = []
    for (let read = 0; read < 200; read += 1) {
      if (read === 50) process.kill(standby.processId, 'SIGKILL')
      reads.push(readPublic(versionOfPage))
      await sleep(5)
    }
    expect(new Set(await Promise.all(reads))).toEqual(new Set([21]))
  }, 180_000)
})
