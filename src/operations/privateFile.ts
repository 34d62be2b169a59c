import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that only its owner can read, whole or not at all. */
export function writePrivateFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(temporary, text, { mode: 0o600 })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw Object.assign(error as Error, { path })
  }
}

/** The same, but leaves a file that is there. @returns whether it was made */
function createPrivateFile(path: string, text: string): boolean {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if (isErrno(error, 'EEXIST')) return false
    throw Object.assign(error as Error, { path })
  }
}

const isErrno = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code

/** The text of a file, or undefined when there is none. */
export function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined
    throw error
  }
}

/** A random text stored in a private file, made at the first call: a password, a signing secret. */
export function storedSecret(path: string): string {
  const made = randomBytes(32).toString('base64url')
  if (createPrivateFile(path, made)) return made
  const stored = readIfExists(path)?.trim()
  // A full disk leaves an empty file behind.
  if (!stored) writePrivateFile(path, made)
  return stored || made
}
