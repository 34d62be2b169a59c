import { randomBytes, randomUUID } from 'node:crypto'

import { createLocalReq, type PayloadRequest } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { drizzleOf, poolOf, visitorsPoolOf } from '@/shared/database'
import type { SealableRecords } from '@/shared/lib/ownRecords'
import { hashIds, idWithContent } from '@/shared/lib/sealing'
import { startTestCms, type TestCms } from '@/testing/cms'
import { runSql } from '@/testing/postgres'
import * as byVisitor from '../../migrations/20261122_225805_vault_by_visitor'

import { countRecords, exportAll, listRecords, touchAllSql } from './readRecords'
import {
  appendRecord,
  appendRecordOnce,
  deleteAllRecords,
  markVisitor,
  putRecord,
  deleteRecords,
  replaceRecord,
} from './records'
import { deleteUntouchedFrom, deleteUntouchedRecords } from './deleteUntouchedRecords'
import { endMove, keepStaged } from './move'
import { resealOutdated } from './resealing'
import { restoreRecords } from './restore'
import { findSealed, keepSealed, replaceSealed } from './sealedRecords'
import { aesGcm, createSealing } from './sealing'
import { findVisitor, Visitor, visitorWithOwnKey } from './visitor'

let cms: TestCms
let client: pg.Client
beforeAll(async () => {
  cms = await startTestCms()
  client = new pg.Client({ connectionString: cms.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await cms.stop()
})

type Statement = { text: string; values: unknown[] }
type Plan = { 'Node Type': string; 'Relation Name'?: string; 'Actual Loops'?: number; Plans?: Plan[] }

const newSecret = () => randomBytes(32).toString('base64url')
const sealedBytes = () => randomBytes(1_052).toString('base64url')

async function requestOf(secret: string): Promise<{ req: PayloadRequest; visitor: Visitor }> {
  const headers = new Headers({ cookie: `power-years-visitor=${secret}` })
  const req = await createLocalReq({ req: { headers } as PayloadRequest }, cms.payload)
  return { req, visitor: findVisitor(req)! }
}

/** Every statement on the vault that runs meanwhile, as it was sent. */
async function recorded(run: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const spies = [poolOf(cms.payload), visitorsPoolOf(cms.payload)].map((pool) => {
    const query = pool.query.bind(pool) as (...args: unknown[]) => unknown
    return vi.spyOn(pool, 'query').mockImplementation(((...args: unknown[]) => {
      const [first, second] = args as [string | Statement, unknown[]?]
      const { text, values } = typeof first === 'string' ? { text: first, values: second ?? [] } : first
      if (text.includes('vault_records')) statements.push({ text, values })
      return query(...args)
    }) as never)
  })
  await run()
  for (const spy of spies) spy.mockRestore()
  return statements
}

const inText = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : String(value))
const inArray = (value: unknown) => (value === null ? 'NULL' : JSON.stringify(inText(value)))

function literal(value: unknown): string {
  if (value === null) return 'NULL'
  return client.escapeLiteral(Array.isArray(value) ? `{${value.map(inArray).join(',')}}` : inText(value))
}

/** The partitions that a statement reads or changes rows of, planned for its values or, once and for all, without. */
async function partitionsOf({ text, values }: Statement, mode: 'custom' | 'generic'): Promise<string[]> {
  const literals = values.map(literal)
  await client.query(`BEGIN; SET LOCAL plan_cache_mode = force_${mode}_plan`)
  await client.query(`PREPARE explained AS ${text}`)
  const given = literals.length > 0 ? `(${literals.join(', ')})` : ''
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE explained${given}`,
  )
  await client.query('ROLLBACK; DEALLOCATE explained')
  const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]
  const touched = nodes(rows[0]!['QUERY PLAN'][0].Plan).filter(
    (node) => node['Relation Name']?.startsWith('vault_records_') && node['Actual Loops']! > 0,
  )
  return [...new Set(touched.map((node) => node['Relation Name']!))].sort()
}

const partitionOf = async (visitor: Visitor) => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relid::regclass::text AS name FROM pg_partition_tree('vault_records')
     WHERE isleaf AND satisfies_hash_partition('vault_records'::regclass, 8,
       substring(relid::regclass::text FROM '\\d+$')::int, $1::bytea)`,
    [visitor.id],
  )
  return rows[0]!.name
}

const own: SealableRecords = {
  kind: { name: 'symptom' },
  merge: (kept: object) => kept,
} as unknown as SealableRecords

/** Does everything that the vault does, for the visitor of a cookie and for one with an own key. */
async function liveThrough(secret: string, ownKey: Visitor) {
  const { req, visitor } = await requestOf(secret)
  const { id } = await appendRecord(req, visitor, 'symptom', { severity: 3 })
  await markVisitor(req, visitor, 'bingo', 'a square', { square: 1 })
  await appendRecordOnce(req, visitor, 'symptom', 'sent twice', { severity: 4 })
  await putRecord(req, visitor, 'day', '2026-03-17', { sleep: 1 })
  await putRecord(req, visitor, 'day', '2026-03-17', { sleep: 2 })
  await replaceRecord(req, visitor, 'symptom', id, { severity: 5 })
  await runSql(cms.databaseUrl, 'UPDATE vault_records SET touched_on = touched_on - 1')
  await appendRecord(req, visitor, 'symptom', { severity: 1 })
  await runSql(cms.databaseUrl, 'UPDATE vault_records SET touched_on = touched_on - 1')
  await listRecords(req, visitor, 'symptom')
  await exportAll(req, visitor)
  await runSql(cms.databaseUrl, 'UPDATE vault_records SET touched_on = touched_on - 1')
  await countRecords(req, visitor)
  await restoreRecords(req, own, [{ id: randomUUID(), at: '2026-03-16T10:00:00.000Z', record: { severity: 2 } }])
  const place = { id, visitor: visitor.id, kind: 'symptom', paddedTo: 0 }
  const older = createSealing([aesGcm]).seal(visitor.sealingKey, place, { at: 1, record: {} })
  await resealOutdated(req, visitor, [{ id, kind: 'symptom', ...older }])
  await deleteRecords(req, visitor, 'symptom', [id])
  const sealed = { id: randomUUID(), kind: 'symptom', sealed: sealedBytes() }
  await keepSealed(req, ownKey, [sealed], true)
  await replaceSealed(req, ownKey, 'symptom', { ...sealed, sealed: sealedBytes() })
  await findSealed(req, ownKey, [sealed.id])
  const kept = (await Promise.all(['symptom', 'day'].map((kind) => listRecords<object>(req, visitor, kind)))).flatMap(
    ({ entries }) => entries,
  )
  const lines = kept.map((entry) => idWithContent(entry.id, JSON.stringify(entry.record)))
  const stage = randomUUID()
  const anew = { id: randomUUID(), kind: 'symptom', sealed: sealedBytes() }
  await keepStaged(req, stage, [anew], true)
  const moved = await hashIds([...lines, idWithContent(anew.id, anew.sealed)])
  const move = { moved, unopened: [], stage, upon: await hashIds([]) }
  expect(await endMove(req, ownKey, move)).toBe(true)
  await deleteAllRecords(req, visitor)
}

it('reads and changes one partition alone for one visitor, in every statement, planned for her or for all', async () => {
  const secret = newSecret()
  const [visitor, ownKey] = [new Visitor(secret), visitorWithOwnKey(newSecret())]
  const statements = await recorded(() => liveThrough(secret, ownKey))
  const different = new Map(statements.map((statement) => [statement.text, statement]))
  // As many as the functions above have: one that is not sent would go unseen.
  expect(different.size).toBe(20)
  // Rows for each to find.
  for (const { req, visitor: one } of await Promise.all([requestOf(secret), requestOf(newSecret())]))
    for (const kind of ['symptom', 'bingo', 'day']) await markVisitor(req, one, kind, 'once', {})
  await runSql(cms.databaseUrl, 'UPDATE vault_records SET touched_on = touched_on - 1')
  const theirs = [await partitionOf(visitor), await partitionOf(ownKey)]
  for (const statement of different.values())
    for (const mode of ['custom', 'generic'] as const) {
      const touched = await partitionsOf(statement, mode)
      expect(touched.length, `${mode}: ${statement.text}`).toBeLessThanOrEqual(1)
      expect(theirs, `${mode}: ${statement.text}`).toEqual(expect.arrayContaining(touched))
    }
})

it('reads no partition to write the rows of several at once: no kept plan can grow old', async () => {
  const all = await Promise.all(Array.from({ length: 4 }, newSecret).map(requestOf))
  const write = () =>
    Promise.all(
      all.map(({ req, visitor }) => appendRecord(req, visitor, 'symptom', { severity: 3 })),
    ) as Promise<unknown>
  // What each keeps is measured once. Then the first goes alone, the others together behind it.
  await write()
  const written = (await recorded(write)).filter(({ text }) => text.includes('INSERT INTO vault_records'))
  const batch = written.find(({ values }) => (values[0] as unknown[]).length > 1)!
  await runSql(cms.databaseUrl, 'TRUNCATE vault_records')
  expect((batch.values[1] as Buffer[]).length).toBeGreaterThan(1)
  for (const mode of ['custom', 'generic'] as const) expect(await partitionsOf(batch, mode)).toEqual([])
})

it('is purged one partition at a time', async () => {
  const statements = await recorded(() => deleteUntouchedRecords(cms.payload))
  const purges = statements.filter(({ text }) => text.includes('DELETE'))
  expect(purges.map(({ text }) => text)).toEqual(
    Array.from({ length: 8 }, (_, partition) => deleteUntouchedFrom(`vault_records_${partition}`)),
  )
  for (const [partition, statement] of purges.entries())
    for (const touched of await partitionsOf(statement, 'generic')) expect(touched).toBe(`vault_records_${partition}`)
})

it('comes from one table with every row, and goes back to one', async () => {
  await runSql(cms.databaseUrl, 'TRUNCATE vault_records')
  for (let visitor = 0; visitor < 20; visitor += 1) {
    const one = await requestOf(newSecret())
    for (const kind of ['symptom', 'bingo']) await markVisitor(one.req, one.visitor, kind, 'once', { kind })
  }
  const rows = () => runSql(cms.databaseUrl, 'SELECT t::text AS row FROM vault_records t ORDER BY 1')
  const before = await rows()
  const drizzle = drizzleOf(cms.payload)
  const migrate = (way: typeof byVisitor.up) =>
    drizzle.transaction(async (db) =>
      way({ db, payload: cms.payload, req: await createLocalReq({}, cms.payload) } as never),
    )
  await migrate(byVisitor.down)
  expect([before.length, await rows()]).toEqual([40, before])
  // The key of one table: an id there is once.
  const [copy] = await runSql<{ columns: string }>(
    cms.databaseUrl,
    `SELECT pg_get_constraintdef(oid) AS columns FROM pg_constraint WHERE conrelid = 'vault_records'::regclass AND contype = 'p'`,
  )
  expect(copy!.columns).toBe('PRIMARY KEY (id)')
  await migrate(byVisitor.up)
  expect(await rows()).toEqual(before)
  const parts = await runSql<{ rows: string }>(
    cms.databaseUrl,
    'SELECT count(*) AS rows FROM vault_records GROUP BY tableoid',
  )
  expect(parts.length).toBeGreaterThan(1)
})

const loopsOf = (plan: Plan): number[] => [plan['Actual Loops'] ?? 0, ...(plan.Plans ?? []).flatMap(loopsOf)]

// A table that was small when it was looked at last has PostgreSQL join rows one by one, which is what is forced here.
it('extends the retention of many rows with one look at them, however they would be joined', async () => {
  const { visitor } = await requestOf(newSecret())
  await client.query('BEGIN; SET LOCAL enable_hashjoin = off; SET LOCAL enable_mergejoin = off')
  await client.query(
    `INSERT INTO vault_records (id, visitor, kind, version, sealed, touched_on)
     SELECT gen_random_uuid(), $1, 'symptom', 2, '\\x00', current_date - 1 FROM generate_series(1, 300)`,
    [visitor.id],
  )
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${touchAllSql.replaceAll('$1', literal(visitor.id))}`,
  )
  const { rows: left } = await client.query(
    'SELECT FROM vault_records WHERE visitor = $1 AND touched_on < current_date',
    [visitor.id],
  )
  await client.query('ROLLBACK')
  expect(left).toEqual([])
  expect(Math.max(...loopsOf(rows[0]!['QUERY PLAN'][0].Plan))).toBe(1)
})
