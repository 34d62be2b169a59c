import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { databaseOf } from '@/shared/database'

/**
 * Which state some rows are in: PostgreSQL writes a new version of a row for each change, whatever time somebody saves
 * as that of the change. Reading it is one short statement; Payload takes half a dozen for the document.
 * @param from what stands behind FROM
 */
export async function readRowVersions(req: PayloadRequest, from: SQL): Promise<string> {
  const db = await databaseOf(req)
  const { rows } = await db.execute<{ version: string }>(
    sql`SELECT xmin::text || ' ' || ctid::text AS version FROM ${from}`,
  )
  return rows.map(({ version }) => version).join()
}
