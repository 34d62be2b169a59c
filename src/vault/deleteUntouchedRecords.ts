import type { Payload, TaskConfig } from 'payload'

import { poolOf } from '@/shared/database'

import { retentionDays } from './visitor'

// Batch size: one long DELETE would block concurrent writes.
const batch = 5_000

/** Deletes the rows whose visitor has not returned within the cookie's lifetime, one partition after the other. @returns how many */
export async function deleteUntouchedRecords(payload: Payload): Promise<number> {
  const pool = poolOf(payload)
  const { rows: partitions } = await pool.query<{ name: string }>(
    `SELECT relid::regclass::text AS name FROM pg_partition_tree('vault_records') WHERE isleaf ORDER BY 1`,
  )
  let deleted = 0
  for (const { name } of partitions)
    for (let rowCount: number | null = batch; rowCount === batch; deleted += rowCount ?? 0)
      ({ rowCount } = await pool.query(deleteUntouchedFrom(name), [retentionDays, batch]))
  return deleted
}

/** @param partition as PostgreSQL quotes it */
export const deleteUntouchedFrom = (partition: string) => `
  DELETE FROM ${partition} WHERE (visitor, id) IN (
    SELECT visitor, id FROM ${partition} WHERE touched_on < current_date - $1::int LIMIT $2
  )`

/** A nightly job at three: deletes expired records. */
export const deleteUntouchedTask: TaskConfig = {
  slug: 'forget-untouched',
  label: 'Forget what visitors left behind',
  schedule: [{ cron: '0 3 * * *', queue: 'nightly' }],
  retries: 3,
  handler: async ({ req }) => {
    const deleted = await deleteUntouchedRecords(req.payload)
    req.payload.logger.info(`Rows of the vault untouched for ${retentionDays} days: ${deleted} deleted`)
    return { output: {} }
  },
}
