/**
 * Brings a database to what this version needs: migrations, then the starter content. Run by scripts/lib/preparedDatabase.ts,
 * which holds the lock and sets DATABASE_URL and PAYLOAD_SECRET. Its argument says when to seed: if-empty, always or never.
 * Answers by one message: `{ report?: { made, left } }`.
 */
import { getPayload } from 'payload'

import config from '../payload.config'
import { seed, seedIfEmpty } from '../src/shared/cms/seed'
import { fillSearch } from '../src/shared/cms/withPublishing'

const payload = await getPayload({ config, disableOnInit: true })
await payload.db.migrate()
// What the owner deleted on purpose stays deleted: only a database that was never seeded is looked at.
const runs = { 'if-empty': seedIfEmpty, always: seed, never: async () => undefined }
const when = process.argv[2] as keyof typeof runs
const report = await runs[when](payload)
await fillSearch(payload)
process.send?.({ report })
await payload.destroy()
process.exit(0)
