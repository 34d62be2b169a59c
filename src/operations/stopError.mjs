// @ts-check
// Plain Node, because src/operations/install.mjs uses it before anything is installed.
import { existsSync, statfsSync } from 'node:fs'

/** PostgreSQL needs 16 MB for the next piece of its log (bytes). */
const minFreeBytes = 24 * 1024 * 1024

/** Ends a command: its message is the one line the person at the terminal gets to read. */
export class StopError extends Error {
  /** @override */
  name = 'StopError'
}

/**
 * For arguments that a command does not take: what Node says of them, without its advice.
 * @param {unknown} error what `parseArgs` threw
 * @param {string} usage
 */
export const refusedArguments = (error, usage) =>
  new StopError(`${/** @type {Error} */ (error).message.split('. ')[0]}: ${usage}`)

/** @param {string} where */
const denied = (where) => `Permission denied${where}: it belongs to another user, or may not be written.`

/**
 * What the operating system's errors mean to a person; `where` is the folder or file that was asked for. The patterns
 * find them in the output of npm, next, initdb and postgres.
 * @type {{ code: string, pattern?: RegExp, message: (where: string) => string }[]}
 */
const systemErrors = [
  {
    code: 'ENOSPC',
    pattern: /ENOSPC|No space left on device|wrote only \d+ of \d+ bytes/i,
    message: (where) => `The disk is full: there is no room left${where}.`,
  },
  {
    code: 'EDQUOT',
    pattern: /EDQUOT|Disk quota exceeded/i,
    message: (where) => `The disk quota is used up: there is no room left${where}.`,
  },
  {
    code: 'EROFS',
    pattern: /EROFS|Read-only file system/i,
    message: (where) => `The disk is read-only: nothing can be written${where}.`,
  },
  { code: 'EACCES', pattern: /EACCES|Permission denied/i, message: denied },
  { code: 'EPERM', message: denied },
]

/**
 * The one line for an error of the operating system: a full or read-only disk, a folder of somebody else.
 * @param {unknown} error
 * @returns {StopError | undefined} undefined when `error` is something else
 */
export function explainErrno(error) {
  if (error instanceof StopError) return error
  const { code, path } = /** @type {NodeJS.ErrnoException} */ (error ?? {})
  const known = systemErrors.find((one) => one.code === code)
  return known && new StopError(known.message(path ? ` at ${path}` : ''))
}

/**
 * The one line for an error of the operating system that a child process met.
 * @param {string} output what the child printed
 * @param {string} where the folder it worked in
 */
export function explainErrnoInOutput(output, where) {
  const known = systemErrors.find(({ pattern }) => pattern?.test(output))
  return known && new StopError(known.message(` at ${where}`))
}

/**
 * The one line for a disk that has become full: what runs on it fails in many words, most of them about something else.
 * @param {string[]} folders
 */
export function explainFullDisk(...folders) {
  const full = folders.find((folder) => {
    if (!existsSync(folder)) return false
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < minFreeBytes
  })
  return full === undefined ? undefined : explainErrno({ code: 'ENOSPC', path: full })
}
