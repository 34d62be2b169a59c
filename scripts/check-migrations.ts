/**
 * Says what a new migration would have to do: the schema of payload.config.ts against the snapshot of the last migration.
 * Writes nothing but what it prints. Exit code 1 when the committed migrations fall short.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getPayload } from 'payload'

import config from '../payload.config'

const payload = await getPayload({ config, disableOnInit: true })
const db = payload.db as unknown as PostgresAdapter
const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit()

const snapshots = readdirSync(db.migrationDir).filter((file) => file.endsWith('.json'))
const last = snapshots.sort().at(-1)
const before = last ? JSON.parse(readFileSync(path.join(db.migrationDir, last), 'utf8')) : db.defaultDrizzleSnapshot
const statements = await generateMigration(before, await generateDrizzleJson(db.schema))

if (statements.length > 0) {
  console.error('The schema has changed without a migration. Make one: npm run payload migrate:create what_changed')
  console.error(statements.join('\n'))
}
await payload.destroy()
process.exit(statements.length > 0 ? 1 : 0)
