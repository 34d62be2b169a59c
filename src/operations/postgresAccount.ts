import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lstatSync, mkdirSync, readlinkSync, statSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { readIfExists } from './privateFile'
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
  const account = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : provideAccount()
  // The account needs no more than the way through; the secrets in there are private files of root.
  chmodSync(folder, 0o711)
  // Tried, because permissions have many sources.
  const attempt = 'cd "$1" && "$2/bin/initdb" --version && test -r "$2/share/postgresql/postgres.bki"'
  const { status } = spawnSync('/bin/sh', ['-c', attempt, 'sh', folder, native], { ...account, cwd: '/' })
  const entry = lstatSync(data, { throwIfNoEntry: false })
  return status === 0 && !entry?.isSymbolicLink()
    ? { data, native, account }
    : { ...locateElsewhere(folder, native), account }
}

function provideAccount(): Account {
  const findId = (flag: '-u' | '-g') => {
    const { status, stdout } = spawnSync('id', [flag, ACCOUNT], { encoding: 'utf8' })
    return status === 0 ? Number(stdout) : undefined
  }
  if (findId('-u') === undefined)
    spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ACCOUNT])
  const [uid, gid] = [findId('-u'), findId('-g')]
  if (uid !== undefined && gid !== undefined) return { uid, gid }
  throw new StopError(
    `PostgreSQL does not run as root, and no account "${ACCOUNT}" could be made for it: start as an ordinary user, or set DATABASE_URL.`,
  )
}

/** A home below /var/lib with its own copy of the binaries; the clone's .data/postgres is a link into it. */
function locateElsewhere(folder: string, native: string): ClusterLocation {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
  const home = join(ROOTS_CLUSTERS, `${basename(dirname(folder))}-${hash(folder)}`)
  const [link, data] = [join(folder, 'postgres'), join(home, 'postgres')]
  mkdirSync(home, { recursive: true, mode: 0o755 })
  const entry = lstatSync(link, { throwIfNoEntry: false })
  if (!entry) symlinkSync(data, link)
  // Two clones on one cluster would stop each other's server.
  else if (!entry.isSymbolicLink() || readlinkSync(link) !== data) {
    const found = entry.isSymbolicLink() ? readlinkSync(link) : link
    throw new StopError(
      `This clone was moved or copied: move its data from ${found} to ${data}, or leave it there, and remove ${link}.`,
    )
  }
  // Named by version: an upgrade brings other binaries.
  const copy = join(home, `native-${hash(readIfExists(join(native, '../package.json')) ?? '')}`)
  const script = 'rm -rf "$2.new" && cp -R "$1" "$2.new" && chmod -R a+rX "$2.new" && mv "$2.new" "$2"'
  if (!existsSync(copy)) execFileSync('/bin/sh', ['-c', script, 'sh', native, copy])
  return { data, native: copy }
}
