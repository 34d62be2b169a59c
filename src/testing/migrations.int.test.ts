import { readdir } from 'node:fs/promises'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from './cms'
import { runSql } from './postgres'
import { pendingSchema } from './schema'

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
