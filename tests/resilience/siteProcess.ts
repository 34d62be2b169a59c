import { buildSite, hashSources, readBuild } from '../../src/operations/siteBuild'
import { findFreePort } from '../../src/operations/ports'
import { startSite, type SiteServer } from '../../src/operations/siteServer'

/** The build that `npm test` makes and uses as well. */
const distDir = '.next-test'

/**
 * The site as it is served, in a process of its own; builds it first where the sources have changed.
 * @param databaseUrl a migrated and seeded database
 */
export async function startBuiltSite(databaseUrl: string): Promise<SiteServer & { port: number }> {
  const port = await findFreePort()
  const siteUrl = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_DIST_DIR: distDir,
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'only-for-the-tests-of-this-project',
    RATE_LIMITS: 'off',
    SITE_URL: siteUrl,
    // The build may come from another database: pages are made once more.
    PAGES_STALE_BEFORE: String(Date.now()),
  }
  if (readBuild(distDir)?.sources !== hashSources()) {
    const database = Promise.resolve({ databaseId: 'of a test' })
    await buildSite({ distDir, env, database, siteUrl })
  }
  return { port, ...(await startSite({ mode: 'start', port, hostname: '127.0.0.1', env, show: () => {} })) }
}
