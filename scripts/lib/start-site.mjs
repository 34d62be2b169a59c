import { readEnvironment, siteEnvironment } from './environment.mjs'
import { installDependencies } from './installed-dependencies.mjs'
import { requireFreePort } from './ports.mjs'
import { step } from './progress.mjs'
import { isEnding } from './shutdown.mjs'
import { StopError } from './stop-error.mjs'

const DIST_DIR = '.next'

/**
 * `npm start` and `npm run dev`: from a fresh clone to a site that answers; ends with the server.
 * @param options.mode `start` builds and serves, `dev` compiles on demand and reloads
 * @param options.asBuilt serve the build that is there, however old: for the container
 */
export async function startSiteCommand({ mode, asBuilt = false }) {
  const command = mode === 'dev' ? 'npm run dev' : 'npm start'
  const { env, childEnv, databaseId, hasFounder } = await openSite({
    command,
    nodeEnv: mode === 'dev' ? 'development' : 'production',
    beforeLongWork: (env) => requireFreePort(env.PORT, command),
  })
  const { startSite } = await import('./site-server.mjs')
  const aboutBuild = mode === 'start' ? await provideBuild({ asBuilt, databaseId, env, childEnv }) : {}

  let server
  await step('Starting the site', async () => {
    server = await startSite({ mode, port: env.PORT, env: { ...childEnv, ...aboutBuild } })
    return `The site is ready on port ${env.PORT}`
  })
  printAddresses(env.SITE_URL, hasFounder)

  const { code, signal } = await server.ended
  if (!isEnding()) throw new StopError(`The server ended unexpectedly (${signal ?? `exit code ${code}`}).`)
}

/** `npm run build`: all that `npm start` does before it serves. */
export async function buildCommand() {
  const { env, childEnv, databaseId } = await openSite({ command: 'npm run build', nodeEnv: 'production' })
  await provideBuild({ databaseId, env, childEnv })
}

/** Dependencies, environment, database: what serving and building have in common. */
async function openSite({ command, nodeEnv, beforeLongWork = () => {} }) {
  console.log(`✓ Node ${process.versions.node}`)
  await installDependencies()

  // Everything below needs the dependencies.
  const { holdSite, openSiteDatabase } = await import('./site-database.mjs')
  const { prepareDatabase } = await import('./prepared-database.mjs')
  const env = await readEnvironment(nodeEnv)
  await holdSite(env, command)
  await beforeLongWork(env)
  const url = await openSiteDatabase(env)
  const childEnv = siteEnvironment(env, url)
  return { env, childEnv, ...(await prepareDatabase({ url, env: childEnv })) }
}

/** Builds when the build is missing or stale. @returns what the server must be told about it, as environment */
async function provideBuild({ asBuilt = false, databaseId, env, childEnv }) {
  const { buildSite, hashSources, readBuild } = await import('./site-build.mjs')
  const build = readBuild(DIST_DIR)
  if (asBuilt && !build) throw new StopError('There is no build here to serve: run npm run build first.')
  if (!asBuilt && build?.sources !== hashSources()) {
    await step('Building the site (about two minutes)', async () => {
      await buildSite({ distDir: DIST_DIR, env: childEnv, databaseId, siteUrl: env.SITE_URL })
      return 'The site is built'
    })
    return {}
  }
  // Pages made from another database, or with other addresses in them, are made again when they are asked for.
  const fits = build.databaseId === databaseId && build.siteUrl === env.SITE_URL
  return fits ? {} : { PAGES_STALE_BEFORE: String(Date.now()) }
}

function printAddresses(siteUrl, hasFounder) {
  console.log('')
  console.log(`  Site         ${siteUrl}`)
  console.log(`  Admin panel  ${siteUrl}/admin`)
  if (!hasFounder) {
    console.log('')
    console.log('  To sign in to the panel, make the first founder: run this in the same folder, in another terminal.')
    console.log('    npm run create-founder')
  }
  console.log('')
}
