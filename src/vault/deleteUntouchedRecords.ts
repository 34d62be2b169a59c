import type { Payload, TaskConfig } from 'payload'

import { poolOf } from '@/shared/database'
import { deleteExpiredRateLimits } from '@/shared/cms/rateLimits'

import { retentionDays } from './retention'

// Batch size: one long DELETE would block concurrent writes.
const batch = 5_000

/** Deletes the rows whose visitor has not returned within the cookie's lifetime. @returns how many */
export async function deleteUntouchedRecords(payload: Payload): Promise<number> {
  const pool = poolOf(payload)
  let deleted = 0
  for (let rowCount: number | null = batch; rowCount === batch; deleted += rowCount ?? 0)
    ({ rowCount } = await pool.query(
      `DELETE FROM vault_records WHERE id IN (
         SELECT id FROM vault_records WHERE touched_on < current_date - $1::int LIMIT $2
       )`,
      [retentionDays, batch],
    ))
  return deleted
}

/** A nightly job at three: deletes expired records and rate limit counters. */
export const forgetUntouchedTask: TaskConfig = {
  slug: 'forget-untouched',
  label: 'Forget what visitors left behind',
  schedule: [{ cron: '0 3 * * *', queue: 'nightly' }],
  retries: 3,
  handler: async ({ req }) => {
    const deleted = await deleteUntouchedRecords(req.payload)
    await deleteExpiredRateLimits(req.payload)
    req.payload.logger.info(`Rows of the vault untouched for ${retentionDays} days: ${deleted} deleted`)
    return { output: {} }
  },
}
