import type { PayloadRequest } from 'payload'

import { HttpError } from '@/shared/cms/httpError'
import { visitorsPoolOf } from '@/shared/database'
import { sealedHeader } from '@/shared/lib/sealedRecord'
import { endedKind, markKind } from '@/shared/lib/sealing'

import type { Visitor } from './visitor'

/** What a browser is told whose key has given way to a newer one: what it sealed would be seen by no other browser. */
export const supersededKeyError = () =>
  new HttpError(
    410,
    'Your diary has a newer key. Open it on the Privacy page with your newest sheet or your passkey, then try again.',
    undefined,
    { [sealedHeader]: 'true' },
  )

/**
 * A CTE that says whether the visitor $1 has ended. It locks the mark of their key, which the end of a move changes: a
 * write either is seen by that end or sees it (PostgreSQL reads a row anew that it had to wait for).
 */
export const keyStateCte = `state AS (
  SELECT kind FROM vault_records WHERE visitor = $1 AND kind IN ('${markKind}', '${endedKind}') FOR SHARE
)`

/** For a WHERE beside `keyStateCte`. */
export const keyIsCurrent = `NOT EXISTS (SELECT FROM state WHERE kind = '${endedKind}')`

/** @throws HttpError 410 for a visitor with an own key whose records have moved to a newer one */
export async function refuseSupersededKey(req: PayloadRequest, visitor: Visitor): Promise<void> {
  if (!visitor.hasOwnKey) return
  const { rowCount } = await visitorsPoolOf(req.payload).query(
    `WITH ${keyStateCte} SELECT FROM state WHERE kind = '${endedKind}'`,
    [visitor.id],
  )
  if (rowCount) throw supersededKeyError()
}
