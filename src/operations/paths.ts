import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the checkout. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Everything the embedded defaults keep: database, secret, outbox. Never committed. */
export const DATA_FOLDER = join(ROOT, '.data')

/** A path as a person would write it: relative to the checkout when it is inside. */
export function displayPath(path: string): string {
  return path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length + 1) : path
}
