// Keeps an embedded PostgreSQL running in a folder (its argument) as `npm start` does, for the tests to kill.
import { startEmbeddedPostgres } from '../../src/operations/embeddedPostgres'
import { lockFolder } from '../../src/operations/processLock'
import { runCommand } from '../../src/operations/shutdown'

await runCommand(async () => {
  const folder = process.argv[2]!
  await lockFolder(folder, 'npm start')
  const { siteUrl, processId } = await startEmbeddedPostgres(folder)
  process.send?.({ siteUrl, processId: processId() })
  await new Promise(() => {})
})
