import { randomUUID } from 'node:crypto'

import type { Client } from 'pg'

import { protectAuditTrail, releaseAuditTrail } from './auditTrailOwner'
import { migrationNames } from './migrationNames'
import { bundleScript } from './bundles'
import { runChild, type Environment } from './childProcess'
import { connectToDatabase } from './databaseConnection'
import { openLastingKey } from './lastingKey'
import { DATA_FOLDER, ROOT } from './paths'
import { step } from './progress.mjs'
import { starterDigest } from './starterDigest'
import { explainErrnoInOutput, explainFullDisk, StopError } from './stopError.mjs'

/**
 * How many pieces of starter content a seeding created, found there, and gave the words of this release; and those which a
 * release and an editor have both changed, which stay.
 */
type SeedReport = { made: number; left: number; renewed?: number; kept?: string[] }
/** Who gets into the admin panel; who is there already gets the role and the password. */
export type NewUser = { email: string; password: string; name?: string | undefined; role: 'founder' | 'editor' }
/** What scripts/prepare-database.ts is asked for, and its answer: `madeUsers` says of each whether there was none before. */
export type Preparation = { seedMode: 'if-empty' | 'always' | 'never'; isNewRelease: boolean; users: NewUser[] }
export type PreparationResult = { report?: SeedReport | undefined; madeUsers: boolean[]; problem?: string }

type Options = {
  /** Connection string. */
  url: string
  /** Of the embedded superuser, who owns the audit trail but for the time of migrations. */
  superuserUrl?: string | undefined
  /** Environment for Payload: DATABASE_URL, PAYLOAD_SECRET and the rest. */
  env: Environment
  /**
   * `if-empty` seeds a database once in its life, `always` adds what is missing of the starter content. `never` leaves an
   * empty one as it is, for whoever fills it or starts the site next. A seeded one gets the words of a new release where
   * nobody has changed them, unless it is `never`.
   */
  seed?: Preparation['seedMode']
  users?: NewUser[]
  /** Goes on with a secret that the database was not used with. */
  acceptNewSecret?: boolean
}
/** `lastingKey` is for the site's environment. `databaseId` is made once for each database: pages of a build belong to one. */
export type PreparedDatabase = PreparationResult & { databaseId: string; hasFounder: boolean; lastingKey: string }

/**
 * Migrates and seeds what `url` leads to, when that is needed, and saves users; Payload is not even loaded when there is
 * nothing to do. Two processes that do so at once take turns.
 */
export async function prepareDatabase({
  url,
  superuserUrl,
  env,
  seed = 'if-empty',
  users = [],
  acceptNewSecret,
}: Options): Promise<PreparedDatabase> {
  const client = await connectToDatabase(url)
  try {
    await lockSetup(client)
    const { databaseId, seeding, seeded, releases } = await readSetup(client)
    const isNew = !(await tableExists(client, 'payload_migrations'))
    const lastingKey = await openLastingKey(client, env, { isNew, acceptNewSecret })
    const pending = await countPendingMigrations(client)
    const release = starterDigest()
    // Of several sites one may start late with the release before: what it knows was here already.
    // Content that was brought from elsewhere is nobody's starter content.
    const isNewRelease = seeding && seeded && seed !== 'never' && !releases.includes(release)
    if (superuserUrl && pending > 0) await releaseAuditTrail({ url, superuserUrl })
    const isDue = pending > 0 || !seeded || seed === 'always' || isNewRelease
    let prepared: PreparationResult = { madeUsers: [] }
    if (isDue || users.length > 0) {
      // A seeding that was cut short is finished: by then the database is no longer empty.
      const fills = seed !== 'never'
      const isCutShort = fills && seeding && !seeded
      const seedMode = seed === 'always' || isCutShort ? 'always' : seeded || !fills ? 'never' : 'if-empty'
      if (fills && isNew) await setFlag(client, 'seeding')
      await step(isDue ? 'Preparing the database' : 'Saving users', async () => {
        prepared = await runPreparation({ seedMode, isNewRelease, users }, env)
        if (fills) await setFlag(client, 'seeded')
        if (fills && (seedMode !== 'never' || isNewRelease)) await noteRelease(client, [...releases, release])
        const { report } = prepared
        const done = [
          'The database is up to date',
          pending > 0 && `${pending} ${pending === 1 ? 'migration' : 'migrations'}`,
          report?.made && `${report.made} pieces of starter content`,
          report?.renewed && `${report.renewed} ${report.renewed === 1 ? 'text' : 'texts'} as this release has them`,
        ]
        return isDue ? done.filter(Boolean).join(', ') : undefined
      })
      const kept = prepared.report?.kept ?? []
      if (kept.length > 0)
        console.log(`! This release has other words for what was changed here, and stays so: ${kept.join(', ')}`)
    }
    if (superuserUrl) await protectAuditTrail({ url, superuserUrl })
    return { databaseId, lastingKey, hasFounder: await hasFounder(client), ...prepared }
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string }
    if (code === '42501') throw new StopError(`DATABASE_URL: its user may not make tables there (${message}).`)
    throw error
  } finally {
    // Releases the lock as well.
    await client.end()
  }
}

/** Notes that a database has its content, so that no start adds any. */
export async function markSeeded(url: string): Promise<void> {
  const client = await connectToDatabase(url)
  try {
    await setFlag(client, 'seeded')
  } finally {
    await client.end()
  }
}

/** A lock of the database, not of this machine: the other one may run elsewhere. */
async function lockSetup(client: Client): Promise<void> {
  const key = `hashtext('power-years-setup')`
  const { rows } = await client.query<{ free: boolean }>(`select pg_try_advisory_lock(${key}) as free`)
  if (rows[0]?.free) return
  await step('Waiting for another process that prepares this database', () =>
    client.query(`select pg_advisory_lock(${key})`).then(() => undefined),
  )
}

/** What is known about this database; makes the table that keeps it, and the database's id, at the first visit. */
async function readSetup(client: Client) {
  await client.query(`set client_min_messages = warning`)
  await client.query('create table if not exists power_years_setup (key text primary key, value text not null)')
  await client.query(`insert into power_years_setup values ('database-id', $1) on conflict do nothing`, [randomUUID()])
  const { rows } = await client.query<{ key: string; value: string }>('select key, value from power_years_setup')
  const setup = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return {
    databaseId: setup['database-id']!,
    seeding: setup.seeding === 'yes',
    seeded: setup.seeded === 'yes',
    releases: JSON.parse(setup['starter-content'] ?? '[]') as string[],
  }
}

/** Releases whose starter content this database has had; an older one of them changes nothing anymore. */
async function noteRelease(client: Client, releases: string[]): Promise<void> {
  const value = JSON.stringify([...new Set(releases)])
  await client.query(
    `insert into power_years_setup values ('starter-content', $1) on conflict (key) do update set value = $1`,
    [value],
  )
}

async function setFlag(client: Client, key: 'seeding' | 'seeded'): Promise<void> {
  await client.query(`insert into power_years_setup values ($1, 'yes') on conflict do nothing`, [key])
}

async function tableExists(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [name])
  return rows[0]!.exists
}

/** How many of the files in migrations/ this database has not seen. */
async function countPendingMigrations(client: Client): Promise<number> {
  const ours = migrationNames()
  if (!(await tableExists(client, 'payload_migrations'))) return ours.length
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
  const done = new Set(rows.map(({ name }) => name))
  const unknown = [...done].filter((name) => !ours.includes(name))
  if (unknown.length > 0)
    console.log(`! A newer version has used this database: ${unknown.join(', ')} is unknown here.`)
  return ours.filter((name) => !done.has(name)).length
}

async function hasFounder(client: Client): Promise<boolean> {
  if (!(await tableExists(client, 'users_roles'))) return false
  const { rows } = await client.query(`select from users_roles where value = 'founder' limit 1`)
  return rows.length > 0
}

/** Runs scripts/prepare-database.ts, which loads Payload, in a process of its own. */
async function runPreparation(preparation: Preparation, env: Environment): Promise<PreparationResult> {
  const { code, output, messages } = await runChild(await bundleScript('scripts/prepare-database.ts'), [], {
    node: true,
    // Payload's own word for it: a migration is not cut short by the timeouts of a site that serves.
    env: { ...env, NODE_ENV: 'production', PAYLOAD_MIGRATING: 'true' },
    input: preparation,
  })
  const prepared = messages[0] as PreparationResult | undefined
  if (prepared?.problem) throw new StopError(prepared.problem)
  if (code === 0 && prepared) return prepared
  const refused = explainFullDisk(DATA_FOLDER, ROOT) ?? explainErrnoInOutput(output, 'the database')
  if (refused) throw refused
  console.error(output)
  throw new StopError('The database could not be prepared; what Payload said stands above.')
}
