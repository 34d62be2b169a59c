import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.mjs'
import { findHolder, holdFolder } from './one-at-a-time.mjs'
import { readIfThere, writePrivateFile } from './private-file.mjs'
import { step } from './progress.mjs'
import { DATA_FOLDER, shownPath } from './project-paths.mjs'
import { beforeExit, endProcess } from './shutdown.mjs'

/** How another command in this clone finds the embedded database that runs; holds its password. */
const CONNECTION = join(DATA_FOLDER, 'database.json')

/**
 * Holds this clone for a command that serves the site. With DATABASE_URL there is nothing to hold: a second instance
 * on another port is welcome.
 */
export async function holdSite(env, command) {
  if (!env.DATABASE_URL) await holdFolder(DATA_FOLDER, command)
}

/**
 * The site's database: the server behind DATABASE_URL, or the embedded one, started here and stopped with this process.
 * The caller holds the clone.
 * @param env of src/shared/env.ts
 * @returns {Promise<string>} connection string
 */
export async function openSiteDatabase(env) {
  if (env.DATABASE_URL) return env.DATABASE_URL
  let url
  await step('Starting PostgreSQL', async () => {
    const { siteUrl } = await startEmbeddedPostgres(DATA_FOLDER, { onGivenUp: endWithReason })
    url = siteUrl
    writePrivateFile(CONNECTION, JSON.stringify({ url, siteUrl: env.SITE_URL }))
    beforeExit(() => rmSync(CONNECTION, { force: true }))
    return `PostgreSQL is running (embedded, ${shownPath(join(DATA_FOLDER, 'postgres'))})`
  })
  return url
}

/**
 * The same for a command that may run beside `npm start` in this clone: it then shares the embedded database.
 * @returns {Promise<{ url: string, siteUrl: string }>} connection string, and where the site is reached
 */
export async function shareSiteDatabase(env, command) {
  const holder = env.DATABASE_URL ? undefined : await findHolder(DATA_FOLDER)
  const connection = holder && !holder.stopping && readIfThere(CONNECTION)
  if (connection) return JSON.parse(connection)
  await holdSite(env, command)
  return { url: await openSiteDatabase(env), siteUrl: env.SITE_URL }
}

function endWithReason(error) {
  console.error(`✗ ${error.message}`)
  void endProcess(1)
}
