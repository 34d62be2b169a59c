import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { poolOf } from '@/shared/database'

import { sealing } from './sealing'
import { renewCookie, type Visitor } from './visitor'

/** A record, opened. `at` is when it was written, ISO. */
export type Entry<Shape> = { id: string; at: string; record: Shape }
/** What could be opened, newest first, and how many rows could not: tampered with, cut off, or not hers. */
export type Listed<Shape> = { entries: Entry<Shape>[]; unreadable: number }

type Row = { id: string; kind: string; version: number; sealed: Buffer; stale: boolean }

// Raw SQL by the pool, not drizzle: statements of each call are prepared by name, and planned once for a connection.
// Outside of any transaction of Payload's: when a call answers 201, PostgreSQL has committed.

// In the same statement as a write: whoever writes is there, and keeps everything she has for its full time again.
// Rows that another call of hers is touching are left to it, so that no two calls wait for each other.
const touchAll = `
  UPDATE vault_records SET touched_on = current_date WHERE id IN (
    SELECT id FROM vault_records WHERE visitor = $1 AND touched_on < current_date FOR UPDATE SKIP LOCKED
  )`

async function write(req: PayloadRequest, visitor: Visitor, kind: string, record: object, key: string | null) {
  const id = randomUUID()
  const at = Date.now()
  const { version, sealed } = sealing.seal(visitor.sealingKey, { id, visitor: visitor.id, kind }, { at, record })
  await poolOf(req.payload).query({
    // Planned once for each connection: planning took longer than writing.
    name: 'vault-write',
    text: `WITH touched AS (${touchAll})
     INSERT INTO vault_records (id, visitor, kind, key, version, sealed, touched_on)
     VALUES ($2, $1, $3, $4, $5, $6, current_date)
     ON CONFLICT (visitor, kind, key) DO NOTHING`,
    values: [visitor.id, id, kind, key === null ? null : visitor.hideKey(kind, key), version, sealed],
  })
  return { id, at: new Date(at).toISOString() }
}

/** Seals a record and stores it. When this answers it is on the disk. */
export function append(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  record: object,
): Promise<{ id: string; at: string }> {
  return write(req, visitor, kind, record, null)
}

/**
 * Stores a record once for its key and answers it: what is there already when it was stored before, so that a browser
 * that never heard the answer may ask again.
 */
export async function appendOnce<Shape extends object>(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  key: string,
  record: Shape,
): Promise<{ id: string; record: Shape }> {
  const written = await write(req, visitor, kind, record, key)
  const { rows } = await poolOf(req.payload).query<Row>(
    `SELECT id, kind, version, sealed, false AS stale FROM vault_records
     WHERE visitor = $1 AND kind = $2 AND key = $3`,
    [visitor.id, kind, visitor.hideKey(kind, key)],
  )
  const [stored] = openRows<Shape>(visitor, rows).entries
  // Erased in this very moment by another call of hers: what she sent was stored, and is gone as she wished.
  return stored ?? { id: written.id, record }
}

/** Stores a record once for its key: however often and however many at the same time, one row comes of it. */
export async function mark(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  key: string,
  record: object,
): Promise<void> {
  await write(req, visitor, kind, record, key)
}

async function readRows(req: PayloadRequest, visitor: Visitor, kind: string | null): Promise<Row[]> {
  const { rows } = await poolOf(req.payload).query<Row>(
    `SELECT id, kind, version, sealed, touched_on < current_date AS stale FROM vault_records
     WHERE visitor = $1 AND ($2::text IS NULL OR kind = $2)`,
    [visitor.id, kind],
  )
  // Once a day at most: all of a visitor's rows are touched together.
  if (rows.some((row) => row.stale)) {
    await poolOf(req.payload).query(touchAll, [visitor.id])
    renewCookie(req, visitor)
  }
  return rows
}

function openRows<Shape>(visitor: Visitor, rows: Row[]): Listed<Shape> {
  const opened = rows.map(({ id, kind, ...row }) => {
    const content = sealing.open(visitor.sealingKey, { id, visitor: visitor.id, kind }, row)
    return content && { id, ...content }
  })
  const entries = opened
    .filter((entry) => entry !== null)
    .sort((one, other) => other.at - one.at)
    .map(({ id, at, record }) => ({ id, at: new Date(at).toISOString(), record: record as Shape }))
  return { entries, unreadable: opened.length - entries.length }
}

/** A visitor's records of one kind, newest first. Without a visitor there are none. */
export async function list<Shape>(req: PayloadRequest, visitor: Visitor | null, kind: string): Promise<Listed<Shape>> {
  return visitor ? openRows<Shape>(visitor, await readRows(req, visitor, kind)) : { entries: [], unreadable: 0 }
}

/** Everything of a visitor's that can be opened, by kind, and how many rows cannot. */
export async function exportAll(
  req: PayloadRequest,
  visitor: Visitor | null,
): Promise<{ records: Map<string, Entry<unknown>[]>; unreadable: number }> {
  const records = new Map<string, Entry<unknown>[]>()
  let unreadable = 0
  if (!visitor) return { records, unreadable }
  const rows = await readRows(req, visitor, null)
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const listed = openRows<unknown>(
      visitor,
      rows.filter((row) => row.kind === kind),
    )
    records.set(kind, listed.entries)
    unreadable += listed.unreadable
  }
  return { records, unreadable }
}

/** How many rows of each kind a visitor has; nothing for a kind without any. */
export async function count(req: PayloadRequest, visitor: Visitor | null): Promise<Map<string, number>> {
  if (!visitor) return new Map()
  const { rows } = await poolOf(req.payload).query<{ kind: string; rows: number; stale: boolean }>(
    `SELECT kind, count(*)::int AS rows, bool_or(touched_on < current_date) AS stale FROM vault_records
     WHERE visitor = $1 GROUP BY kind`,
    [visitor.id],
  )
  if (rows.some((row) => row.stale)) {
    await poolOf(req.payload).query(touchAll, [visitor.id])
    renewCookie(req, visitor)
  }
  return new Map(rows.map((row) => [row.kind, row.rows]))
}

/** Deletes everything of a visitor's. @returns how many rows that were */
export async function erase(req: PayloadRequest, visitor: Visitor | null): Promise<number> {
  if (!visitor) return 0
  const { rowCount } = await poolOf(req.payload).query('DELETE FROM vault_records WHERE visitor = $1', [visitor.id])
  return rowCount ?? 0
}
