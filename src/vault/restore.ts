import { randomUUID } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { visitorsPoolOf } from '@/shared/database'
import type { ImportableRecords, OwnEntry } from '@/shared/lib/ownRecords'

import { refuseSupersededKey } from './supersededKey'
import { listRecords, touchAllSql } from './readRecords'
import { replaceRecord } from './records'
import { minLengthOf } from './resealing'
import { visitorOfUnsealed } from './sealedRecords'
import { sealing } from './sealing'
import { consumeQuota } from './visitorQuota'
import { ensureVisitor, type Visitor } from './visitor'

/**
 * Keeps records that were exported, here or in another browser, with their time of writing. Committed when it resolves.
 * What is there already stays as it is; of what there is one of, such as a day, both become one. A row remembers, under
 * a keyed hash, which record it was made of: an import that is repeated or broken off doubles nothing.
 * @returns how many were new, or added something
 * @throws HttpError 401 for a visitor who seals such records with an own key: then the browser imports
 */
export async function restoreRecords(
  req: PayloadRequest,
  own: ImportableRecords,
  entries: readonly OwnEntry<object>[],
): Promise<number> {
  const visitor = own.kind.sealedByServer ? ensureVisitor(req) : visitorOfUnsealed(req)
  if (!own.once) return insert(req, visitor, own, entries)
  const once = own.once
  const sent = new Map<string, OwnEntry<object>>()
  for (const entry of entries) {
    const other = sent.get(once(entry.record))
    sent.set(once(entry.record), other ? { ...other, record: own.merge(other.record, entry.record) } : entry)
  }
  const stored = (await listRecords<object>(req, visitor, own.kind.name)).entries
  const there = new Map(stored.map((one) => [once(one.record), one]))
  let kept = await insert(
    req,
    visitor,
    own,
    [...sent].flatMap(([about, entry]) => (there.has(about) ? [] : [entry])),
  )
  for (const [about, { record }] of sent) {
    const before = there.get(about)
    if (!before) continue
    const merged = own.merge(before.record, record)
    // Merged with itself a record stays what it is, in the same form.
    if (JSON.stringify(merged) === JSON.stringify(own.merge(before.record, before.record))) continue
    if (await replaceRecord(req, visitor, own.kind.name, before.id, merged)) kept += 1
  }
  return kept
}

async function insert(
  req: PayloadRequest,
  visitor: Visitor,
  { kind: { name }, once }: ImportableRecords,
  entries: readonly OwnEntry<object>[],
): Promise<number> {
  const paddedTo = minLengthOf(req, name)
  const rows = entries.map(({ id: exported, at, record }) => {
    const id = randomUUID()
    const content = { at: Math.min(Date.parse(at), Date.now()), record }
    const { version, sealed } = sealing.seal(
      visitor.sealingKey,
      { id, visitor: visitor.id, kind: name, paddedTo },
      content,
    )
    return { id, exported, key: visitor.hideKey(name, once ? once(record) : `imported ${exported}`), version, sealed }
  })
  await consumeQuota(
    req,
    visitor,
    rows.reduce((sum, { sealed }) => sum + sealed.length, 0),
  )
  const { rowCount } = await visitorsPoolOf(req.payload).query({
    name: 'vault-restore',
    text: `WITH touched AS (${touchAllSql})
       INSERT INTO vault_records (id, visitor, kind, key, version, sealed, touched_on)
       SELECT id, $1, $2, key, version, sealed, current_date
       FROM unnest($3::uuid[], $4::uuid[], $5::bytea[], $6::int[], $7::bytea[])
         AS sent (id, exported, key, version, sealed)
       WHERE NOT EXISTS (
         SELECT FROM vault_records AS there WHERE there.visitor = $1 AND there.kind = $2 AND there.id = sent.exported
       )
       -- Two imports of one file at once wait for each other instead of locking each other out.
       ORDER BY key
       ON CONFLICT (visitor, kind, key) DO NOTHING`,
    values: [
      visitor.id,
      name,
      rows.map(({ id }) => id),
      rows.map(({ exported }) => exported),
      rows.map(({ key }) => key),
      rows.map(({ version }) => version),
      rows.map(({ sealed }) => sealed),
    ],
  })
  await refuseSupersededKey(req, visitor)
  return rowCount ?? 0
}
