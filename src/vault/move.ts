import { randomBytes, randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'

import { roomData } from '@/shared/cms/defineRoom'
import { visitorsPoolOf } from '@/shared/database'
import type { RecordKind } from '@/shared/lib/recordKind'
import { endedKind, hashIds, idWithContent, markKind, paddedSizes, sealBytes } from '@/shared/lib/sealing'

import { refuseEnded } from './ended'
import { mark } from './records'
import { sealedByBrowser, sealing } from './sealing'
import { becomeVisitor, findVisitor, type Visitor } from './visitor'

/**
 * Ends a move to the visitor of an own key: what the browser has sealed anew and compared is deleted where it was, what
 * the server seals is sealed for the new visitor, and the browser gets that visitor's cookie. An own key that was open
 * before has ended then: browsers that still have it are told so.
 * @param moved a hash of all rows that were moved, with their content (`hashIds`)
 * @param unopened the ids of rows that the browser itself could not open, so that they stay
 * @param gone what this move had brought to the target already, and was deleted since where it was
 * @returns false, with nothing deleted, when those are not all there are: something was written meanwhile
 * @throws HttpError 410 when the target's own records have moved to a newer key
 */
export async function endMove(
  req: PayloadRequest,
  target: Visitor,
  moved: string,
  unopened: readonly string[],
  gone: readonly string[] = [],
): Promise<boolean> {
  await refuseEnded(req, target)
  const before = findVisitor(req)
  const move = { before, target, moved, unopened, gone }
  if (before && !before.id.equals(target.id) && !(await moveRest(req, { ...move, before }))) return false
  becomeVisitor(req, target)
  return true
}

type OwnRow = { id: string; kind: string; version: number; sealed: Buffer }

type Move = {
  before: Visitor
  target: Visitor
  moved: string
  unopened: readonly string[]
  gone: readonly string[]
}

/** In one transaction: a write of another browser with the same key, or of another tab, waits for it, or is seen by it. */
async function moveRest(req: PayloadRequest, { before, target, moved, unopened, gone }: Move): Promise<boolean> {
  const connection = await visitorsPoolOf(req.payload).connect()
  try {
    await connection.query('BEGIN')
    if (before.hasOwnKey && !(await markEnded(connection, before))) {
      // The answer was lost, or another browser was quicker: whatever can be moved has moved.
      await connection.query('ROLLBACK')
      connection.release()
      return true
    }
    const { rows } = await connection.query<OwnRow>(
      'SELECT id, kind, version, sealed FROM vault_records WHERE visitor = $1 FOR UPDATE',
      [before.id],
    )
    const all = await sortRows(req, before, rows, unopened)
    const isAll = (await hashIds(all.moved)) === moved
    if (isAll) {
      for (const { kind, record } of all.marks)
        await mark(req, target, kind.name, kind.sealedByServer!.keyOf(record), record)
      await connection.query('DELETE FROM vault_records WHERE visitor = $1 AND id = ANY($2::uuid[])', [
        before.id,
        all.leaving,
      ])
      await connection.query(
        'DELETE FROM vault_records WHERE visitor = $1 AND id = ANY($2::uuid[]) AND version = $3 AND kind <> $4',
        [target.id, gone, sealedByBrowser, markKind],
      )
    }
    await connection.query(isAll ? 'COMMIT' : 'ROLLBACK')
    connection.release()
    return isAll
  } catch (error) {
    // Closed with it, the transaction ends and nothing has changed.
    connection.release(true)
    throw error
  }
}

/**
 * The mark of a key becomes what says that it has ended; another browser may have the key open. One of its own says
 * nothing of the key that follows, and is deleted when records are that nobody visits.
 * @returns false when it has ended before
 */
async function markEnded(connection: PoolClient, { id }: Visitor): Promise<boolean> {
  const { rowCount } = await connection.query(
    'UPDATE vault_records SET kind = $2, touched_on = current_date WHERE visitor = $1 AND kind = $3',
    [id, endedKind, markKind],
  )
  if (rowCount) return true
  // A key without a mark: no other browser can have been opened with it.
  const inserted = await connection.query(
    `INSERT INTO vault_records (id, visitor, kind, version, sealed, touched_on)
     SELECT $2, $1, $3, $4, $5, current_date
     WHERE NOT EXISTS (SELECT FROM vault_records WHERE visitor = $1 AND kind = $3)`,
    [id, randomUUID(), endedKind, sealedByBrowser, randomBytes(paddedSizes[0] + sealBytes.nonce + sealBytes.tag)],
  )
  return inserted.rowCount === 1
}

/**
 * Which rows leave: those that the browser says it moved, and what the server seals itself. What nobody can open stays
 * where it is.
 */
async function sortRows(req: PayloadRequest, before: Visitor, rows: readonly OwnRow[], unopened: readonly string[]) {
  const kinds = new Map(roomData(req.payload.config).recordKinds.map((kind) => [kind.name, kind]))
  const staying = new Set(unopened)
  const moved: string[] = []
  const leaving: string[] = []
  const marks: { kind: RecordKind; record: object }[] = []
  for (const { id, kind: name, version, sealed } of rows) {
    if (staying.has(id) || name === endedKind) continue
    const kind = kinds.get(name)
    if (version === sealedByBrowser) {
      if (kind) moved.push(idWithContent(id, sealed.toString('base64url')))
      leaving.push(id)
      continue
    }
    const content = sealing.open(before.sealingKey, { id, visitor: before.id, kind: name }, { version, sealed })
    if (!content) continue
    leaving.push(id)
    if (kind?.sealedByServer) marks.push({ kind, record: content.record as object })
    else moved.push(idWithContent(id, JSON.stringify(content.record)))
  }
  return { moved, leaving, marks }
}
