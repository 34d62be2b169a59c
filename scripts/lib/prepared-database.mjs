import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { runChild, typescriptLoader } from './child-process.mjs'
import { connectToDatabase } from './database-connection.mjs'
import { step } from './progress.mjs'
import { DATA_FOLDER, ROOT } from './project-paths.mjs'
import { explainFullDisk, explainRefusalInOutput, StopError } from './stop-error.mjs'

const MIGRATIONS = join(ROOT, 'migrations')

/**
 * Migrates and seeds what `url` leads to, when that is needed; Payload is not even loaded when it is not.
 * Two processes that do so at once take turns.
 * @param options.url connection string
 * @param options.seed `if-empty` seeds a database once in its life, `always` adds what is missing of the starter content
 * @param options.env environment for Payload: DATABASE_URL, PAYLOAD_SECRET and the rest
 * @returns {Promise<{ databaseId: string, hasFounder: boolean, report?: { made: number, left: number } }>}
 */
export async function prepareDatabase({ url, env, seed = 'if-empty' }) {
  const client = await connectToDatabase(url)
  try {
    await takeTurn(client)
    const { databaseId, seeding, seeded } = await readSetup(client)
    const pending = await pendingMigrations(client)
    let report
    if (pending > 0 || !seeded || seed === 'always') {
      // A seeding that was cut short is finished: by then the database is no longer empty.
      const whenDue = seeding ? 'always' : 'if-empty'
      const when = seed === 'always' ? 'always' : seeded ? 'never' : whenDue
      if (!(await tableExists(client, 'payload_migrations'))) await note(client, 'seeding')
      await step('Preparing the database', async () => {
        report = await runPayload(when, env)
        await note(client, 'seeded')
        return [
          'The database is up to date',
          pending > 0 && `${pending} ${pending === 1 ? 'migration' : 'migrations'}`,
          report?.made && `${report.made} pieces of starter content`,
        ]
          .filter(Boolean)
          .join(', ')
      })
    }
    return { databaseId, hasFounder: await hasFounder(client), report }
  } catch (error) {
    if (error?.code === '42501')
      throw new StopError(`DATABASE_URL: its user may not make tables there (${error.message}).`)
    throw error
  } finally {
    // Ends the turn as well.
    await client.end()
  }
}

/** A lock of the database, not of this machine: the other one may run elsewhere. */
async function takeTurn(client) {
  const key = `hashtext('power-years-setup')`
  const { rows } = await client.query(`select pg_try_advisory_lock(${key}) as free`)
  if (rows[0].free) return
  await step('Waiting for another process that prepares this database', () =>
    client.query(`select pg_advisory_lock(${key})`).then(() => undefined),
  )
}

/** What is known about this database; makes the table that keeps it, and the database's id, at the first visit. */
async function readSetup(client) {
  await client.query(`set client_min_messages = warning`)
  await client.query('create table if not exists power_years_setup (key text primary key, value text not null)')
  await client.query(`insert into power_years_setup values ('database-id', $1) on conflict do nothing`, [randomUUID()])
  const { rows } = await client.query('select key, value from power_years_setup')
  const setup = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return { databaseId: setup['database-id'], seeding: setup.seeding === 'yes', seeded: setup.seeded === 'yes' }
}

async function note(client, key) {
  await client.query(`insert into power_years_setup values ($1, 'yes') on conflict do nothing`, [key])
}

async function tableExists(client, name) {
  const { rows } = await client.query('select to_regclass($1) is not null as there', [name])
  return rows[0].there
}

/** How many of the files in migrations/ this database has not seen. */
async function pendingMigrations(client) {
  const ours = readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
  if (!(await tableExists(client, 'payload_migrations'))) return ours.length
  const { rows } = await client.query('select name from payload_migrations')
  const done = new Set(rows.map(({ name }) => name))
  const unknown = [...done].filter((name) => !ours.includes(name))
  if (unknown.length > 0)
    console.log(`! A newer version has used this database: ${unknown.join(', ')} is unknown here.`)
  return ours.filter((name) => !done.has(name)).length
}

async function hasFounder(client) {
  if (!(await tableExists(client, 'users_roles'))) return false
  const { rows } = await client.query(`select exists (select 1 from users_roles where value = 'founder') as there`)
  return rows[0].there
}

async function runPayload(when, env) {
  const { code, output, messages } = await runChild(join(ROOT, 'scripts', 'prepare-database.ts'), [when], {
    node: true,
    imports: [typescriptLoader()],
    env: { ...env, NODE_ENV: 'production' },
  })
  if (code === 0 && messages.length > 0) return messages[0].report
  const refused = explainFullDisk(DATA_FOLDER, ROOT) ?? explainRefusalInOutput(output, 'the database')
  if (refused) throw refused
  console.error(output)
  throw new StopError('The database could not be prepared; what Payload said stands above.')
}
