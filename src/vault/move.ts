import type { PayloadRequest } from 'payload'

import { roomData } from '@/shared/cms/defineRoom'
import { visitorsPoolOf } from '@/shared/database'
import type { RecordKind } from '@/shared/lib/recordKind'
import { hashIds } from '@/shared/lib/sealing'

import { mark, readRows } from './records'
import { sealedByBrowser, sealing } from './sealing'
import { becomeVisitor, findVisitor, type Visitor } from './visitor'

/**
 * Ends a move to the visitor of an own key: what the browser has sealed anew and compared is deleted where it was, what
 * the server seals is sealed for the new visitor, and the browser gets that visitor's cookie.
 * @param moved a hash of the ids of all rows that were moved (`hashIds`)
 * @param unopened the ids of rows that the browser itself could not open, so that they stay
 * @returns false, with nothing deleted, when those are not all there are: something was written meanwhile
 */
export async function endMove(
  req: PayloadRequest,
  target: Visitor,
  moved: string,
  unopened: readonly string[],
): Promise<boolean> {
  const before = findVisitor(req)
  if (before && !before.id.equals(target.id) && !(await moveRest(req, before, target, moved, unopened))) return false
  becomeVisitor(req, target)
  return true
}

async function moveRest(
  req: PayloadRequest,
  before: Visitor,
  target: Visitor,
  moved: string,
  unopened: readonly string[],
): Promise<boolean> {
  const kinds = new Map(roomData(req.payload.config).recordKinds.map((kind) => [kind.name, kind]))
  const staying = new Set(unopened)
  const toMove: string[] = []
  const done: string[] = []
  const marks: { id: string; kind: RecordKind; record: object }[] = []
  for (const row of await readRows(req, before, null)) {
    if (staying.has(row.id)) continue
    const kind = kinds.get(row.kind)
    if (row.version === sealedByBrowser) {
      // Of no kind is the mark of the key before: its sheet leads nowhere from now on.
      if (kind) toMove.push(row.id)
      else done.push(row.id)
      continue
    }
    const content = sealing.open(before.sealingKey, { id: row.id, visitor: before.id, kind: row.kind }, row)
    // What nobody can open stays where it is.
    if (!content) continue
    if (kind?.sealedByServer) marks.push({ id: row.id, kind, record: content.record as object })
    else toMove.push(row.id)
  }
  if ((await hashIds(toMove)) !== moved) return false
  for (const { id, kind, record } of marks) {
    await mark(req, target, kind.name, kind.sealedByServer!.keyOf(record), record)
    done.push(id)
  }
  await visitorsPoolOf(req.payload).query('DELETE FROM vault_records WHERE visitor = $1 AND id = ANY($2::uuid[])', [
    before.id,
    [...toMove, ...done],
  ])
  return true
}
