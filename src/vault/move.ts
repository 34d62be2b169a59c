import { randomBytes, randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'

import { roomData } from '@/shared/cms/defineRoom'
import { HttpError } from '@/shared/cms/httpError'
import { visitorsPoolOf } from '@/shared/database'
import type { SealedRecord } from '@/shared/lib/sealedRecord'
import {
  endedKind,
  hashIds,
  idWithContent,
  markKind,
  paddedSizes,
  sealBytes,
  stagedKind,
  stagedPrefix,
} from '@/shared/lib/sealing'

import { supersededKeyError, refuseSupersededKey } from './supersededKey'
import { markWithin, type Mark } from './records'
import { keepSealed } from './sealedRecords'
import { sealedByBrowser, sealing } from './sealing'
import { readSerially } from './readQueue'
import { findVisitor, switchVisitor, type Visitor } from './visitor'
import { consumeQuota, consumeQuotaForMove, forgetSize } from './visitorQuota'

/**
 * Keeps records that a browser has sealed anew for the end of a move, beside those of the visitor who moves: of a move
 * that is broken off nothing arrives, and what is deleted before it is done again stays deleted.
 * @param first whether what an earlier attempt has left is given up
 * @throws HttpError 404 when there is nobody who could move; 410 after a move to a newer key
 */
export async function keepStaged(
  req: PayloadRequest,
  stage: string,
  records: readonly (SealedRecord & { kind: string })[],
  first: boolean,
): Promise<SealedRecord[]> {
  const before = findVisitor(req)
  if (!before) throw new HttpError(404, 'This browser has nothing to move any more.')
  if (first)
    await visitorsPoolOf(req.payload).query(
      'DELETE FROM vault_records WHERE visitor = $1 AND version = $2 AND starts_with(kind, $3)',
      [before.id, sealedByBrowser, stagedPrefix],
    )
  const staged = records.map(({ kind, ...record }) => ({
    ...record,
    kind: stagedKind(stage, kind),
  }))
  return keepSealed(req, before, staged, true, consumeQuotaForMove)
}

type Move = {
  /** A hash of all rows that were moved and of all that were kept for this end, with their content (`hashIds`). */
  moved: string
  /** The ids of rows that the browser itself could not open, so that they stay. */
  unopened: readonly string[]
  stage?: string
  /** The same hash of what the target had, as far as it gives way; without any, of nothing. */
  upon?: string
}

/**
 * Ends a move to the visitor of an own key: what the browser has sealed anew and compared becomes that visitor's, and is
 * deleted where it was; what the server seals is sealed for the new visitor, and the browser gets that visitor's cookie.
 * An own key that was open before has ended then: browsers that still have it are told so.
 * @returns false, with nothing changed, when those are not all there are: something was written meanwhile
 * @throws HttpError 410 when the target's own records have moved to a newer key; 401 for a page of before this server; 413
 * when the target keeps too much already
 */
export async function endMove(req: PayloadRequest, target: Visitor, move: Move): Promise<boolean> {
  await refuseSupersededKey(req, target)
  const before = findVisitor(req)
  if (before && !before.id.equals(target.id)) {
    // Asked before the transaction, which has a connection already.
    await consumeQuota(req, target, await arrivingBytes(req, before, move.stage))
    if (!(await readSerially(req, before, () => moveRest(req, before, target, move)))) return false
    forgetSize(before)
  }
  switchVisitor(req, target)
  return true
}

/**
 * A page that was open while the site was updated moves in a way this server does not know any more. Not 409: such a page
 * throws away what waits in it when it is refused, except with 401.
 */
const olderPage = () =>
  new HttpError(
    401,
    'The site was updated while this page was open. Reload this page, then do it again: nothing is lost, and everything is where it was.',
  )

/** Bytes of what a move may bring to its target: what was kept for its end, and marks, which the server seals anew. */
async function arrivingBytes(req: PayloadRequest, before: Visitor, stage: string | undefined): Promise<number> {
  const marks = roomData(req.payload.config).recordKinds.flatMap(({ name, sealedByServer }) =>
    sealedByServer ? [name] : [],
  )
  const { rows } = await visitorsPoolOf(req.payload).query<{ bytes: number }>(
    `SELECT coalesce(sum(octet_length(sealed)), 0)::float8 AS bytes FROM vault_records
     WHERE visitor = $1 AND (starts_with(kind, $2) OR kind = ANY($3::text[]))`,
    [before.id, stage === undefined ? null : stagedKind(stage, ''), marks],
  )
  return rows[0]!.bytes
}

type OwnRow = { id: string; kind: string; version: number; sealed: Buffer }

/** In one transaction: a write of another browser with the same key, or of another tab, waits for it, or is seen by it. */
async function moveRest(req: PayloadRequest, before: Visitor, target: Visitor, move: Move): Promise<boolean> {
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
    const all = await sortRows(req, before, rows, move)
    if (move.stage === undefined && all.moved.length > 0) throw olderPage()
    const isAll =
      (await hashIds([...all.moved, ...all.staged.map(lineOf)])) === move.moved &&
      (await bringStaged(connection, target, all.staged, move))
    if (isAll) {
      await markWithin(connection, req, target, all.marks)
      await connection.query('DELETE FROM vault_records WHERE visitor = $1 AND id = ANY($2::uuid[])', [
        before.id,
        all.leaving,
      ])
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
 * Makes what was kept for the end the target's.
 * @returns false when another browser with the target's key has written under one of the ids since the browser looked
 */
async function bringStaged(
  connection: PoolClient,
  target: Visitor,
  staged: readonly OwnRow[],
  { stage, upon }: Move,
): Promise<boolean> {
  if (stage === undefined || staged.length === 0) return true
  const ids = staged.map(({ id }) => id)
  const { rows } = await connection.query<OwnRow>(
    `SELECT id, kind, version, sealed FROM vault_records
     WHERE visitor = $1 AND (id = ANY($2::uuid[]) OR kind = $3) ORDER BY id FOR UPDATE`,
    [target.id, ids, endedKind],
  )
  if (rows.some(({ kind }) => kind === endedKind)) throw supersededKeyError()
  if ((await hashIds(rows.map(lineOf))) !== upon) return false
  await connection.query('DELETE FROM vault_records WHERE visitor = $1 AND id = ANY($2::uuid[])', [target.id, ids])
  const { rowCount } = await connection.query(
    `INSERT INTO vault_records (id, visitor, kind, key, version, sealed, touched_on)
     SELECT id, $1, kind, NULL, ${sealedByBrowser}, sealed, current_date
     FROM unnest($2::uuid[], $3::text[], $4::bytea[]) AS staged (id, kind, sealed)
     ON CONFLICT (visitor, id) DO NOTHING`,
    [
      target.id,
      ids,
      staged.map(({ kind }) => kind.slice(stagedKind(stage, '').length)),
      staged.map(({ sealed }) => sealed),
    ],
  )
  return rowCount === staged.length
}

const lineOf = ({ id, sealed }: OwnRow) => idWithContent(id, sealed.toString('base64url'))

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
 * Which rows leave: those that the browser says it moved, what it has kept for the end, and what the server seals itself.
 * What nobody can open stays where it is.
 */
async function sortRows(req: PayloadRequest, before: Visitor, rows: readonly OwnRow[], { unopened, stage }: Move) {
  const kinds = new Map(roomData(req.payload.config).recordKinds.map((kind) => [kind.name, kind]))
  const staying = new Set(unopened)
  const moved: string[] = []
  const staged: OwnRow[] = []
  const leaving: string[] = []
  const marks: Mark[] = []
  for (const row of rows) {
    const { id, kind: name, version, sealed } = row
    if (staying.has(id) || name === endedKind) continue
    const kind = kinds.get(name)
    if (version === sealedByBrowser) {
      if (kind) moved.push(lineOf(row))
      else if (stage !== undefined && name.startsWith(stagedKind(stage, ''))) staged.push(row)
      leaving.push(id)
      continue
    }
    const content = sealing.open(before.sealingKey, { id, visitor: before.id, kind: name }, { version, sealed })
    if (!content) continue
    leaving.push(id)
    const record = content.record as object
    if (kind?.sealedByServer) marks.push({ kind: name, key: kind.sealedByServer.keyOf(record), record })
    else moved.push(idWithContent(id, JSON.stringify(content.record)))
  }
  return { moved, staged, leaving, marks }
}
