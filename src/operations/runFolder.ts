import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** More than a run puts there, twice (bytes). */
const ROOM = 6 * 1024 ** 3
const PREFIX = 'power-years-test-'

/**
 * A folder for what a test run throws away, in memory where Linux has plenty: each test file copies a database of more
 * than a thousand files, and finding room for these on a disk took PostgreSQL longer than all that is done with them.
 */
export function makeRunFolder(): string {
  const parent = hasRoom() ? MEMORY : tmpdir()
  if (parent === MEMORY) removeLeftovers()
  return mkdtempSync(join(parent, `${PREFIX}${process.pid}-`))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize > ROOM && process.availableMemory() > ROOM
  } catch {
    return false
  }
}

/** Of runs that were killed: memory would hold them until the machine starts anew. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length)) : NaN
    if (pid > 0 && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
