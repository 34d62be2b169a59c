import type { PayloadRequest } from 'payload'

import { HttpError } from '@/shared/cms/httpError'
import { visitorsPoolOf } from '@/shared/database'
import { boxKind } from '@/shared/lib/sealing'

import { keyStateCte, keyIsCurrent, refuseSupersededKey } from './supersededKey'
import { sealedByBrowser } from './sealing'
import { visitorOfSealed } from './sealedRecords'
import { findVisitor } from './visitor'

type Box = { lid: string; lock: string }

/** The same for every visitor: there is one for each, and the lid is no secret. */
const boxId = '5b0c1d9e-6c1f-8b0a-9d53-1f8a7c0e2b46'

/** The length of a public key, which stands before the private one (bytes). */
const lidBytes = 65

/**
 * Keeps the box of a visitor's own key, in the place of an earlier one: each opens with the key, and what was put into one
 * brings it along. It goes with the key when that ends.
 * @throws HttpError 401 for whoever has no cookie of an own key; 410 after a move to a newer one
 */
export async function keepBox(req: PayloadRequest, { lid, lock }: Box): Promise<void> {
  const visitor = visitorOfSealed(req)
  const { rowCount } = await visitorsPoolOf(req.payload).query(
    `WITH ${keyStateCte}
     INSERT INTO vault_records AS kept (id, visitor, kind, key, version, sealed, touched_on)
     SELECT $2, $1, $3, NULL, ${sealedByBrowser}, $4, current_date WHERE ${keyIsCurrent}
     ON CONFLICT (visitor, id) DO UPDATE SET sealed = excluded.sealed, touched_on = excluded.touched_on
     WHERE kept.kind = excluded.kind`,
    [visitor.id, boxId, boxKind, Buffer.concat([Buffer.from(lid, 'base64url'), Buffer.from(lock, 'base64url')])],
  )
  if (!rowCount) await refuseSupersededKey(req, visitor)
}

/** The box of the visitor's own key. @throws HttpError 404 when there is none; 410 after a move to a newer key */
export async function readBox(req: PayloadRequest): Promise<Box> {
  const visitor = findVisitor(req)
  const { rows } = await visitorsPoolOf(req.payload).query<{ sealed: Buffer }>(
    'SELECT sealed FROM vault_records WHERE visitor = $1 AND id = $2 AND kind = $3',
    [visitor?.id ?? Buffer.alloc(0), boxId, boxKind],
  )
  const box = rows[0]?.sealed
  if (box)
    return {
      lid: box.subarray(0, lidBytes).toString('base64url'),
      lock: box.subarray(lidBytes).toString('base64url'),
    }
  if (visitor) await refuseSupersededKey(req, visitor)
  throw new HttpError(404, 'There is no box.')
}
