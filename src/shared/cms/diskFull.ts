import { databaseErrorCode } from './httpError'

/** How long a disk counts as full after a failed write. */
const holdsForMs = 30_000
/** PostgreSQL's disk is full; the site's own. */
const codes = ['53100', 'ENOSPC', 'EDQUOT']

let fullAt = -Infinity

/** Records an error that says that a disk is full, for `/api/health`: reads still work, so nothing else would show it. */
export function noteIfDiskFull(error: unknown): void {
  const code = databaseErrorCode(error) ?? (error as NodeJS.ErrnoException | undefined)?.code
  if (code !== undefined && codes.includes(code)) fullAt = Date.now()
}

/** Whether a disk was full a moment ago. A clock that was set back says nothing. */
export const isDiskFull = (): boolean => Date.now() >= fullAt && Date.now() - fullAt < holdsForMs
