import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'

import { databaseOf, drizzleOf } from '@/shared/database'
import { coalesceReads } from '@/shared/batchCalls'

type Database = ReturnType<typeof drizzleOf>

/** Reads under way by what is asked, for each database. */
const reads = new WeakMap<Payload, Map<string, () => Promise<string>>>()

/**
 * Which state some rows are in: PostgreSQL writes a new version of a row for each change, whatever time somebody saves
 * as that of the change. Reading it is one short statement, and one for all who ask at the same time; Payload takes half a
 * dozen for the document.
 * @param name the same for the same rows
 * @param from what stands behind FROM
 */
export async function readRowVersions(req: PayloadRequest, name: string, from: SQL): Promise<string> {
  const read = async (db: Database) => {
    const { rows } = await db.execute<{ version: string }>(
      sql`SELECT xmin::text || ' ' || ctid::text AS version FROM ${from}`,
    )
    return rows.map(({ version }) => version).join()
  }
  // A transaction sees what it has written itself.
  if (req.transactionID) return read(await databaseOf(req))
  const { payload } = req
  const own = reads.get(payload) ?? new Map<string, () => Promise<string>>()
  reads.set(payload, own)
  const ask = own.get(name) ?? coalesceReads(() => read(drizzleOf(payload)))
  own.set(name, ask)
  return ask()
}
