import type { Payload } from 'payload'

import { poolOf } from '@/shared/database'

/** How often due jobs are looked for: a scheduled publish is at most this late. */
const pollIntervalMs = 10_000
const batchSize = 50
/** A job that takes its process down with it must not do so for ever. */
const maxAttempts = 5
const requeueAbandonedJobs = `
  UPDATE payload_jobs SET
    processing = false,
    total_tried = coalesce(total_tried, 0) + 1,
    has_error = coalesce(total_tried, 0) + 1 >= $1,
    error = CASE WHEN coalesce(total_tried, 0) + 1 >= $1
      THEN '{"message": "The server stopped in the middle of it, again and again."}'::jsonb END
  WHERE processing AND completed_at IS NULL AND has_error IS NOT TRUE`
/** Known to nobody else in the database: "jobs" as a number. */
const advisoryLockKey = 0x6a6f6273

/**
 * Runs the jobs that are due, unless another instance is doing so. PostgreSQL's lock belongs to the connection, so it
 * is free the moment a process dies, and whoever holds it knows that a job marked as running was left behind.
 * @returns whether it was this instance's turn
 */
export async function runDueJobs(payload: Payload): Promise<boolean> {
  const connection = await poolOf(payload).connect()
  let broken: Error | undefined
  try {
    // A machine that vanished without closing its connection is noticed within a minute.
    await connection.query(
      'SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3',
    )
    const { rows } = await connection.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
      advisoryLockKey,
    ])
    if (!rows[0]?.mine) return false
    try {
      await connection.query(requeueAbandonedJobs, [maxAttempts])
      if (payload.config.jobs.scheduling) await payload.jobs.handleSchedules({ allQueues: true })
      await payload.jobs.run({ allQueues: true, limit: batchSize })
      return true
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [advisoryLockKey])
    }
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    // A connection in an unknown state is closed, which frees the lock in any case.
    connection.release(broken)
  }
}

/**
 * Looks for due jobs again and again as long as this process lives. While the database is away it keeps trying.
 * @param start gives the CMS; called until it succeeds
 */
export function startJobRunner(start: () => Promise<Payload>): void {
  let payload: Payload | undefined
  let failing = false
  const poll = async () => {
    try {
      payload ??= await start()
      await runDueJobs(payload)
      failing = false
    } catch (error) {
      // Once, not every ten seconds.
      if (!failing) payload?.logger.error({ err: error, msg: 'Jobs cannot be run at the moment; trying again' })
      failing = true
    }
    setTimeout(poll, pollIntervalMs).unref()
  }
  void poll()
}
