import { createHash, timingSafeEqual } from 'node:crypto'
import { monitorEventLoopDelay } from 'node:perf_hooks'

import type { Payload } from 'payload'
import type { z } from 'zod'

import { HttpError } from '@/shared/cms/httpError'
import { poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'

import type { checkHealth } from '../contract'

type DeepHealth = NonNullable<z.output<typeof checkHealth.response>['deep']>

// Its mean since the start: one timer, a few nanoseconds a tick.
const eventLoop = monitorEventLoopDelay({ resolution: 20 })
eventLoop.enable()

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares `Authorization: Bearer …` with HEALTH_TOKEN. @throws HttpError 401 when they differ or none is set */
export function assertOperator(headers: Headers): void {
  const { HEALTH_TOKEN } = getEnv()
  const given = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1]
  if (!HEALTH_TOKEN || !given || !timingSafeEqual(digest(given), digest(HEALTH_TOKEN)))
    throw new HttpError(401, 'This is for operators, with their token.')
}

const jobsStatement = `
  SELECT
    count(*) FILTER (WHERE has_error IS NOT TRUE)::int AS due,
    count(*) FILTER (WHERE has_error)::int AS failed,
    array_agg(DISTINCT task_slug::text) FILTER (WHERE has_error AND task_slug IS NOT NULL) AS tasks,
    extract(epoch FROM now() - min(coalesce(wait_until, created_at)) FILTER (WHERE has_error IS NOT TRUE))::float8 AS oldest
  FROM payload_jobs WHERE completed_at IS NULL AND coalesce(wait_until, now()) <= now()`

type Jobs = { due: number; failed: number; tasks: string[] | null; oldest: number | null }

/** What an operator wants to know of this instance and its database; nothing of visitors. */
export async function readDeepHealth(payload: Payload): Promise<DeepHealth> {
  const pool = poolOf(payload)
  const began = performance.now()
  await pool.query('SELECT 1')
  const milliseconds = performance.now() - began
  const { rows } = await pool.query<Jobs>(jobsStatement)
  const [jobs] = rows
  return {
    database: {
      milliseconds: Number(milliseconds.toFixed(2)),
      connections: { open: pool.totalCount, idle: pool.idleCount, waitedFor: pool.waitingCount },
    },
    jobs: {
      due: jobs!.due,
      failed: jobs!.failed,
      failedTasks: jobs!.tasks ?? [],
      oldestDueSeconds: jobs!.oldest,
    },
    process: {
      uptimeSeconds: Math.round(process.uptime()),
      residentMegabytes: Math.round(process.memoryUsage().rss / 1_000_000),
      eventLoopDelayMs: Number((eventLoop.mean / 1e6).toFixed(2)),
    },
  }
}
