import { existsSync, statfsSync } from 'node:fs'

/** PostgreSQL needs 16 MB for the next piece of its log (bytes). */
const TOO_LITTLE = 24 * 1024 * 1024

/** Ends a command: its message is the one line the person at the terminal gets to read. */
export class StopError extends Error {
  name = 'StopError'
}

/** What the operating system's refusals mean to a person; `where` is the folder or file that was asked for. */
const REFUSALS = {
  ENOSPC: (where) => `The disk is full: there is no room left${where}.`,
  EDQUOT: (where) => `The disk quota is used up: there is no room left${where}.`,
  EROFS: (where) => `The disk is read-only: nothing can be written${where}.`,
  EACCES: (where) => `Permission denied${where}: it belongs to another user, or may not be written.`,
  EPERM: (where) => `Permission denied${where}: it belongs to another user, or may not be written.`,
}

/** The same refusals as they stand in the output of npm, next, initdb and postgres. */
const REFUSALS_IN_OUTPUT = [
  [/ENOSPC|No space left on device|wrote only \d+ of \d+ bytes/i, 'ENOSPC'],
  [/EDQUOT|Disk quota exceeded/i, 'EDQUOT'],
  [/EROFS|Read-only file system/i, 'EROFS'],
  [/EACCES|Permission denied/i, 'EACCES'],
]

/**
 * The one line for a refusal of the operating system: a full or read-only disk, a folder of somebody else.
 * @returns a StopError, or undefined when `error` is something else
 */
export function explainRefusal(error) {
  if (error instanceof StopError) return error
  const refusal = REFUSALS[error?.code]
  return refusal && new StopError(refusal(error.path ? ` at ${error.path}` : ''))
}

/**
 * The one line for a refusal that a child process met.
 * @param output what the child printed
 * @param where the folder it worked in
 */
export function explainRefusalInOutput(output, where) {
  const found = REFUSALS_IN_OUTPUT.find(([pattern]) => pattern.test(output))
  return found && new StopError(REFUSALS[found[1]](` at ${where}`))
}

/** The one line for a disk that has become full: what runs on it fails in many words, most of them about something else. */
export function explainFullDisk(...folders) {
  const full = folders.find((folder) => {
    if (!existsSync(folder)) return false
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize < TOO_LITTLE
  })
  return full && new StopError(REFUSALS.ENOSPC(` at ${full}`))
}
