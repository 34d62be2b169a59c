import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { refreshStates } from '@/shared/cms/claimLedger'
import { databaseOf } from '@/shared/database'

import starterChecks from '../content/starterChecks.json'

/** Sentences of starter entries that were read in one of the sources listed below them. */
export type StarterCheck = {
  /** The key of a reference. */
  source: string
  day: string
  statements: readonly string[]
}

/** As the review stamps of the starter modules name them. */
const checkedBy = 'The Power Years editors, against the sources listed; not yet reviewed by a clinician'

/**
 * Notes on claims nobody has checked that a release comes with their check. What is due next is spread over three
 * months, as one day would ask for hundreds of readings.
 * @returns how many it was noted on
 */
export async function recordStarterChecks(req: PayloadRequest, checks: readonly StarterCheck[]): Promise<number> {
  const db = await databaseOf(req)
  const read = checks.flatMap(({ source, day, statements }) =>
    statements.map((statement) => ({ source, day: `${day}T12:00:00Z`, statement })),
  )
  const { rows } = await db.execute<{ id: number }>(sql`
    UPDATE claims SET checked_by = ${checkedBy}, checked_on = given.day,
      next_due = given.day + make_interval(days => 365 - (claims.id * 37) % 90)
    FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS given (source text, day timestamptz, statement text)
    JOIN "references" source ON source.key = given.source
    WHERE claims.reference_id = source.id AND claims.statement = given.statement
      AND claims.checked_on IS NULL AND source.not_opened IS NOT TRUE
    RETURNING claims.id
  `)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await refreshStates(req, sql`claims.id = ANY(${`{${ids.join(',')}}`}::int[])`)
  return ids.length
}

/** The checks that this release comes with. */
export const seedStarterChecks = (req: PayloadRequest): Promise<number> => recordStarterChecks(req, starterChecks)
