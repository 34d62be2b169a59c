import { closeSync, existsSync, fsyncSync, openSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { readIfExists, writePrivateFile } from './privateFile'

/** Where an upgrade prepares the new data of `folder`/postgres; thrown away by the next one when it came to nothing. */
export const preparedFolder = (folder: string) => join(folder, 'postgres-upgrade')

/** The new data are whole, compared and stopped: from here on the upgrade is only finished, never begun anew. */
const markFile = (folder: string) => join(preparedFolder(folder), 'verified')

/** A rename or a new name lasts once its folder is written. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}

/** @param former what the data of `folder`/postgres are to be called */
export function markVerified(folder: string, former: string): void {
  const file = markFile(folder)
  writePrivateFile(file, former)
  const handle = openSync(file, 'r')
  fsyncSync(handle)
  closeSync(handle)
  syncFolder(dirname(file))
}

/**
 * Lets prepared data and the former ones change places, when they were found equal; also for an upgrade that was killed
 * between the two renames, where a start would make new, empty data otherwise.
 * @param data the place of the data, which may be a link to them
 */
export function finishUpgrade(folder: string, data: string): void {
  const former = readIfExists(markFile(folder))
  if (former === undefined) return
  const prepared = join(preparedFolder(folder), 'postgres')
  // By now it may be the link to a place that has no data.
  if (existsSync(prepared)) {
    const from = realpathSync(prepared)
    const to = existsSync(data) ? realpathSync(data) : former.slice(0, former.lastIndexOf('-'))
    if (existsSync(to)) renameSync(to, former)
    renameSync(from, to)
    for (const changed of new Set([dirname(to), dirname(from)])) syncFolder(changed)
    // Root's own place for the new data (postgresAccount.ts); it holds a copy of the programs yet.
    if (dirname(from) !== realpathSync(preparedFolder(folder))) rmSync(dirname(from), { recursive: true, force: true })
  }
  rmSync(preparedFolder(folder), { recursive: true, force: true })
}
