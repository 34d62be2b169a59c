/**
 * Makes the tables of an earlier version in an empty database: runs the migrations whose names it is told. Run by
 * src/operations/backup/restoreDatabase.ts, with DATABASE_URL set.
 */
import { getPayload, type Migration } from 'payload'

import { migrations } from '../migrations'
import config from '../payload.config'

const names = new Set(await new Promise<string[]>((resolve) => process.once('message', resolve)))
const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate({ migrations: migrations.filter(({ name }) => names.has(name)) as unknown as Migration[] })
process.send?.('done')
await payload.destroy()
process.exit(0)
