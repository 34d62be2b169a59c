import { readdir } from 'node:fs/promises'

import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { drizzleOf } from '@/shared/database'
import { startTestCms, type TestCms } from './cms'
import { makeModule } from './factories'
import { runSql } from './postgres'
import { pendingSchema } from '../operations/schema'
import * as textLists from '../../migrations/20261122_035619_text_lists'
import * as claimsBySentence from '../../migrations/20261124_023900_claims_by_sentence'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

it('leave nothing of the collections’ schema behind', async () => {
  expect(await pendingSchema(cms.payload), 'run: npm run payload migrate:create <what_changed>').toEqual([])
})

it('were all run, and each is listed', async () => {
  const files = (await readdir('migrations')).filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  const rows = await runSql<{ name: string }>(cms.databaseUrl, 'SELECT name FROM payload_migrations ORDER BY name')
  expect(rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})

it('carry lists over from texts with an entry a line, published and drafted, and back', async () => {
  const { payload, databaseUrl } = cms
  const published = { painPoints: ['Hot flashes in meetings', 'Words that stall'], solutions: ['A plan'] }
  const drafted = { ...published, painPoints: ['A draft: first', 'second', 'third'] }
  const { id } = await payload.create({
    collection: 'archetypes',
    data: {
      persona: 'Corporate Warrior',
      tagline: 'Runs the meeting.',
      description: 'Excellent at her job.',
      key: 'corporate-warrior',
      tier: 'Free',
      orderIndex: 1,
      modules: [(await makeModule(payload)).id],
      ...published,
      _status: 'published',
    },
  })
  await payload.update({ collection: 'archetypes', id, data: { ...drafted, _status: 'draft' }, draft: true })
  const req = await createLocalReq({}, payload)
  const migration = { db: drizzleOf(payload), payload, req }

  await textLists.down(migration)
  const before = await runSql(databaseUrl, 'SELECT pain_points, solutions FROM archetypes')
  expect(before).toEqual([{ pain_points: 'Hot flashes in meetings\nWords that stall', solutions: 'A plan' }])
  const versions = await runSql(
    databaseUrl,
    `SELECT version_pain_points AS points FROM _archetypes_v WHERE latest AND version_pain_points IS NOT NULL`,
  )
  expect(versions).toEqual([{ points: 'A draft: first\nsecond\nthird' }])
  // As editors wrote them: with empty lines, spaces, and line ends of other systems.
  await runSql(databaseUrl, `UPDATE archetypes SET solutions = E'  A plan \\r\\n\\n\\t\\nA script\\n'`)

  await textLists.up(migration)
  const find = (draft: boolean) => payload.findByID({ collection: 'archetypes', id, draft, depth: 0 })
  expect(await find(false)).toMatchObject({ ...published, solutions: ['A plan', 'A script'] })
  expect(await find(true)).toMatchObject(drafted)
})

it('give what was said about a text to each of its sentences, in their order', async () => {
  const { payload, databaseUrl } = cms
  await runSql(
    databaseUrl,
    `INSERT INTO "references" (id, key, label, authors, title, source, finding, kind)
       VALUES (901, 'study', 'Study', 'Ada', 'Study', 'Journal', 'Something.', 'rct');
     INSERT INTO claims (id, hash, statement, reference_id, state, checked_by, withdrawn_on, on_site) VALUES
       (901, 'a', 'One of 4.5 mg. Two?', 901, 'withdrawn', 'Ada', '2026-11-01', true),
       (902, 'b', 'Alone.', 901, 'checked', 'Bea', NULL, true),
       (903, 'c', 'Nothing. · 4 of 10. No harm.', 901, 'checked', 'Bea', NULL, true);
     INSERT INTO claim_places (collection, document_id, position, claim_id, path, locator, title, href) VALUES
       ('stacks', 901, 1, 902, 'x', '', 'T', '/t'), ('stacks', 901, 2, 901, 'y', 'page 2', 'T', '/t'),
       ('stacks', 901, 3, 903, 'z', '', 'T', '/t')`,
  )
  const req = await createLocalReq({}, payload)
  await claimsBySentence.up({ db: drizzleOf(payload), payload, req })
  const rows = await runSql(
    databaseUrl,
    `SELECT place.position, claims.statement, place.locator, claims.checked_by AS by, claims.state, claims.on_site AS here
     FROM claims LEFT JOIN claim_places place ON place.claim_id = claims.id WHERE reference_id = 901 ORDER BY 1, 2`,
  )
  expect(rows.map((row) => Object.values(row))).toEqual([
    [1, 'Alone.', '', 'Bea', 'checked', true],
    [2, 'One of 4.5 mg.', 'page 2', 'Ada', 'withdrawn', true],
    [3, 'Two?', 'page 2', 'Ada', 'withdrawn', true],
    [4, 'Nothing. · 4 of 10. No harm.', '', 'Bea', 'checked', true],
    [null, 'One of 4.5 mg. Two?', null, 'Ada', 'withdrawn', false],
  ])
})
