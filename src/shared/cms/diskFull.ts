import { databaseErrorCode } from './httpError'

/** After a write found no room, it counts as full for so long, unless another one finds some. */
const holdsForMs = 30_000
/** PostgreSQL's disk is full; the site's own. */
const codes = ['53100', 'ENOSPC', 'EDQUOT']

let fullAt = -Infinity

/** Notes an error that says that a disk is full, for `/api/health`: what reads still works, so nothing else would tell. */
export function noteIfDiskFull(error: unknown): void {
  const code = databaseErrorCode(error) ?? (error as NodeJS.ErrnoException | undefined)?.code
  if (code !== undefined && codes.includes(code)) fullAt = Date.now()
}

/** Whether a disk was full a moment ago. A clock that was set back says nothing. */
export const isDiskFull = (): boolean => Date.now() >= fullAt && Date.now() - fullAt < holdsForMs
