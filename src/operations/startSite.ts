import type { Env } from '@/shared/env'
import type { Environment } from './childProcess'
import { readEnvironment, siteEnvironment } from './environment'
import { issueFounderCode } from './founderCode'
import { keepRunning } from './keepRunning'
import { requireFreePort } from './ports'
import { prepareDatabase } from './preparedDatabase'
import { step } from './progress.mjs'
import { isShuttingDown } from './shutdown'
import { buildSite, hashSources, readBuild } from './siteBuild'
import { lockSite, openSiteDatabase } from './siteDatabase'
import { startSite, type SiteServer } from './siteServer'
import { StopError } from './stopError.mjs'

const DIST_DIR = '.next'

type Site = Awaited<ReturnType<typeof openSite>>

type StartOptions = { mode: 'start' | 'dev'; asBuilt: boolean; acceptNewSecret: boolean }

/**
 * `npm start` and `npm run dev`: from a fresh clone to a site that answers; ends with the server.
 * @param options.mode `start` builds and serves, `dev` compiles on demand and reloads
 * @param options.asBuilt serve the build that is there, however old: for the container
 * @param options.acceptNewSecret go on with a PAYLOAD_SECRET that the database was not used with
 */
export async function startSiteCommand({ mode, asBuilt, acceptNewSecret }: StartOptions): Promise<void> {
  const command = mode === 'dev' ? 'npm run dev' : 'npm start'
  const site = await openSite(command, mode === 'dev' ? 'development' : 'production', {
    isServing: true,
    acceptNewSecret,
    asBuilt,
  })
  const { env, childEnv } = site
  // Compiling needs no database: a first start does both at once.
  const [{ hasFounder, lastingKey }, buildEnv] = await Promise.all([
    site.database,
    mode === 'start' ? provideBuild(site, asBuilt) : {},
  ])
  // The site itself asks by way of the pooler, if there is one.
  const DATABASE_URL = env.DATABASE_URL ?? childEnv.DATABASE_URL
  const served = { ...childEnv, ...buildEnv, LASTING_KEY: lastingKey, DATABASE_URL }
  const serve = (isRestart: boolean) => startSite({ mode, port: env.PORT, hostname: env.HOST, isRestart, env: served })
  let server: SiteServer | undefined
  await step('Starting the site', async () => {
    server = await serve(false)
    return `The site is ready, listening on ${describeListening(env)}`
  })
  printAddresses(env.SITE_URL, hasFounder ? null : await issueFounderCode(childEnv.DATABASE_URL!))
  const end = async () => {
    const { code, signal } = await server!.ended
    return `The server ended unexpectedly (${signal ?? `exit code ${code}`})`
  }
  // What ends a development server is a mistake to look at, not an accident.
  if (mode === 'dev') throw new StopError(`${await end()}.`)
  let reason = ''
  await keepRunning({
    ended: async () => (reason = await end()),
    start: async () => Boolean((server = await serve(true))),
    report: (pauseMs, error) =>
      console.error(`✗ ${error instanceof Error ? error.message : reason}; starting it again in ${pauseMs / 1000} s.`),
    isStopping: isShuttingDown,
  })
  // Whoever shuts down ends this process.
  return new Promise(() => {})
}

/** Where the server listens, as a person reads it: `127.0.0.1, port 3000`. */
function describeListening({ HOST, PORT }: Env): string {
  const isEverywhere = HOST === undefined || HOST === '0.0.0.0' || HOST === '::'
  return `${isEverywhere ? 'every address of this machine' : HOST}, port ${PORT}`
}

/** `npm run build`: all that `npm start` does before it serves. */
export async function buildCommand(): Promise<void> {
  const site = await openSite('npm run build', 'production', { isServing: false })
  await Promise.all([site.database, provideBuild(site)])
}

/** Environment and database, which is being prepared: what serving and building have in common. */
async function openSite(
  command: string,
  nodeEnv: 'development' | 'production',
  { isServing, acceptNewSecret, asBuilt }: { isServing: boolean; acceptNewSecret?: boolean; asBuilt?: boolean },
) {
  console.log(`✓ Node ${process.versions.node}`)
  const env = readEnvironment(nodeEnv)
  await lockSite(env, command)
  if (isServing) await requireFreePort(env, command)
  const { url, superuserUrl } = await openSiteDatabase(env)
  // By which rules texts were checked: a release may have others.
  const BUILD_SOURCES = (asBuilt && readBuild(DIST_DIR)?.sources) || hashSources()
  const childEnv: Environment = { ...siteEnvironment(env, url), BUILD_SOURCES }
  return { env, childEnv, database: prepareDatabase({ url, superuserUrl, env: childEnv, acceptNewSecret }) }
}

/** Builds when the build is missing or stale. @returns what the server must be told about it */
async function provideBuild({ database, env, childEnv }: Site, asBuilt = false): Promise<Record<string, string>> {
  const build = readBuild(DIST_DIR)
  if (asBuilt && !build) throw new StopError('There is no build here to serve: run npm run build first.')
  if (!build || (!asBuilt && build.sources !== hashSources())) {
    await step('Building the site (about a minute)', async () => {
      await buildSite({ distDir: DIST_DIR, env: childEnv, database, siteUrl: env.SITE_URL })
      return 'The site is built'
    })
    return {}
  }
  // Pages rendered from another database, or with other addresses in them, are rendered again when they are requested.
  const { databaseId } = await database
  const isFresh = build.databaseId === databaseId && build.siteUrl === env.SITE_URL
  return isFresh ? {} : { PAGES_STALE_BEFORE: String(Date.now()) }
}

function printAddresses(siteUrl: string, founderCode: string | null): void {
  const founder = `
  The panel has no founder yet. Make the first one at its address above, with this code, which is good once:
    ${founderCode}
  or in another terminal, in the same folder:
    npm run create-founder
`
  console.log(`\n  Site         ${siteUrl}\n  Admin panel  ${siteUrl}/admin\n${founderCode ? founder : ''}`)
}
