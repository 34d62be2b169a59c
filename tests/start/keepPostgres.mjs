// Keeps an embedded PostgreSQL running as `npm start` does, for the tests to kill: node tests/start/keepPostgres.mjs <folder>
import { startEmbeddedPostgres } from '../../scripts/lib/embedded-postgres.mjs'
import { holdFolder } from '../../scripts/lib/one-at-a-time.mjs'
import { runCommand } from '../../scripts/lib/shutdown.mjs'

runCommand(async () => {
  const folder = process.argv[2]
  await holdFolder(folder, 'npm start')
  const { siteUrl, processId } = await startEmbeddedPostgres(folder)
  process.send?.({ siteUrl, processId: processId() })
  await new Promise(() => {})
})
