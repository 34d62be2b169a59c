import type { PayloadRequest } from 'payload'

import { roomData } from '@/shared/cms/defineRoom'
import { visitorsPoolOf } from '@/shared/database'

import { sealing } from './sealing'
import type { Visitor } from './visitor'

type SealedRow = { id: string; kind: string; version: number; sealed: Buffer }

/** The least length that a room pads its records of a kind to (bytes). */
export const minLengthOf = (req: PayloadRequest, kind: string): number =>
  roomData(req.payload.config).recordKinds.find(({ name }) => name === kind)?.paddedTo ?? 0

/** Rows in one UPDATE. */
const batchSize = 500

/**
 * Seals rows of an older version in the newest way: possible only now, while their visitor's key is here. What is
 * interrupted is done at the next visit.
 */
export async function resealOutdated(req: PayloadRequest, visitor: Visitor, rows: readonly SealedRow[]): Promise<void> {
  const outdated = rows.filter((row) => sealing.isOutdated(row))
  for (let from = 0; from < outdated.length; from += batchSize) {
    const anew = outdated.slice(from, from + batchSize).flatMap(({ id, kind, ...row }) => {
      const place = { id, visitor: visitor.id, kind, paddedTo: minLengthOf(req, kind) }
      const content = sealing.open(visitor.sealingKey, place, row)
      return content ? [{ id, ...sealing.seal(visitor.sealingKey, place, content) }] : []
    })
    if (anew.length === 0) continue
    try {
      await visitorsPoolOf(req.payload).query(
        `UPDATE vault_records AS record SET version = $1, sealed = anew.sealed
         FROM unnest($2::uuid[], $3::bytea[]) AS anew (id, sealed)
         WHERE record.id = anew.id AND record.visitor = $4`,
        [anew[0]!.version, anew.map(({ id }) => id), anew.map(({ sealed }) => sealed), visitor.id],
      )
    } catch (error) {
      // What the visitor asked for has been done.
      req.payload.logger.warn({ err: error }, 'Records of an older version were left as they are')
      return
    }
  }
}
