import { readdir } from 'node:fs/promises'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from './cms'
import { makeModule } from './factories'
import { runSql } from './postgres'
import { pendingSchema } from '../../scripts/lib/schema'
import * as textLists from '../../migrations/20261122_035619_text_lists'

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
  const migration = { db: (payload.db as unknown as PostgresAdapter).drizzle, payload, req }

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
