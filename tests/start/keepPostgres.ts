// Keeps an embedded PostgreSQL running in a folder (its argument) as `npm start` does, for the tests to kill.
import { startEmbeddedPostgres } from '../../scripts/lib/embeddedPostgres'
import { lockFolder } from '../../scripts/lib/processLock'
import { runCommand } from '../../scripts/lib/shutdown'

await runCommand(async () => {
  const folder = process.argv[2]!
  await lockFolder(folder, 'npm start')
  const { siteUrl, processId } = await startEmbeddedPostgres(folder)
  process.send?.({ siteUrl, processId: processId() })
  await new Promise(() => {})
})
