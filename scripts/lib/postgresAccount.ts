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
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { readIfExists, writePrivateFile } from './privateFile'
import { StopError } from './stopError.mjs'

export type Account = { uid: number; gid: number }
/** Where a cluster's files are, and the account it runs under; our own without one. */
export type ClusterLocation = { data: string; native: string; account?: Account }

/** PostgreSQL refuses to run as root; root lends it this account. */
const ACCOUNT = 'postgres'
/** Where root keeps a cluster whose clone the account may not enter (a clone below /root). */
const ROOTS_CLUSTERS = '/var/lib/power-years'

/**
 * Decides where a cluster's files are and which account PostgreSQL runs under.
 * @param folder the folder that asks for a cluster, e.g. `<clone>/.data`
 * @param native the `native` folder of the PostgreSQL package
 */
export function locateCluster(folder: string, native: string): ClusterLocation {
  const data = join(folder, 'postgres')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (process.getuid?.() !== 0) return { data, native }
  // PostgreSQL runs only as the owner of its data.
  const owner = statSync(data, { throwIfNoEntry: false })
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : (findAccount() ?? makeAccount())
  // The account needs no more than the way through; the secrets in there are private files of root.
  chmodSync(folder, 0o711)
  const link = lstatSync(data, { throwIfNoEntry: false })?.isSymbolicLink() ? readlinkSync(data) : undefined
  // Tried, because permissions have many sources.
  const attempt = 'cd "$1" && "$2/bin/initdb" --version && test -r "$2/share/postgresql/postgres.bki"'
  const { status } = spawnSync('/bin/sh', ['-c', attempt, 'sh', folder, native], { ...account, cwd: '/' })
  return status === 0 && !link ? { data, native, account } : { ...locateElsewhere(folder, native, link), account }
}

function findAccount(): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, ACCOUNT], { encoding: 'utf8' }))
  return uid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid?.stdout) } : undefined
}

function makeAccount(): Account {
  // Debian's command, then Alpine's.
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ACCOUNT])
  if (!findAccount()) spawnSync('adduser', ['-S', '-D', '-H', ACCOUNT])
  const account = findAccount()
  if (account) return account
  throw new StopError(
    `PostgreSQL does not run as root, and no account "${ACCOUNT}" could be made for it: start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** A home below /var/lib with its own copy of the binaries; the clone's .data/postgres becomes a link to it. */
function locateElsewhere(folder: string, native: string, link: string | undefined): ClusterLocation {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
  // A home belongs to the clone it was made for, also after that was moved; a copy of the clone must not share it.
  const owner = link && readIfExists(join(dirname(link), 'clone'))
  const isOurs = owner === folder || (owner !== undefined && owner !== '' && !existsSync(owner))
  const home = link && isOurs ? dirname(link) : join(ROOTS_CLUSTERS, `${basename(dirname(folder))}-${hash(folder)}`)
  mkdirSync(home, { recursive: true, mode: 0o755 })
  writePrivateFile(join(home, 'clone'), folder)

  // Named by version: an upgrade brings other binaries.
  const copy = join(home, `native-${hash(readIfExists(join(native, '../package.json')) ?? '')}`)
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true })
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true })
    spawnSync('chmod', ['-R', 'a+rX', `${copy}.new`])
    renameSync(`${copy}.new`, copy)
  }
  const data = join(folder, 'postgres')
  const target = join(home, 'postgres')
  if (link !== target) {
    // A clone that was moved below /root brings its data along.
    if (link) rmSync(data)
    else if (existsSync(data) && !existsSync(target)) execFileSync('mv', [data, target])
    if (!existsSync(data)) symlinkSync(target, data)
  }
  return { data: target, native: copy }
}
