import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

import pg from 'pg'

import { startCluster, type Cluster } from './postgres'

/** What a primary needs so that others may follow it. */
export const followedSettings = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '64MB' }

/**
 * Starts a server that follows another one by streaming, as a replica does; from a copy of its data, for the embedded
 * package brings no pg_basebackup.
 * @param from the folder of the primary, which runs with `followedSettings`
 * @param folder its own
 */
export async function startStandby(primary: Cluster, from: string, folder: string, settings = {}): Promise<Cluster> {
  // Made once by itself: where its data are is decided there (src/operations/postgresAccount.ts).
  await (await startCluster(folder)).stop()
  const [followed, data] = [from, folder].map((one) => realpathSync(path.join(one, 'postgres'))) as [string, string]
  rmSync(data, { recursive: true })
  const client = new pg.Client({ connectionString: primary.superuserUrl })
  await client.connect()
  await client.query(`SELECT pg_backup_start('standby', true)`)
  // Of the primary's own process and its log; what is missing of that is streamed.
  const isLeftOut = /\/postmaster\.(pid|opts)$|\/pg_wal\/.+|\/pg_replslot\/.+/
  cpSync(followed, data, { recursive: true, filter: (file) => !isLeftOut.test(file) })
  const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)')
  await client.end()
  for (const name of ['postgres-password', 'postgres-superuser-password'])
    copyFileSync(path.join(from, name), path.join(folder, name))
  writeFileSync(path.join(data, 'backup_label'), rows[0]!.label)
  writeFileSync(path.join(data, 'standby.signal'), '')
  const { password, port } = new URL(primary.superuserUrl)
  const conninfo = `host=127.0.0.1 port=${port} user=postgres password=${password}`
  appendFileSync(path.join(data, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`)
  own(followed, data)
  return startCluster(folder, { ...followedSettings, ...settings })
}

/** Copied by root, the files belong to root; PostgreSQL runs under another account. */
function own(like: string, data: string): void {
  const { uid, gid } = statSync(like)
  for (const entry of ['', ...readdirSync(data, { recursive: true, encoding: 'utf8' })])
    chownSync(path.join(data, entry), uid, gid)
  chmodSync(data, 0o700)
}
