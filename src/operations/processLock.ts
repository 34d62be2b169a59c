import { mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import lockfile from 'proper-lockfile'

import { readIfExists, writePrivateFile } from './privateFile'
import { onShutdown, shutDown } from './shutdown'
import { StopError } from './stopError.mjs'

/** The holder touches its lock this often; one that was not touched for `STALE_MS` belongs to a process that died. */
const UPDATE_MS = 1000
const STALE_MS = 5000
const RETRY_MS = 100

const lockOptions = (folder: string) => ({
  lockfilePath: join(folder, 'running.lock'),
  realpath: false,
  stale: STALE_MS,
  update: UPDATE_MS,
})

/** Whether a command that runs holds `folder`. */
export async function isLocked(folder: string): Promise<boolean> {
  return lockfile.check(folder, lockOptions(folder))
}

/**
 * Locks `folder` (its embedded database, its build) for this process until it ends.
 * @param command what the person typed: `npm start`
 * @throws StopError naming the command that holds it
 */
export async function lockFolder(folder: string, command: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const holderFile = join(folder, 'running.json')
  const touchedAt = () => statSync(lockOptions(folder).lockfilePath, { throwIfNoEntry: false })?.mtimeMs
  const firstTouch = touchedAt()
  for (;;) {
    try {
      const onCompromised = (error: Error) => {
        console.error(`✗ Another process took over ${folder}: ${error.message}`)
        void shutDown(1)
      }
      const release = await lockfile.lock(folder, { ...lockOptions(folder), onCompromised })
      writePrivateFile(holderFile, JSON.stringify({ command, pid: process.pid }))
      onShutdown(async () => {
        rmSync(holderFile, { force: true })
        await release()
      })
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error
    }
    // A lock that is touched has a living holder; any other becomes stale, and ours. No process id is asked: after a
    // crash, or in a container, it may be a stranger's.
    if (touchedAt() !== firstTouch && touchedAt() !== undefined) throw explainHolder(readIfExists(holderFile))
    await sleep(RETRY_MS)
  }
}

function explainHolder(text = '{}'): StopError {
  const { command = 'Another command', pid } = JSON.parse(text) as { command?: string; pid?: number }
  return new StopError(
    `\`${command}\` is running in this folder already (process ${pid}). Stop it first, or use another clone.`,
  )
}
