import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'

import { HttpError } from '@/shared/cms/httpError'
import { visitorsPoolOf } from '@/shared/database'
import { sealedHeader } from '@/shared/lib/sealedRecord'
import { endedKind, markKind } from '@/shared/lib/sealing'

import type { Visitor } from './visitor'

/** For a browser whose key was replaced by a newer one: no other browser could read what it encrypts. */
export const supersededKeyError = () =>
  new HttpError(
    410,
    'Your diary has a newer key. Open it on the Privacy page with your newest sheet or your passkey, then try again.',
    undefined,
    { [sealedHeader]: 'true' },
  )

/**
 * A CTE that tells whether the key of visitor $1 was replaced. It locks the row that marks the key, which the end of a
 * move updates: a write either commits before that update or sees it (PostgreSQL rereads a row after waiting for its lock).
 */
export const keyStateCte = `state AS (
  SELECT kind FROM vault_records WHERE visitor = $1 AND kind IN ('${markKind}', '${endedKind}') FOR SHARE
)`

/** For a WHERE beside `keyStateCte`. */
export const keyIsCurrent = `NOT EXISTS (SELECT FROM state WHERE kind = '${endedKind}')`

/**
 * @param connection that of the caller's transaction, if there is one
 * @throws HttpError 410 for a visitor with an own key whose records have moved to a newer one
 */
export async function refuseSupersededKey(
  req: PayloadRequest,
  visitor: Visitor,
  connection: Pick<PoolClient, 'query'> = visitorsPoolOf(req.payload),
): Promise<void> {
  if (!visitor.hasOwnKey) return
  const { rowCount } = await connection.query(`WITH ${keyStateCte} SELECT FROM state WHERE kind = '${endedKind}'`, [
    visitor.id,
  ])
  if (rowCount) throw supersededKeyError()
}
