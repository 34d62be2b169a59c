// A process of its own: the scripts are plain Node, and vitest's module runner is not.
import { startEmbeddedPostgres } from '../../scripts/lib/embedded-postgres.mjs'

// The tests are gone without a word, perhaps while we begin: so are we.
let cluster
const stop = async () => {
  await cluster?.stop()
  process.exit(0)
}
process.once('message', stop)
process.once('disconnect', stop)

cluster = await startEmbeddedPostgres(process.argv[2], {
  // Durability would only cost time here.
  settings: { fsync: 'off', synchronous_commit: 'off' },
})
if (!process.connected) await stop()
process.send({ port: cluster.port, superuserUrl: cluster.superuserUrl })
