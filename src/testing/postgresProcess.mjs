// A process of its own: the scripts are plain Node, and vitest's module runner is not.
import { randomBytes } from 'node:crypto'

import { startEmbeddedPostgres } from '../../scripts/lib/embedded-postgres.mjs'

// The tests are gone without a word, perhaps while we begin: so are we.
let cluster
const stop = async () => {
  await cluster?.stop()
  process.exit(0)
}
process.on('message', async (message) => {
  if (message === 'stop') return stop()
  const { prepareDatabase } = await import('../../scripts/lib/prepared-database.mjs')
  const env = {
    ...process.env,
    DATABASE_URL: cluster.siteUrl,
    PAYLOAD_SECRET: randomBytes(24).toString('base64url'),
    SITE_URL: '',
  }
  await prepareDatabase({ url: cluster.siteUrl, env })
  process.send(cluster.siteUrl)
})
process.once('disconnect', stop)

cluster = await startEmbeddedPostgres(process.argv[2], {
  // Durability would only cost time here.
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})
if (!process.connected) await stop()
process.send({ port: cluster.port, superuserUrl: cluster.superuserUrl })
