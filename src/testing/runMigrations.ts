import type { Migration, Payload } from 'payload'

import { migrations } from '../../migrations'

/** Brings the database of a CMS to the committed migrations. */
export async function runMigrations(payload: Payload): Promise<void> {
  const { level } = payload.logger
  payload.logger.level = 'warn'
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  payload.logger.level = level
}
