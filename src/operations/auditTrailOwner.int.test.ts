import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { createDatabase, dropDatabase } from '@/testing/postgres'

import { protectAuditTrail, releaseAuditTrail } from './auditTrailOwner'

const name = `power_years_trail_${process.pid}`
let urls: { url: string; superuserUrl: string }
let client: pg.Client

/** As the site's role, and the superuser again. */
async function asSite<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  await client.query('SET SESSION AUTHORIZATION power_years')
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.query('ROLLBACK; RESET SESSION AUTHORIZATION; RESET search_path')
  }
}
const codeOf = (sql: string) =>
  asSite(sql).then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )

const young = `INSERT INTO audit_trail (what, who) VALUES ('young', 'a') RETURNING id`
const old = `INSERT INTO audit_trail (what, who, created_at) VALUES ('old', 'a', now() - interval '13 months')`

beforeAll(async () => {
  const superuserUrl = inject('superuserUrl')
  urls = { url: await createDatabase(superuserUrl, name, inject('templates').empty), superuserUrl }
  client = new pg.Client({ connectionString: urls.url })
  await client.connect()
  // As the embedded database is made: the site owns it, and with it the schema.
  await client.query(`ALTER DATABASE ${name} OWNER TO power_years`)
})
afterAll(async () => {
  await client.end()
  await dropDatabase(inject('superuserUrl'), name)
})

/** What whoever has the site's role could do about what the trigger refuses. */
const attacks: Record<string, string> = {
  'take the trigger off': 'BEGIN; ALTER TABLE audit_trail DISABLE TRIGGER ALL',
  'drop the trigger': 'BEGIN; DROP TRIGGER audit_trail_no_change ON audit_trail',
  'have the trigger do something else': `BEGIN; CREATE OR REPLACE FUNCTION audit_trail_only_grows() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN OLD; END'`,
  'drop the trail': 'BEGIN; DROP TABLE audit_trail CASCADE',
  'call it something else': 'BEGIN; ALTER TABLE audit_trail RENAME TO trail',
  'put it elsewhere': 'BEGIN; CREATE SCHEMA other; ALTER TABLE audit_trail SET SCHEMA other',
  'drop all there is': 'BEGIN; DROP SCHEMA public CASCADE',
  'take it back': 'BEGIN; ALTER TABLE audit_trail OWNER TO power_years',
  'change an entry': `BEGIN; UPDATE audit_trail SET who = 'b'`,
  'empty it': 'BEGIN; TRUNCATE audit_trail',
  'delete what is young': `BEGIN; DELETE FROM audit_trail WHERE what = 'young'`,
  'rewrite it by a rule': 'BEGIN; CREATE RULE other AS ON INSERT TO audit_trail DO INSTEAD NOTHING',
  'hide entries': 'BEGIN; ALTER TABLE audit_trail ENABLE ROW LEVEL SECURITY',
  'have triggers rest': 'BEGIN; SET session_replication_role = replica',
  'bring the clock forward': `BEGIN;
    CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql AS 'SELECT pg_catalog.now() + interval ''2 years''';
    SET LOCAL search_path = public, pg_catalog;
    DELETE FROM audit_trail WHERE what = 'young'`,
}

describe('the audit trail', () => {
  it('is at the mercy of the site’s role where that owns it', async () => {
    await asSite(young)
    for (const attack of ['take the trigger off', 'drop the trail', 'bring the clock forward'])
      expect(await codeOf(attacks[attack]!)).toBe('done')
  })

  it.each(Object.keys(attacks))('once protected lets nobody with the site’s role %s', async (attack) => {
    await protectAuditTrail(urls)
    expect(await codeOf(attacks[attack]!)).toBe('42501')
  })

  it('is written and read, goes after a year, and is in a backup', async () => {
    await protectAuditTrail(urls)
    const [entry] = await asSite<{ id: number }>(young)
    await asSite(old)
    expect(await asSite(`DELETE FROM audit_trail WHERE what = 'old' RETURNING what`)).toEqual([{ what: 'old' }])
    expect(await asSite(`SELECT what FROM audit_trail WHERE id = ${entry!.id}`)).toEqual([{ what: 'young' }])
    const sequence = `SELECT last_value::int FROM pg_sequences WHERE sequencename = 'audit_trail_id_seq'`
    const [there] = await asSite<{ last_value: number }>(sequence)
    expect(there!.last_value).toBeGreaterThan(entry!.id)
  })

  it('leaves the site its own tables, and is the site’s while it migrates', async () => {
    await protectAuditTrail(urls)
    expect(await codeOf('BEGIN; CREATE TABLE mine (it int); ALTER TABLE mine ADD and_it int; DROP TABLE mine')).toBe(
      'done',
    )
    expect(await codeOf('BEGIN; ALTER TABLE users ADD another int')).toBe('done')
    await releaseAuditTrail(urls)
    expect(await codeOf('BEGIN; ALTER TABLE audit_trail ADD another int')).toBe('done')
    await protectAuditTrail(urls)
    expect(await codeOf('BEGIN; ALTER TABLE audit_trail ADD another int')).toBe('42501')
  })
})
