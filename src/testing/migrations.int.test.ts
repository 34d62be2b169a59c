import { readdir, readFile } from 'node:fs/promises'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestCms, type TestCms } from './cms'
import { runSql } from './database'

let cms: TestCms
beforeAll(async () => {
  cms = await startTestCms()
})
afterAll(() => cms.stop())

type DrizzleKit = {
  generateDrizzleJson: (schema: Record<string, unknown>) => Promise<object>
  generateMigration: (before: object, after: object) => Promise<string[]>
}

it('leave nothing of the collections’ schema behind', async () => {
  const adapter = cms.payload.db as unknown as PostgresAdapter & { requireDrizzleKit: () => DrizzleKit }
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
  const newest = (await readdir('migrations'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  const before = JSON.parse(await readFile(`migrations/${newest}`, 'utf8')) as object
  const pending = await generateMigration(before, await generateDrizzleJson(adapter.schema))
  expect(pending, 'run: npm run payload migrate:create <what_changed>').toEqual([])
})

it('were all run, and each is listed', async () => {
  const files = (await readdir('migrations')).filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  const rows = await runSql<{ name: string }>(cms.databaseUrl, 'SELECT name FROM payload_migrations ORDER BY name')
  expect(rows.map(({ name }) => `${name}.ts`)).toEqual(files.sort())
})
