import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that only its owner can read, whole or not at all. */
export function writePrivateFile(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  const half = `${path}.${randomBytes(6).toString('hex')}`
  try {
    writeFileSync(half, text, { mode: 0o600 })
    renameSync(half, path)
  } catch (error) {
    rmSync(half, { force: true })
    throw Object.assign(error, { path })
  }
}

/** The same, but leaves a file that is there. @returns whether it was made */
export function createPrivateFile(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw Object.assign(error, { path })
  }
}

/** The text of a file, or undefined when there is none. */
export function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** A random text kept in a private file, made at the first call: a password, a signing secret. */
export function keptSecret(path) {
  const made = randomBytes(32).toString('base64url')
  if (createPrivateFile(path, made)) return made
  const kept = readIfThere(path)?.trim()
  // A full disk leaves an empty file behind.
  if (!kept) writePrivateFile(path, made)
  return kept || made
}
