// A process of its own: PostgreSQL stops with it, however the tests end.
import { randomBytes } from 'node:crypto'

import { startEmbeddedPostgres, type Cluster } from '../operations/embeddedPostgres'

// The tests are gone without a word, perhaps while we begin: so are we.
const running: { cluster?: Cluster } = {}
const stop = async () => {
  await running.cluster?.stop()
  process.exit(0)
}
const prepare = async ({ siteUrl }: Cluster) => {
  const { prepareDatabase } = await import('../operations/preparedDatabase')
  const secrets = { DATABASE_URL: siteUrl, PAYLOAD_SECRET: randomBytes(24).toString('base64url'), SITE_URL: '' }
  await prepareDatabase({ url: siteUrl, env: { ...process.env, ...secrets } })
  process.send!(siteUrl)
}
process.on('message', (message) => {
  void (message === 'stop' || !running.cluster ? stop() : prepare(running.cluster))
})
process.once('disconnect', () => void stop())

const cluster = await startEmbeddedPostgres(process.argv[2]!, {
  // Durability would only cost time here.
  settings: {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    ...(JSON.parse(process.argv[3] ?? '{}') as Record<string, string>),
  },
})
running.cluster = cluster
if (!process.connected) await stop()
process.send!({ port: cluster.port, superuserUrl: cluster.superuserUrl, processId: cluster.processId() })
