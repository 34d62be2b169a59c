import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { packageCommand, runChild, startChild, type Environment } from '../../src/operations/childProcess'
import { connectOnce } from '../../src/operations/databaseConnection'
import { startEmbeddedPostgres, type Cluster } from '../../src/operations/embeddedPostgres'
import { lockFolder } from '../../src/operations/processLock'
import { findFreePort } from '../../src/operations/ports'
import { prepareDatabase } from '../../src/operations/preparedDatabase'
import { step } from '../../src/operations/progress.mjs'
import { DATA_FOLDER, ROOT } from '../../src/operations/paths'
import { onShutdown } from '../../src/operations/shutdown'
import { buildSite, hashSources, readBuild } from '../../src/operations/siteBuild'
import { startSite } from '../../src/operations/siteServer'
import { StopError } from '../../src/operations/stopError.mjs'

const FOLDER = join(DATA_FOLDER, 'bench')
const FLOOR = join(ROOT, 'tests', 'bench', 'floor')
/** The build that `npm test` makes and uses as well. */
const DIST_DIR = '.next-test'
/** Stands in the addresses of the build only: a server is told its own. */
const SITE_URL = 'http://127.0.0.1'
const READY_MS = 30_000
const POLL_MS = 100

/** A running server. */
export type Site = { origin: string; processId: number; stop: () => Promise<void> }
/** What is measured; servers are started when a measurement asks for them. */
export type World = {
  /** Databases with 38, 380 and 3,800 published modules. */
  listSizes: { modules: number; url: string }[]
  databaseUrl: string
  startSite: (url?: string, env?: Environment) => Promise<Site>
  /** The same site for every measurement that does not wear it out. */
  site: () => Promise<Site>
  floor: () => Promise<Site>
}

/**
 * Makes what is measured: a seeded PostgreSQL of its own, the site built for production, and the floor built for
 * production.
 * @param options.withManyModules also make the databases with ten and a hundred times the modules
 */
export async function prepareWorld({ withManyModules }: { withManyModules: boolean }): Promise<World> {
  await lockFolder(FOLDER, 'npm run bench')
  const env: Environment = {
    ...process.env,
    ...unsetVariables(),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: DIST_DIR,
    PAYLOAD_SECRET: randomBytes(24).toString('base64url'),
    RATE_LIMITS: 'off',
  }
  const postgres = await startTemporaryPostgres()
  const database = { url: postgres.siteUrl, env: { ...env, DATABASE_URL: postgres.siteUrl } }
  const { databaseId } = await prepareDatabase(database)
  const listSizes = withManyModules ? await makeManyModules(postgres) : []

  await provideBuild(database.env, databaseId)

  return {
    listSizes,
    databaseUrl: postgres.siteUrl,
    startSite: (url = postgres.siteUrl, more = {}) => startBenchedSite({ ...env, DATABASE_URL: url, ...more }),
    site: once(() => startBenchedSite(database.env)),
    // Built only for those who measure beside it.
    floor: once(async () => startFloor(await buildFloor(env), env)),
  }
}

/** This machine's own settings and a developer's .env must not decide what is measured: empty counts as unset. */
function unsetVariables(): Environment {
  const known = readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)
  return Object.fromEntries([...known].map(([, name]) => [name, '']))
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

async function startTemporaryPostgres(): Promise<Cluster> {
  const data = join(FOLDER, 'postgres')
  removeData(data)
  // Registered before the server, so that it happens after it has stopped.
  onShutdown(() => removeData(data))
  // Gone after the run, so durability would only cost time.
  return startEmbeddedPostgres(FOLDER, {
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
}

/** As root the data may live elsewhere, behind a link that is kept with its copy of the binaries. */
function removeData(data: string): void {
  let target: string
  try {
    target = realpathSync(data)
  } catch {
    return
  }
  rmSync(target, { recursive: true, force: true })
}

async function provideBuild(env: Environment, databaseId: string): Promise<void> {
  if (readBuild(DIST_DIR)?.sources === hashSources()) return
  await step('Building the site (about two minutes)', async () => {
    const database = Promise.resolve({ databaseId })
    await buildSite({ distDir: DIST_DIR, env: { ...env, SITE_URL }, database, siteUrl: SITE_URL })
    return 'The site is built'
  })
}

/**
 * Builds the bare page outside of the repository: within it, Next climbs up and takes the site's own instrumentation.
 * @returns the folder to serve
 */
async function buildFloor(env: Environment): Promise<string> {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'power-years-floor-'))
  onShutdown(() => rmSync(folder, { recursive: true, force: true }))
  await step('Building the floor', async () => {
    cpSync(FLOOR, folder, { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    const { code, output } = await runChild(packageCommand('next'), ['build', folder], { node: true, env })
    if (code !== 0) throw new StopError(`The floor could not be built:\n${output}`)
    return 'The floor is built'
  })
  return folder
}

async function startBenchedSite(env: Environment): Promise<Site> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const { stop, processId } = await startSite({
    mode: 'start',
    port,
    hostname: '127.0.0.1',
    // The build may come from another database, and its addresses from another port: pages are made once more.
    env: { ...env, SITE_URL: origin, PAGES_STALE_BEFORE: String(Date.now()) },
  })
  return { origin, processId, stop }
}

async function startFloor(folder: string, env: Environment): Promise<Site> {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const args = ['start', folder, '--port', String(port), '--hostname', '127.0.0.1']
  const { pid, stop } = startChild(packageCommand('next'), args, { node: true, env })
  const deadline = Date.now() + READY_MS
  for (;;) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok) return { origin, processId: pid!, stop }
    if (Date.now() > deadline) throw new StopError('The floor does not answer.')
    await sleep(POLL_MS)
  }
}

/** Copies of the seeded database in which every module stands ten and a hundred times, under titles and slugs of its own. */
async function makeManyModules(postgres: Cluster): Promise<World['listSizes']> {
  const sizes: World['listSizes'] = []
  await step('Making databases with many modules', async () => {
    const server = await connectOnce(postgres.superuserUrl)
    try {
      for (const times of [1, 10, 100]) {
        const name = `modules_times_${times}`
        const url = Object.assign(new URL(postgres.siteUrl), { pathname: `/${name}` }).href
        const { username, pathname } = new URL(postgres.siteUrl)
        await server.query(`create database ${name} template ${pathname.slice(1)} owner ${username}`)
        sizes.push({ modules: await multiplyModules(url, times), url })
      }
    } finally {
      await server.end()
    }
    return `Databases with ${sizes.map(({ modules }) => modules.toLocaleString('en')).join(', ')} modules are made`
  })
  return sizes
}

/** @returns how many published modules there are now */
async function multiplyModules(url: string, times: number): Promise<number> {
  const client = await connectOnce(url)
  try {
    const { rows } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'education_modules' and column_name <> 'id'`,
    )
    const names = rows.map(({ name }) => `"${name}"`)
    const values = names.map((name) => (/^"(slug|title)"$/.test(name) ? `m.${name} || '-' || n` : `m.${name}`))
    await client.query(
      `insert into education_modules (${names}) select ${values} from education_modules m, generate_series(2, $1::int) n`,
      [times],
    )
    await client.query('analyze')
    const counted = await client.query<{ n: number }>(
      `select count(*)::int as n from education_modules where _status = 'published'`,
    )
    return counted.rows[0]!.n
  } finally {
    await client.end()
  }
}
