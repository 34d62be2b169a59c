import { rmSync } from 'node:fs'
import { join } from 'node:path'

import type { Env } from '@/shared/env'
import { finishRestore, readDatabaseId } from './restoreJournal'
import { readEnvironment, siteEnvironment } from './environment'
import { connectToDatabase } from './databaseConnection'
import { startEmbeddedPostgres } from './embeddedPostgres'
import { DATA_FOLDER, displayPath } from './paths'
import { prepareDatabase } from './preparedDatabase'
import { readIfExists, writePrivateFile } from './privateFile'
import { isLocked, lockFolder } from './processLock'
import { step } from './progress.mjs'
import { onShutdown } from './shutdown'

/** How another command in this clone finds the embedded database that runs; holds its password. */
const CONNECTION = join(DATA_FOLDER, 'database.json')

/**
 * Locks this clone for a command that serves the site. With DATABASE_URL there is nothing to lock: a second instance
 * on another port is welcome.
 */
export async function lockSite(env: Env, command: string): Promise<void> {
  if (!env.DATABASE_URL) await lockFolder(DATA_FOLDER, command)
}

/**
 * The site's database: the server behind DATABASE_URL, or the embedded one, started here and stopped with this process.
 * The caller has locked the clone.
 * @returns connection string, past a pooler: whatever prepares a database needs a session of its own; and the superuser's
 * of an embedded one
 * @throws StopError when nothing answers there
 */
export async function openSiteDatabase(env: Env): Promise<{ url: string; superuserUrl?: string }> {
  if (env.DATABASE_URL) {
    const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
    // Before anything is built beside it: a wrong password is told at once.
    await (await connectToDatabase(url)).end()
    await finishKilledRestore(url)
    return { url }
  }
  let url = ''
  let superuserUrl = ''
  await step('Starting PostgreSQL', async () => {
    const cluster = await startEmbeddedPostgres(DATA_FOLDER)
    url = cluster.siteUrl
    superuserUrl = cluster.superuserUrl
    writePrivateFile(CONNECTION, JSON.stringify({ url, siteUrl: env.SITE_URL }))
    onShutdown(() => rmSync(CONNECTION, { force: true }))
    return `PostgreSQL is running (embedded, ${displayPath(join(DATA_FOLDER, 'postgres'))})`
  })
  await finishKilledRestore(url)
  return { url, superuserUrl }
}

/** Ends a restore that was killed while it put things in their places, before anything reads or replaces them. */
export async function finishKilledRestore(url: string): Promise<void> {
  const end = await finishRestore(DATA_FOLDER, () => readDatabaseId(url))
  if (end === 'restored') console.log('✓ The restore that was cut short is finished')
  if (end === 'taken back') console.log('! A restore was cut short: everything is as it was before it. Run it again.')
}

/**
 * The same for a command that may run beside `npm start` in this clone: it then shares the embedded database.
 * @returns connection string, and where the site is reached
 */
export async function shareSiteDatabase(
  env: Env,
  command: string,
): Promise<{ url: string; superuserUrl?: string; siteUrl: string }> {
  const connection = !env.DATABASE_URL && (await isLocked(DATA_FOLDER)) && readIfExists(CONNECTION)
  if (connection) return JSON.parse(connection) as { url: string; siteUrl: string }
  await lockSite(env, command)
  return { ...(await openSiteDatabase(env)), siteUrl: env.SITE_URL }
}

/** `npm run seed`: adds what is missing of the starter content, also while the site runs. */
export async function seedCommand(): Promise<void> {
  const env = readEnvironment('production')
  const { url, superuserUrl } = await shareSiteDatabase(env, 'npm run seed')
  const { report } = await prepareDatabase({ url, superuserUrl, env: siteEnvironment(env, url), seed: 'always' })
  console.log(`✓ Starter content: ${report?.made ?? 0} made, ${report?.left ?? 0} left as they are`)
}
