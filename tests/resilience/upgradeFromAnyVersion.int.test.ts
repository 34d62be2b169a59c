import type { Migration } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'

import { startTestCms, type TestCms } from '@/testing/cms'
import { createDatabase, dropDatabase, runSql } from '@/testing/postgres'

import { migrations } from '../../migrations'
import { countRows, fillTables } from './fillTables'
import { isFullLength } from './fullLength'

const name = `power_years_upgrade_${process.pid}`
const rowsOfEach = 3
/** After how many migrations rows are written: whoever updates may come from any of these. */
const versions = isFullLength ? migrations.map((_, index) => index) : [20, migrations.length - 3]
let cms: TestCms
let databaseUrl: string

beforeAll(async () => {
  databaseUrl = await createDatabase(inject('superuserUrl'), name)
  cms = await startTestCms({ databaseUrl })
})
afterAll(async () => {
  await cms?.stop()
  await dropDatabase(inject('superuserUrl'), name)
})

/** Tables, columns, keys and indexes, as text; in the order of their names, for columns lie as they were added. */
const schemaOf = (url: string) =>
  runSql<{ line: string }>(
    url,
    `SELECT line FROM (
       SELECT concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
                        (SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = c.oid AND adnum = a.attnum)) AS line
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
       UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace
       UNION ALL SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE c.relnamespace = 'public'::regnamespace
     ) AS all_of_it WHERE line NOT LIKE '%power_years_setup%' ORDER BY line`,
  ).then((rows) => rows.map(({ line }) => line))

it('migrations take what earlier versions held, rows in every table, and lose none', async () => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const migrateTo = (version: number) =>
    cms.payload.db.migrate({ migrations: migrations.slice(0, version) as unknown as Migration[] })
  const shrunk: string[] = []
  for (const [index, version] of versions.entries()) {
    await migrateTo(version)
    const before = await countRows(client, await fillTables(client, rowsOfEach))
    await migrateTo(versions[index + 1] ?? migrations.length)
    const after = new Map(
      await countRows(
        client,
        before.map(([table]) => table),
      ),
    )
    for (const [table, rows] of before)
      if ((after.get(table) ?? rows) < rows)
        shrunk.push(`after ${migrations[version - 1]?.name}: ${table} ${rows} → ${after.get(table)}`)
  }
  expect(shrunk).toEqual([])
  // Whatever the rows were, the tables are those of a new database.
  const fresh = new URL(inject('superuserUrl'))
  fresh.pathname = `/${inject('templates').empty}`
  expect(await schemaOf(databaseUrl)).toEqual(await schemaOf(fresh.href))
  // And this version reads them.
  for (const { slug } of cms.payload.config.collections)
    expect((await cms.payload.find({ collection: slug, depth: 0, limit: rowsOfEach })).docs).toBeInstanceOf(Array)
  for (const { slug } of cms.payload.config.globals)
    expect(await cms.payload.findGlobal({ slug, depth: 0 })).toBeTypeOf('object')
})
