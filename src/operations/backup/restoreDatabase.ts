import { randomUUID } from 'node:crypto'

import type { Client } from 'pg'

import { bundleScript } from '../bundles'
import { runChild, type Environment } from '../childProcess'
import { connectToDatabase, databaseOf, withDatabase } from '../databaseConnection'
import { prepareDatabase } from '../preparedDatabase'
import { step } from '../progress.mjs'
import { StopError } from '../stopError.mjs'
import { readTables, verifyArchive, type Manifest, type Checksums } from './archive'
import { copyIn, copyOut, readContents } from './databaseCopy'
import { migrationNames } from '../migrationNames'
import { digestRows } from './rowDigest'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Reads a whole backup and refuses one that this version cannot take. @throws StopError */
export async function requireRestorable(file: string): Promise<{ manifest: Manifest; sums: Checksums }> {
  let verified: { manifest: Manifest; sums: Checksums } | undefined
  await step('Reading the backup', async () => {
    verified = await verifyArchive(file)
    const { tables, pictures } = verified.sums
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
    return `The backup of ${verified.manifest.madeAt} is whole: ${rows} rows, ${Object.keys(pictures).length} pictures`
  })
  const newer = verified!.manifest.migrations.filter((name) => !migrationNames().includes(name))
  if (newer.length > 0)
    throw new StopError(
      `The backup was made by a newer version of Power Years (${newer.join(', ')} is unknown here): restore it with that version. Nothing was changed.`,
    )
  return verified!
}

/** Makes the tables of the backup's version in an empty database and fills them. @returns when every row is there */
export async function fillDatabase(url: string, env: Environment, file: string, manifest: Manifest, sums: Checksums) {
  await step('Making the tables', async () => {
    const { code, output } = await runChild(await bundleScript('scripts/migrate-to.ts'), [], {
      node: true,
      // As in preparedDatabase.ts: no migration is cut short by the timeouts of a site that serves.
      env: { ...env, DATABASE_URL: url, NODE_ENV: 'production', PAYLOAD_MIGRATING: 'true' },
      input: manifest.migrations,
    })
    if (code === 0) return undefined
    console.error(output)
    throw new StopError('The tables could not be made; what Payload said stands above.')
  })
  const client = await connectToDatabase(url)
  try {
    await step('Filling the tables', async (tell) => {
      await client.query('create table if not exists power_years_setup (key text primary key, value text not null)')
      const leftOut = await copyIn(client, file, manifest, tell)
      for (const name of leftOut) console.log(`! The table ${name} is none of this site’s: it was left out.`)
      for (const { name } of manifest.tables.filter((table) => !leftOut.includes(table.name))) {
        const { rows } = await client.query<{ rows: string }>(`select count(*) as rows from ${quote(name)}`)
        if (Number(rows[0]!.rows) !== sums.tables[name]!.rows)
          throw new StopError(`The table ${name} has ${rows[0]!.rows} rows instead of ${sums.tables[name]!.rows}.`)
      }
      return 'The tables are filled'
    })
  } finally {
    await client.end()
  }
}

/** Reads a filled database out again. @throws StopError when a table does not hold exactly the rows of the backup */
export async function compareDatabase(url: string, file: string, { tables }: Pick<Manifest, 'tables'>): Promise<void> {
  const client = await connectToDatabase(url)
  try {
    await step('Comparing', async (tell) => {
      const there = new Set((await readContents(client)).tables.map(({ name }) => name))
      const wanted = new Map(tables.filter(({ name }) => there.has(name)).map((table) => [table.name, table]))
      const compared = new Set<string>()
      await readTables(file, async (name, data) => {
        const table = wanted.get(name)
        if (!table) return
        tell(name)
        compared.add(name)
        const [saved, found] = [await digestRows(data), await digestRows(copyOut(client, table))]
        if (found.rows !== saved.rows || found.digest !== saved.digest)
          throw new StopError(`The table ${name} came back different from ${file}.`)
      })
      const missing = [...wanted.keys()].find((name) => !compared.has(name))
      if (missing) throw new StopError(`The table ${missing} is not in ${file}.`)
      return `${compared.size} tables came back row for row`
    })
  } finally {
    await client.end()
  }
}

type Restore = {
  /** The database that is replaced. */
  url: string
  /** Of the embedded superuser; without it the database's own user makes the new one. */
  superuserUrl?: string
  env: Environment
  file: string
  manifest: Manifest
  sums: Checksums
  /** Done while both databases stand ready, before they change places; told the id of the one that comes. */
  beforeSwap?: (databaseId: string) => Promise<void>
}

/**
 * Puts a backup in the place of a database: fills a new one beside it, migrates that to this version, and only then lets
 * them change names. Whatever fails before leaves the old one as it is.
 * @returns the name the former database has now, null when there was none
 */
export async function replaceDatabase({ url, superuserUrl, env, file, manifest, sums, beforeSwap }: Restore) {
  const name = databaseOf(url)
  const fresh = `${name}_restoring`
  const freshUrl = withDatabase(url, fresh)
  const admin = await connectToDatabase(withDatabase(superuserUrl ?? url, 'postgres'))
  try {
    const { rows: others } = await admin.query(
      'select from pg_stat_activity where datname = $1 and backend_type = $2',
      [name, 'client backend'],
    )
    if (others.length > 0)
      throw new StopError('The database is in use: stop the site (every instance of it) first. Nothing was changed.')
    await createFresh(admin, fresh, decodeURIComponent(new URL(url).username))
    try {
      await fillDatabase(freshUrl, env, file, manifest, sums)
      const databaseId = await renewDatabaseId(freshUrl)
      await prepareDatabase({ url: freshUrl, superuserUrl, env })
      await beforeSwap?.(databaseId)
      return await swap(admin, name, fresh)
    } catch (error) {
      await admin.query(`drop database if exists ${quote(fresh)} with (force)`).catch(() => {})
      throw error
    }
  } finally {
    await admin.end()
  }
}

async function createFresh(admin: Client, fresh: string, owner: string): Promise<void> {
  try {
    await admin.query(`drop database if exists ${quote(fresh)} with (force)`)
    await admin.query(`create database ${quote(fresh)} owner ${quote(owner)}`)
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error
    throw new StopError(
      `DATABASE_URL: a restore fills a new database beside the old one, and ${owner} may not make one: ALTER ROLE ${quote(owner)} CREATEDB. Nothing was changed.`,
    )
  }
}

/** Pages that were rendered from the database before are not pages of this one. */
async function renewDatabaseId(url: string): Promise<string> {
  const id = randomUUID()
  const client = await connectToDatabase(url)
  try {
    await client.query(`update power_years_setup set value = $1 where key = 'database-id'`, [id])
    return id
  } finally {
    await client.end()
  }
}

/** Both names change in one transaction. */
async function swap(admin: Client, name: string, fresh: string): Promise<string | null> {
  const { rows } = await admin.query('select from pg_database where datname = $1', [name])
  const before = rows.length > 0 ? `${name}_before_${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}` : null
  await admin.query('begin')
  try {
    if (before) await admin.query(`alter database ${quote(name)} rename to ${quote(before)}`)
    await admin.query(`alter database ${quote(fresh)} rename to ${quote(name)}`)
    await admin.query('commit')
    return before
  } catch (error) {
    await admin.query('rollback').catch(() => {})
    throw error
  }
}
