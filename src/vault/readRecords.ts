import { setImmediate as nextTurn } from 'node:timers/promises'

import type { PayloadRequest } from 'payload'

import { visitorsPoolOf } from '@/shared/database'
import type { OwnEntry } from '@/shared/lib/ownRecords'
import type { SealedRecord } from '@/shared/lib/sealedRecord'
import { endedKind } from '@/shared/lib/sealing'

import { supersededKeyError } from './supersededKey'
import { resealOutdated } from './resealing'
import { sealedByBrowser, sealing, type Sealable } from './sealing'
import { noteRead, readSerially } from './readQueue'
import { renewCookie, type Visitor } from './visitor'

/**
 * The decrypted records, newest first, those that the visitor's browser sealed, as they came, and the number of rows that
 * could not be decrypted: tampered with, truncated, or of another visitor.
 */
export type ListedRecords<Shape> = { entries: OwnEntry<Shape>[]; sealed: SealedRecord[]; unreadable: number }

/** A row of the vault; `stale` when its retention was not extended today. */
export type Row = { id: string; kind: string; version: number; sealed: Buffer; stale: boolean }

/**
 * Extends the retention of all rows of the visitor $1. SKIP LOCKED leaves rows of a concurrent request alone, so that
 * requests never wait for each other. The sum keeps the planner from the index of days, which holds everybody's rows: at
 * midnight all of them are of yesterday. IS TRUE has it look for them once: as a join, planned while the table was small,
 * it looked once for each row, and a write beside 3,000 others took three seconds. What says that a key has ended is not
 * extended.
 */
export const touchAllSql = `
  UPDATE vault_records SET touched_on = current_date WHERE visitor = $1 AND (id IN (
    SELECT id FROM vault_records WHERE visitor = $1 AND touched_on + 0 < current_date AND kind <> '${endedKind}' FOR UPDATE SKIP LOCKED
  )) IS TRUE`

/**
 * Reads rows of one kind, or of all (`null`); extends their retention and reseals outdated ones on the way. @throws
 * HttpError 410 under an ended key
 */
export async function readRows(req: PayloadRequest, visitor: Visitor, kind: string | null): Promise<Row[]> {
  const { rows } = await visitorsPoolOf(req.payload).query<Row>(
    `SELECT id, kind, version, sealed, touched_on < current_date AS stale FROM vault_records
     WHERE visitor = $1 AND ($2::text[] IS NULL OR kind = ANY($2))`,
    [visitor.id, kind && (visitor.hasOwnKey ? [kind, endedKind] : [kind])],
  )
  if (rows.some((row) => row.kind === endedKind)) throw supersededKeyError()
  noteRead(
    visitor,
    rows.reduce((sum, { sealed }) => sum + sealed.length, 0),
  )
  // At most once a day: all of a visitor's rows are touched together.
  if (rows.some((row) => row.stale)) {
    await visitorsPoolOf(req.payload).query(touchAllSql, [visitor.id])
    renewCookie(req, visitor)
  }
  await resealOutdated(req, visitor, rows)
  return rows
}

/** Rows that are opened before others of the process have their turn: a few milliseconds. */
const sliceRows = 500

/** Decrypts rows, newest first. */
export async function openRows<Shape>(visitor: Visitor, rows: Row[]): Promise<ListedRecords<Shape>> {
  const sealed: SealedRecord[] = []
  const opened: ((Sealable & { id: string }) | null)[] = []
  for (const [index, { id, kind, ...row }] of rows.entries()) {
    if (row.version === sealedByBrowser) sealed.push({ id, sealed: row.sealed.toString('base64url') })
    else {
      const content = sealing.open(visitor.sealingKey, { id, visitor: visitor.id, kind }, row)
      opened.push(content && { id, ...content })
    }
    if ((index + 1) % sliceRows === 0) await nextTurn()
  }
  const entries = opened
    .filter((entry) => entry !== null)
    .sort((one, other) => other.at - one.at)
    .map(({ id, at, record }) => ({ id, at: new Date(at).toISOString(), record: record as Shape }))
  return { entries, sealed, unreadable: opened.length - entries.length }
}

/** A visitor's records of one kind, newest first; empty without a visitor. */
export async function listRecords<Shape>(
  req: PayloadRequest,
  visitor: Visitor | null,
  kind: string,
): Promise<ListedRecords<Shape>> {
  return visitor
    ? readSerially(req, visitor, async () => openRows<Shape>(visitor, await readRows(req, visitor, kind)))
    : { entries: [], sealed: [], unreadable: 0 }
}

/** All of a visitor's records by kind, and the number of rows that could not be decrypted. */
export async function exportAll(
  req: PayloadRequest,
  visitor: Visitor | null,
): Promise<{ records: Map<string, ListedRecords<unknown>>; unreadable: number }> {
  if (!visitor) return { records: new Map(), unreadable: 0 }
  return readSerially(req, visitor, async () => {
    const records = new Map<string, ListedRecords<unknown>>()
    let unreadable = 0
    const rows = await readRows(req, visitor, null)
    for (const kind of new Set(rows.map((row) => row.kind))) {
      const listed = await openRows<unknown>(
        visitor,
        rows.filter((row) => row.kind === kind),
      )
      records.set(kind, listed)
      unreadable += listed.unreadable
    }
    return { records, unreadable }
  })
}

/** Number of rows by kind; kinds without any are absent. */
export async function countRecords(req: PayloadRequest, visitor: Visitor | null): Promise<Map<string, number>> {
  if (!visitor) return new Map()
  const { rows } = await visitorsPoolOf(req.payload).query<{ kind: string; rows: number; stale: boolean }>(
    `SELECT kind, count(*)::int AS rows, bool_or(touched_on < current_date) AS stale FROM vault_records
     WHERE visitor = $1 GROUP BY kind`,
    [visitor.id],
  )
  if (rows.some((row) => row.kind === endedKind)) throw supersededKeyError()
  if (rows.some((row) => row.stale)) {
    await visitorsPoolOf(req.payload).query(touchAllSql, [visitor.id])
    renewCookie(req, visitor)
  }
  return new Map(rows.map((row) => [row.kind, row.rows]))
}
