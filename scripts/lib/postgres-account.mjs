import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { readIfThere, writePrivateFile } from './private-file.mjs'
import { StopError } from './stop-error.mjs'

/** PostgreSQL refuses to run as root; root lends it this account. */
const ACCOUNT = 'postgres'
/** Where root keeps a cluster whose clone the account may not enter (a clone below /root). */
const ROOTS_CLUSTERS = '/var/lib/power-years'

/**
 * Decides where a cluster's files live and which account PostgreSQL runs under.
 * @param folder the folder that asks for a cluster, e.g. `<clone>/.data`
 * @param native the `native` folder of the PostgreSQL package
 * @returns {{ data: string, native: string, account: { uid: number, gid: number } | undefined }} account: undefined = our own
 */
export function placeCluster(folder, native) {
  const data = join(folder, 'postgres')
  if (process.getuid?.() !== 0) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return { data, native, account: undefined }
  }
  mkdirSync(folder, { recursive: true })
  const account = ownerOf(data) ?? findAccount() ?? makeAccount()
  // The account needs no more than the way through; the secrets in there are private files of root.
  chmodSync(folder, 0o711)
  const link = linkTarget(data)
  if (!link && mayUse(account, folder, native)) return { data, native, account }
  return placeElsewhere(folder, link, native, account)
}

/** The account that owns a cluster made earlier; PostgreSQL runs only as the owner of its data. */
function ownerOf(data) {
  if (!existsSync(data)) return undefined
  const { uid, gid } = statSync(data)
  return uid === 0 ? undefined : { uid, gid }
}

function findAccount() {
  try {
    const id = (flag) => Number(execFileSync('id', [flag, ACCOUNT], { encoding: 'utf8', stdio: 'pipe' }))
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

function makeAccount() {
  const commands = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ACCOUNT],
    ['adduser', '-S', '-D', '-H', ACCOUNT],
  ]
  for (const [command, ...args] of commands) {
    spawnSync(command, args, { stdio: 'ignore' })
    const made = findAccount()
    if (made) return made
  }
  throw new StopError(
    `PostgreSQL does not run as root, and no account "${ACCOUNT}" could be made for it: start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** Whether the account gets through to the folder and can run the binaries: tried, because rights have many sources. */
function mayUse({ uid, gid }, folder, native) {
  const attempt = 'cd "$1" && "$2/bin/initdb" --version && test -r "$2/share/postgresql/postgres.bki"'
  const tried = spawnSync('/bin/sh', ['-c', attempt, 'sh', folder, native], { uid, gid, cwd: '/', stdio: 'ignore' })
  return tried.status === 0
}

function linkTarget(data) {
  const stat = lstatSync(data, { throwIfNoEntry: false })
  return stat?.isSymbolicLink() ? resolve(dirname(data), readlinkSync(data)) : undefined
}

/** A home below /var/lib with its own copy of the binaries; the clone's .data/postgres becomes a link to it. */
function placeElsewhere(folder, link, native, account) {
  const own = join(
    ROOTS_CLUSTERS,
    `${basename(dirname(folder))}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`,
  )
  const home = link && isOurs(dirname(link), folder) ? dirname(link) : own
  mkdirSync(home, { recursive: true, mode: 0o755 })
  writePrivateFile(join(home, 'clone'), folder)

  // Named by version: an upgrade brings other binaries.
  const copy = join(
    home,
    `native-${createHash('sha256')
      .update(readIfThere(join(native, '../package.json')) ?? '')
      .digest('hex')
      .slice(0, 8)}`,
  )
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true })
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', `${copy}.new`], { stdio: 'ignore' })
    renameSync(`${copy}.new`, copy)
  }
  const data = join(folder, 'postgres')
  const target = join(home, 'postgres')
  if (link !== target) {
    // A clone that was moved below /root brings its data along.
    if (link) unlinkSync(data)
    else if (existsSync(data) && !existsSync(target)) execFileSync('mv', [data, target], { stdio: 'pipe' })
    if (!existsSync(data)) symlinkSync(target, data)
  }
  return { data: target, native: copy, account }
}

/** A home belongs to the clone it was made for; a copy of that clone must not share its database. */
function isOurs(home, folder) {
  const owner = readIfThere(join(home, 'clone'))
  return owner === folder || (owner !== undefined && !existsSync(owner))
}
