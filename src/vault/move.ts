import type { PayloadRequest } from 'payload'

import { roomData } from '@/shared/cms/defineRoom'
import { visitorsPoolOf } from '@/shared/database'

import { mark, readRows } from './records'
import { sealedByBrowser, sealing } from './sealing'
import { becomeVisitor, findVisitor, type Visitor } from './visitor'

/**
 * Ends a move to the visitor of an own key: what the browser has sealed anew and compared is deleted where it was, what
 * the server seals is sealed for the new visitor, and the browser gets that visitor's cookie.
 * @param moved the ids of the rows that were moved
 * @param unopened the ids of rows that the browser itself could not open, so that they stay
 * @returns false, with nothing deleted, when there is a row that was not moved: written meanwhile
 */
export async function endMove(
  req: PayloadRequest,
  target: Visitor,
  moved: readonly string[],
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
  moved: readonly string[],
  unopened: readonly string[],
): Promise<boolean> {
  const kinds = new Map(roomData(req.payload.config).recordKinds.map((kind) => [kind.name, kind]))
  const known = new Set([...moved, ...unopened])
  const rest: string[] = []
  for (const row of await readRows(req, before, null)) {
    if (known.has(row.id)) continue
    const kind = kinds.get(row.kind)
    if (row.version === sealedByBrowser) {
      if (kind) return false
      // The mark of the key before: its sheet leads nowhere from now on.
      rest.push(row.id)
      continue
    }
    const content = sealing.open(before.sealingKey, { id: row.id, visitor: before.id, kind: row.kind }, row)
    // What nobody can open stays where it is.
    if (!content) continue
    if (!kind?.sealedByServer) return false
    const record = content.record as object
    await mark(req, target, row.kind, kind.sealedByServer(record), record)
    rest.push(row.id)
  }
  await visitorsPoolOf(req.payload).query('DELETE FROM vault_records WHERE visitor = $1 AND id = ANY($2::uuid[])', [
    before.id,
    [...moved, ...rest],
  ])
  return true
}
