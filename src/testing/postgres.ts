import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

import pg from 'pg'

/** A PostgreSQL that belongs to the tests. */
export type Cluster = {
  port: number
  superuserUrl: string
  /** Of the server itself, to stop it by a signal. */
  processId: number
  /** Migrates and seeds a new database, as `npm start` does. @returns its connection string */
  prepareDatabase: () => Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts the embedded PostgreSQL with its data in a folder; a second start in the same folder finds them again.
 * @param settings more PostgreSQL settings
 */
export async function startCluster(folder: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const child = fork(path.resolve('src/testing/postgresProcess.ts'), [folder, JSON.stringify(settings)], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const answer = async () => {
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error('The embedded PostgreSQL ended.')
      }),
    ])) as [unknown]
    return message
  }
  const started = (await answer()) as Pick<Cluster, 'port' | 'superuserUrl' | 'processId'>
  return {
    ...started,
    prepareDatabase: async () => {
      child.send('prepare')
      return (await answer()) as string
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.send('stop')
      await ended
    },
  }
}

/** Runs one statement on a cluster or database and closes the connection. */
export async function runSql<Row extends pg.QueryResultRow>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * Makes a database, as a copy when a template is named. Nobody may be connected to the template meanwhile.
 * @returns its connection string
 */
export async function createDatabase(superuserUrl: string, name: string, template = 'template1'): Promise<string> {
  await dropDatabase(superuserUrl, name)
  // Copied as files, for these templates are small and nothing here has to survive a crash: PostgreSQL's default writes
  // each page to its log as well.
  await runSql(superuserUrl, `CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`)
  const url = new URL(superuserUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Drops a database, whoever is still connected to it. */
export async function dropDatabase(superuserUrl: string, name: string): Promise<void> {
  await runSql(superuserUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
}

/** The databases that test files copy, by what is in them. */
export type Templates = { empty: string; seeded: string }

/**
 * Makes the templates from a migrated and seeded database that nobody is connected to.
 * @param prefix of their names: keeps two runs on one cluster apart
 */
export async function createTemplates(superuserUrl: string, preparedUrl: string, prefix: string): Promise<Templates> {
  const prepared = new URL(preparedUrl).pathname.slice(1)
  const templates = { empty: `${prefix}_empty`, seeded: `${prefix}_seeded` }
  const seededUrl = await createDatabase(superuserUrl, templates.seeded, prepared)
  // Without the users of the journeys: each test file makes its own. The audit trail's triggers let nobody delete.
  await runSql(seededUrl, 'SET session_replication_role = replica; DELETE FROM audit_trail')
  await runSql(seededUrl, 'DELETE FROM users')
  const emptyUrl = await createDatabase(superuserUrl, templates.empty, templates.seeded)
  const tables = await runSql<{ name: string }>(
    emptyUrl,
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN ('payload_migrations', 'power_years_setup')`,
  )
  await runSql(emptyUrl, `TRUNCATE ${tables.map(({ name }) => name).join(', ')} RESTART IDENTITY CASCADE`)
  return templates
}
