import { randomUUID } from 'node:crypto'

import { LRUCache } from 'lru-cache'
import type { PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'

import { visitorsPoolOf } from '@/shared/database'
import { batchCalls } from '@/shared/batchCalls'

import { refuseSupersededKey } from './supersededKey'
import { openRows, readRows, touchAllSql, type Row } from './readRecords'
import { minLengthOf } from './resealing'
import { sealing } from './sealing'
import { nameOf, type Visitor } from './visitor'
import { consumeQuota, forgetSize } from './visitorQuota'

type Pool = ReturnType<typeof visitorsPoolOf>

// Raw SQL on the pool instead of drizzle: named statements are planned once per connection. Outside of Payload's
// transactions: when a call responds 201, PostgreSQL has committed.

type NewRow = { id: string; visitor: Buffer; kind: string; key: Buffer | null; version: number; sealed: Buffer }

/**
 * Rows of all visitors who write at the same time, in one statement. In the order of their keys, so that instances which
 * write the same ones wait for each other instead of locking each other out. It reads no partition: a plan that is kept
 * was made for the table as it was then, and one made for an empty table reads all of it for every row from then on.
 */
const writeRows = `
  INSERT INTO vault_records (id, visitor, kind, key, version, sealed, touched_on)
  SELECT *, current_date
  FROM unnest($1::uuid[], $2::bytea[], $3::text[], $4::bytea[], $5::smallint[], $6::bytea[]) AS given (id, visitor, kind, key)
  ORDER BY visitor, kind, key
  ON CONFLICT (visitor, kind, key) DO NOTHING`

async function writeAll(connection: Pick<Pool, 'query'>, rows: readonly NewRow[]): Promise<void[]> {
  await connection.query({
    // Named, so that it is planned once per connection: planning took longer than writing.
    name: 'vault-write',
    text: writeRows,
    values: (['id', 'visitor', 'kind', 'key', 'version', 'sealed'] as const).map((name) =>
      rows.map((row) => row[name]),
    ),
  })
  return rows.map(() => {})
}

const writers = new WeakMap<Pool, (row: NewRow) => Promise<void>>()

function writeRow(pool: Pool, row: NewRow): Promise<void> {
  const writer = writers.get(pool) ?? batchCalls((rows) => writeAll(pool, rows))
  writers.set(pool, writer)
  return writer(row)
}

/** A record as it is stored, with its time of writing. */
function sealNewRow(req: PayloadRequest, visitor: Visitor, kind: string, record: object, key: string | null) {
  const id = randomUUID()
  const at = Date.now()
  const place = { id, visitor: visitor.id, kind, paddedTo: minLengthOf(req, kind) }
  const sealed = sealing.seal(visitor.sealingKey, place, { at, record })
  const row: NewRow = { ...place, ...sealed, key: key === null ? null : visitor.hideKey(kind, key) }
  return { row, at }
}

async function write(req: PayloadRequest, visitor: Visitor, kind: string, record: object, key: string | null) {
  const { row, at } = sealNewRow(req, visitor, kind, record, key)
  const { id } = row
  await consumeQuota(req, visitor, row.sealed.length)
  await writeRow(visitorsPoolOf(req.payload), row)
  // Afterwards: what came to lie where a move had read already is not claimed to be kept.
  if (visitor.hasOwnKey) await refuseSupersededKey(req, visitor)
  if (visitor.isNew) renewedOn.set(nameOf(visitor), today())
  else await renewRows(req, visitor)
  return { id, at: new Date(at).toISOString() }
}

/** The day on which this process last renewed a visitor's rows. */
const renewedOn = new LRUCache<string, string>({ max: 10_000 })
const today = () => new Date().toISOString().slice(0, 10)

/** The first write of a day: extends the retention of the visitor's other rows, and seals anew those of an older version. */
async function renewRows(req: PayloadRequest, visitor: Visitor): Promise<void> {
  const name = nameOf(visitor)
  if (renewedOn.get(name) === today()) return
  renewedOn.set(name, today())
  try {
    const { rows } = await visitorsPoolOf(req.payload).query<{ version: number }>(`${touchAllSql} RETURNING version`, [
      visitor.id,
    ])
    if (rows.some((row) => sealing.isOutdated(row))) await readRows(req, visitor, null)
  } catch (error) {
    renewedOn.delete(name)
    // What the visitor asked for is stored; the next write renews the others.
    req.payload.logger.warn({ err: error }, 'A visitor’s records were not renewed')
  }
}

/** Encrypts and stores a record. Committed when it resolves. */
export function appendRecord(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  record: object,
): Promise<{ id: string; at: string }> {
  return write(req, visitor, kind, record, null)
}

/**
 * Stores a record once per key and returns it; a repeated call returns the stored one, so that a client that lost the
 * response may retry.
 */
export async function appendRecordOnce<Shape extends object>(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  key: string,
  record: Shape,
): Promise<{ id: string; record: Shape }> {
  const written = await write(req, visitor, kind, record, key)
  const { rows } = await visitorsPoolOf(req.payload).query<Row>(
    `SELECT id, kind, version, sealed, false AS stale FROM vault_records
     WHERE visitor = $1 AND kind = $2 AND key = $3`,
    [visitor.id, kind, visitor.hideKey(kind, key)],
  )
  const [stored] = (await openRows<Shape>(visitor, rows)).entries
  // Deleted by a concurrent request of the same visitor: it was stored, then deleted as requested.
  return stored ?? { id: written.id, record }
}

/** Stores a record once per key, regardless of repeated or concurrent calls. */
export async function markVisitor(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  key: string,
  record: object,
): Promise<void> {
  await write(req, visitor, kind, record, key)
}

/** A mark that is stored once per key. */
export type Mark = { kind: string; key: string; record: object }

/**
 * Stores marks within the caller's transaction, over its own connection: whoever holds one and waits for another waits for
 * all who do the same. Their size has been counted.
 * @throws HttpError 410 when the visitor's records have moved to a newer key
 */
export async function markWithin(
  connection: PoolClient,
  req: PayloadRequest,
  visitor: Visitor,
  marks: readonly Mark[],
): Promise<void> {
  if (marks.length === 0) return
  const rows = marks.map(({ kind, key, record }) => sealNewRow(req, visitor, kind, record, key).row)
  await writeAll(connection, rows)
  await refuseSupersededKey(req, visitor, connection)
}

/** Seals a record anew in the place of an older one, whose time of writing stays. @returns false when there is none */
export async function replaceRecord(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  id: string,
  record: object,
): Promise<boolean> {
  const pool = visitorsPoolOf(req.payload)
  const { rows } = await pool.query<Row>(
    `SELECT id, kind, version, sealed, false AS stale FROM vault_records WHERE visitor = $1 AND kind = $2 AND id = $3`,
    [visitor.id, kind, id],
  )
  const [before] = (await openRows(visitor, rows)).entries
  if (!before) return false
  const place = { id, visitor: visitor.id, kind, paddedTo: minLengthOf(req, kind) }
  const { version, sealed } = sealing.seal(visitor.sealingKey, place, { at: Date.parse(before.at), record })
  await consumeQuota(req, visitor, sealed.length)
  // Deleted meanwhile, it stays deleted.
  const { rowCount } = await pool.query(
    `UPDATE vault_records SET version = $4, sealed = $5 WHERE visitor = $1 AND kind = $2 AND id = $3`,
    [visitor.id, kind, id, version, sealed],
  )
  return rowCount === 1
}

/** Stores the one record there is of a key, or replaces it. @returns its id */
export async function putRecord(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  key: string,
  record: object,
): Promise<string> {
  const { id: made } = await write(req, visitor, kind, record, key)
  const { rows } = await visitorsPoolOf(req.payload).query<{ id: string }>(
    `SELECT id FROM vault_records WHERE visitor = $1 AND kind = $2 AND key = $3`,
    [visitor.id, kind, visitor.hideKey(kind, key)],
  )
  const id = rows[0]?.id ?? made
  // It was there before: a row keeps its id, which its seal is bound to.
  if (id !== made) await replaceRecord(req, visitor, kind, id, record)
  return id
}

/** Deletes single records of the visitor. @returns how many there were */
export async function deleteRecords(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await visitorsPoolOf(req.payload).query(
    `DELETE FROM vault_records WHERE visitor = $1 AND kind = $2 AND id = ANY($3::uuid[])`,
    [visitor.id, kind, ids],
  )
  if (!rowCount) await refuseSupersededKey(req, visitor)
  return rowCount ?? 0
}

/** Deletes all of a visitor's records. @returns how many rows @throws HttpError 410 where they are kept under a newer key */
export async function deleteAllRecords(req: PayloadRequest, visitor: Visitor | null): Promise<number> {
  if (!visitor) return 0
  await refuseSupersededKey(req, visitor)
  const { rowCount } = await visitorsPoolOf(req.payload).query('DELETE FROM vault_records WHERE visitor = $1', [
    visitor.id,
  ])
  forgetSize(visitor)
  return rowCount ?? 0
}
