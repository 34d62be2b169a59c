import type { Client } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { readTables, type Manifest } from './archive'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const list = (columns: readonly string[]) => columns.map(quote).join(', ')

export type Contents = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'> & {
  /** About how many, by table: for the progress. */
  estimates: Record<string, number>
}

/** Opens the snapshot that everything is read from: what is written meanwhile is not in it, and waits for nothing. */
export async function openSnapshot(client: Client): Promise<void> {
  await client.query('SET statement_timeout = 0')
  await client.query('SET idle_in_transaction_session_timeout = 0')
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
}

/** What there is to copy: every table, with the columns that are not computed from others. */
export async function readContents(client: Client): Promise<Contents> {
  const { rows: tables } = await client.query<{ name: string; columns: string[]; estimate: number }>(
    `SELECT c.relname AS name,
            (SELECT sum(greatest(leaf.reltuples, 0)) FROM pg_partition_tree(c.oid) JOIN pg_class leaf ON leaf.oid = relid
             WHERE isleaf)::float8 AS estimate,
            array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.oid ORDER BY c.relname`,
  )
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY 1`,
  )
  const { rows: server } = await client.query<{ server_version: string }>('SHOW server_version')
  const isMigrated = tables.some(({ name }) => name === 'payload_migrations')
  const { rows: migrations } = isMigrated
    ? await client.query<{ name: string }>('SELECT name FROM payload_migrations WHERE batch >= 0 ORDER BY name')
    : { rows: [] }
  return {
    postgres: server[0]!.server_version.split(' ')[0]!,
    migrations: migrations.map(({ name }) => name),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences,
    estimates: Object.fromEntries(tables.map(({ name, estimate }) => [name, estimate])),
  }
}

/** The rows of a table in PostgreSQL's binary format, which is a fraction of the text for what is sealed. */
export function copyOut(client: Client, { name, columns }: Contents['tables'][number]) {
  return client.query(copyTo(`COPY (SELECT ${list(columns)} FROM ${quote(name)}) TO STDOUT (FORMAT binary)`))
}

type Definition = { owner: string; name: string; kind: string; definition: string }

/** Takes off what is faster made anew behind the rows, and what wants tables in an order. @returns what puts it back */
async function takeOff(client: Client): Promise<string[]> {
  const { rows: constraints } = await client.query<Definition>(
    `SELECT conrelid::regclass::text AS owner, conname AS name, contype::text AS kind, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('p', 'u', 'f') AND conparentid = 0
     ORDER BY contype = 'f' DESC, conname`,
  )
  for (const { owner, name } of constraints) await client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${quote(name)}`)
  // Of a partitioned table PostgreSQL says ON ONLY, which would leave its partitions without.
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name,
            replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT c.relispartition`,
  )
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  const add = ({ owner, name, definition }: Definition) =>
    `ALTER TABLE ${owner} ADD CONSTRAINT ${quote(name)} ${definition}`
  return [
    ...constraints.filter(({ kind }) => kind !== 'f').map(add),
    ...indexes.map(({ definition }) => definition),
    ...constraints.filter(({ kind }) => kind === 'f').map(add),
  ]
}

/**
 * Fills a database that has the tables of the backup's version with the backup's rows, in one transaction.
 * @returns names of tables that this version does not have, which are left out
 */
export async function copyIn(
  client: Client,
  file: string,
  { tables, sequences }: Manifest,
  onTable: (table: string) => void = () => {},
): Promise<string[]> {
  const there = await readContents(client)
  const known = new Map(there.tables.map(({ name }) => [name, name]))
  const leftOut = tables.map(({ name }) => name).filter((name) => !known.has(name))
  await client.query('SET statement_timeout = 0')
  // The whole machine waits for these.
  await client.query(`SET maintenance_work_mem = '256MB'`)
  await client.query('BEGIN')
  const putBack = await takeOff(client)
  // Emptied in the same transaction, tables are filled without a write-ahead log where that is allowed.
  await client.query(`TRUNCATE ${there.tables.map(({ name }) => quote(name)).join(', ')}`)
  await readTables(file, async (name, data) => {
    const table = tables.find((one) => one.name === name)
    if (!table || !known.has(name)) return
    onTable(name)
    const into = client.query(copyFrom(`COPY ${quote(name)} (${list(table.columns)}) FROM STDIN (FORMAT binary)`))
    await pipeline(Readable.from(data), into)
  })
  onTable('the indexes')
  for (const statement of putBack) await client.query(statement)
  for (const { name, value } of sequences)
    await client.query(`SELECT setval(to_regclass($1), $2) WHERE to_regclass($1) IS NOT NULL`, [quote(name), value])
  await client.query('COMMIT')
  await client.query('ANALYZE')
  return leftOut
}
