import { readdir, readFile } from 'node:fs/promises'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Migration, Payload } from 'payload'

import { migrations } from '../../migrations'

/** Brings the database of a CMS to the committed migrations. */
export async function runMigrations(payload: Payload): Promise<void> {
  const { level } = payload.logger
  payload.logger.level = 'warn'
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  payload.logger.level = level
}

type DrizzleKit = {
  generateDrizzleJson: (schema: Record<string, unknown>) => Promise<object>
  generateMigration: (before: object, after: object) => Promise<string[]>
}

/** The statements that lead from the newest migration to the schema of the running CMS: none, when all is committed. */
export async function pendingSchema(payload: Payload): Promise<string[]> {
  const adapter = payload.db as unknown as PostgresAdapter & { requireDrizzleKit: () => DrizzleKit }
  const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit()
  const newest = (await readdir('migrations'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  const before = JSON.parse(await readFile(`migrations/${newest}`, 'utf8')) as object
  return generateMigration(before, await generateDrizzleJson(adapter.schema))
}
