import type { PayloadRequest } from 'payload'

import { HttpError } from '@/shared/cms/httpError'
import { visitorsPoolOf } from '@/shared/database'
import { sealedHeader, type SealedRecord } from '@/shared/lib/sealedRecord'
import { endedKind } from '@/shared/lib/sealing'

import { keyStateCte, keyIsCurrent, refuseSupersededKey } from './supersededKey'
import { touchAllSql } from './readRecords'
import { sealedByBrowser } from './sealing'
import { consumeQuota } from './visitorQuota'
import { ensureVisitor, findVisitor, type Visitor } from './visitor'

/** What a browser is told whose record is locked with the visitor's own key, or which lost its cookie. */
const locked = () =>
  new HttpError(
    401,
    'Your diary is locked with your own key. Open it on the Privacy page with your passkey or your 24 words, then try again.',
    undefined,
    { [sealedHeader]: 'true' },
  )

/** The visitor of a write that the server is to seal. @throws HttpError 401 for one who seals with their own key */
export function visitorOfUnsealed(req: PayloadRequest): Visitor {
  if (findVisitor(req)?.hasOwnKey) throw locked()
  return ensureVisitor(req)
}

/** The visitor of a write that their browser has sealed. @throws HttpError 401 for whoever has no cookie of an own key */
export function visitorOfSealed(req: PayloadRequest): Visitor {
  if (!findVisitor(req)?.hasOwnKey) throw locked()
  return ensureVisitor(req)
}

/**
 * Keeps records that a browser sealed, as they came. Committed when it resolves.
 * @param replace whether a record that exists gives way; a repeated request changes nothing otherwise
 * @param room for how much the visitor may keep
 * @throws HttpError 400 for an id under which the visitor keeps a record of another kind; 410 after a move to a newer key;
 * 413 without room for more
 */
export async function keepSealed(
  req: PayloadRequest,
  visitor: Visitor,
  records: readonly (SealedRecord & { kind: string })[],
  replace: boolean,
  room = consumeQuota,
): Promise<SealedRecord[]> {
  const contents = records.map(({ sealed }) => Buffer.from(sealed, 'base64url'))
  await room(req, visitor, lengthOf(contents))
  const { rows } = await visitorsPoolOf(req.payload).query<{ id: string; sealed: Buffer }>({
    name: 'vault-keep-sealed',
    text: `WITH ${keyStateCte}, touched AS (${touchAllSql})
       INSERT INTO vault_records AS kept (id, visitor, kind, key, version, sealed, touched_on)
       SELECT id, $1, kind, NULL, ${sealedByBrowser}, sealed, current_date
       FROM unnest($2::uuid[], $3::text[], $4::bytea[]) AS sent (id, kind, sealed)
       WHERE ${keyIsCurrent}
       ON CONFLICT (visitor, id) DO UPDATE SET sealed = CASE WHEN $5 THEN excluded.sealed ELSE kept.sealed END
       WHERE kept.kind = excluded.kind
       RETURNING id, sealed`,
    values: [visitor.id, records.map(({ id }) => id), records.map(({ kind }) => kind), contents, replace],
  })
  if (rows.length < records.length) {
    await refuseSupersededKey(req, visitor)
    throw new HttpError(400, 'That id is taken.')
  }
  return rows.map(({ id, sealed }) => ({ id, sealed: sealed.toString('base64url') }))
}

const lengthOf = (contents: readonly Buffer[]) => contents.reduce((sum, { length }) => sum + length, 0)

/** Puts a sealed record in the place of another one. @returns false when there is none */
export async function replaceSealed(
  req: PayloadRequest,
  visitor: Visitor,
  kind: string,
  { id, sealed }: SealedRecord,
): Promise<boolean> {
  const content = Buffer.from(sealed, 'base64url')
  await consumeQuota(req, visitor, content.length)
  const { rowCount } = await visitorsPoolOf(req.payload).query(
    `WITH ${keyStateCte} UPDATE vault_records SET sealed = $4
     WHERE visitor = $1 AND kind = $2 AND id = $3 AND version = ${sealedByBrowser} AND ${keyIsCurrent}`,
    [visitor.id, kind, id, content],
  )
  if (!rowCount) await refuseSupersededKey(req, visitor)
  return rowCount === 1
}

/** The sealed records of a visitor with these ids. */
export async function findSealed(
  req: PayloadRequest,
  visitor: Visitor,
  ids: readonly string[],
): Promise<SealedRecord[]> {
  const { rows } = await visitorsPoolOf(req.payload).query<{ id: string; sealed: Buffer }>(
    `SELECT id, sealed FROM vault_records
     WHERE visitor = $1 AND id = ANY($2::uuid[]) AND version = ${sealedByBrowser} AND kind <> '${endedKind}'`,
    [visitor.id, ids],
  )
  return rows.map(({ id, sealed }) => ({ id, sealed: sealed.toString('base64url') }))
}
