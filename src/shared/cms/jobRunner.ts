import type { Payload } from 'payload'

import { directPoolOf, poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'
import { gauge, metrics } from '@/shared/metrics'

import { deleteExpiredRateLimits } from './rateLimits'

/** Polling interval of due jobs: the maximum delay of a scheduled publish. */
const pollIntervalMs = 10_000
/** After jobs that all went well: one that works in slices, as a batch of letters does, has queued its next. */
const nextTurnMs = 250
const batchSize = 50
/** Retries of a job that crashes its process. */
const maxAttempts = 5
const requeueAbandonedJobs = `
  UPDATE payload_jobs SET
    processing = false,
    total_tried = coalesce(total_tried, 0) + 1,
    has_error = coalesce(total_tried, 0) + 1 >= $1,
    error = CASE WHEN coalesce(total_tried, 0) + 1 >= $1
      THEN '{"message": "The server stopped in the middle of it, again and again."}'::jsonb END
  WHERE processing AND completed_at IS NULL AND has_error IS NOT TRUE`
/**
 * How often counters that ran out are deleted. Most last a minute, and each visitor that a network makes up leaves one:
 * thousands a minute, so a night is too long.
 */
const countersEveryMs = 5 * 60_000
const countersDeletedAt = new WeakMap<Payload, number>()

async function deleteExpiredCountersPeriodically(payload: Payload): Promise<void> {
  if (Date.now() < (countersDeletedAt.get(payload) ?? 0) + countersEveryMs) return
  countersDeletedAt.set(payload, Date.now())
  await deleteExpiredRateLimits(payload)
}

/** The advisory lock's key: "jobs" as a number. */
const advisoryLockKey = 0x6a6f6273

/**
 * Runs due jobs, unless another instance holds the lock. The advisory lock belongs to the connection, so PostgreSQL
 * releases it when a process dies; whoever holds it knows that jobs marked as running were abandoned.
 * @returns null when another instance held the lock; otherwise how many jobs went well, and how many did not
 */
export async function runDueJobs(payload: Payload): Promise<{ done: number; failed: number } | null> {
  const connection = await directPoolOf(payload).connect()
  let broken: Error | undefined
  try {
    // TCP keepalive: a machine that vanished without closing its connection is detected within a minute.
    await connection.query(
      'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3',
    )
    const { rows } = await connection.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
      advisoryLockKey,
    ])
    if (!rows[0]?.mine) return null
    try {
      await connection.query(requeueAbandonedJobs, [maxAttempts])
      await deleteExpiredCountersPeriodically(payload)
      // A site whose time stands still is one that is tested: what the night's jobs take would depend on the hour.
      if (payload.config.jobs.scheduling && !getEnv().FIXED_TIME)
        await payload.jobs.handleSchedules({ allQueues: true })
      const { jobStatus = {} } = await payload.jobs.run({ allQueues: true, limit: batchSize })
      const all = Object.values(jobStatus)
      const done = all.filter(({ status }) => status === 'success').length
      const failed = all.length - done
      metrics.jobs.labels('done').inc(done)
      metrics.jobs.labels('failed').inc(failed)
      return { done, failed }
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [advisoryLockKey])
    }
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    // A connection in an unknown state is closed, which releases the lock.
    connection.release(broken)
  }
}

/** Tells operators how many connections are open, idle, and waited for. */
function watchPool(payload: Payload): void {
  gauge('database_connections', 'Connections of the pool by state', () => {
    const { totalCount, idleCount, waitingCount } = poolOf(payload)
    return { open: totalCount, idle: idleCount, waited_for: waitingCount }
  })
}

/**
 * Polls for due jobs for the lifetime of the process; keeps trying while the database is unavailable.
 * @param start initializes Payload; called until it succeeds
 * @returns what ends it: a turn that is under way is finished, and no other begins
 */
export function startJobRunner(start: () => Promise<Payload>): () => void {
  let payload: Payload | undefined
  let failing = false
  let isEnded = false
  let next: NodeJS.Timeout | undefined
  const poll = async () => {
    let restMs = pollIntervalMs
    try {
      if (!payload) {
        payload = await start()
        watchPool(payload)
      }
      const ran = await runDueJobs(payload)
      if (ran && ran.done > 0 && ran.failed === 0) restMs = nextTurnMs
      failing = false
    } catch (error) {
      // Logged once per outage, not every ten seconds.
      if (!failing) payload?.logger.error({ err: error, msg: 'Jobs cannot be run at the moment; trying again' })
      failing = true
    }
    if (!isEnded) next = setTimeout(() => void poll(), restMs).unref()
  }
  void poll()
  return () => {
    isEnded = true
    clearTimeout(next)
  }
}
