import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { connectOnce } from '../../src/operations/databaseConnection'
import { ROOT } from '../../src/operations/paths'
import { findFreePort } from '../../src/operations/ports'
import { buildSite } from '../../src/operations/siteBuild'
import type { SiteServer } from '../../src/operations/siteServer'
import { startResendDouble, type ResendDouble } from '../../src/testing/resendDouble'
import { startDatabaseNodes, startEtcd, stopDatabaseNodes, type DatabaseNode } from './databaseNodes'
import type { Founder } from './emails'
import { startProgram } from './machine'
import { createNetwork } from './network'
import { loadVersion, requireBuilt } from './siteVersion'

/** Where a build is made when there is none: as by `npm test`. */
const distDir = '.next-test'
const password = 'only-for-the-tests-of-this-project'

/** One of the three sites; `start` waits until it answers. */
export type Site = {
  port: number
  metricsPort: number
  processId: () => number
  start: () => Promise<void>
  stop: () => Promise<void>
  /** As `npm start` with this version: what the database needs is done under a lock, then it serves. */
  startNewest: () => Promise<void>
}

export type Topology = {
  folder: string
  /** Where visitors come in. */
  origin: string
  /** The primary's database, past the pooler. */
  databaseUrl: string
  nodes: DatabaseNode[]
  sites: Site[]
  /** Whether the sites began as a version before this one. */
  isUpdatable: boolean
  etcd: Awaited<ReturnType<typeof startEtcd>>
  /** Whom the sites hand their letters to. */
  resend: ResendDouble
  founder: Founder
  stop: () => Promise<void>
}

const read = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8')

/** Puts other addresses into a settings file. @throws Error when a line is not there any more */
function adapt(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`deploy/: a settings file has no "${from}"`)
    return changed.replace(from, to)
  }, text)
}

async function startBalancer(folder: string, nodes: readonly DatabaseNode[], sitePorts: readonly number[]) {
  const [front, primary, measurements] = [await findFreePort(), await findFreePort(), await findFreePort()]
  const env = {
    SITE_BIND: `127.0.0.1:${front}`,
    PRIMARY_BIND: `127.0.0.1:${primary}`,
    MEASUREMENTS_BIND: `127.0.0.1:${measurements}`,
    ...Object.fromEntries(sitePorts.map((port, index) => [`SITE_${index + 1}`, `127.0.0.1:${port}`])),
    ...Object.fromEntries(
      nodes.flatMap(({ address, port, apiPort }, index) => [
        [`NODE_${index + 1}`, `${address}:${port}`],
        [`NODE_${index + 1}_HOST`, address],
        [`NODE_${index + 1}_API`, String(apiPort)],
      ]),
    ),
  }
  const child = startProgram(
    folder,
    'haproxy',
    ['haproxy', '-W', '-db', '-f', join(ROOT, 'deploy/haproxy/haproxy.cfg')],
    { env },
  )
  return { front, primary, stop: child.stop }
}

async function startPooler(folder: string, primaryPort: number) {
  const port = await findFreePort()
  const users = join(folder, 'userlist.txt')
  writeFileSync(users, `"power_years" "${password}"\n`)
  const settings = join(folder, 'pgbouncer.ini')
  const text = adapt(read('pgbouncer/pgbouncer.ini'), [
    ['host=haproxy port=5000', `host=127.0.0.1 port=${primaryPort}`],
    ['listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir ='],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['auth_file = /tmp/userlist.txt', `auth_file = ${users}`],
  ])
  writeFileSync(settings, text)
  const child = startProgram(folder, 'pgbouncer', ['pgbouncer', settings], { isLent: true })
  return { port, stop: child.stop }
}

/**
 * Three etcd, three PostgreSQL under Patroni, PgBouncer, HAProxy and three sites, all on this machine, by `deploy/`.
 * @param former the folder of the version that the sites begin as
 */
export async function startTopology(former?: string): Promise<Topology> {
  const newest = await loadVersion()
  const founder = { email: 'founder@power.example', password }
  const first = former ? await loadVersion(former) : newest
  if (former) {
    requireBuilt(newest, ROOT)
    requireBuilt(first, former)
  }
  const folder = mkdtempSync(join(tmpdir(), 'power-years-cluster-'))
  chmodSync(folder, 0o777)
  const network = createNetwork()
  const etcd = await startEtcd(folder, network)
  const nodes = await startDatabaseNodes(folder, network, { etcd: etcd.clients, password })
  const sitePorts = [await findFreePort(), await findFreePort(), await findFreePort()]
  const { front, primary, stop: stopBalancer } = await startBalancer(folder, nodes, sitePorts)
  const pooler = await startPooler(folder, primary)
  const urlOf = (port: number, host = '127.0.0.1') => `postgres://power_years:${password}@${host}:${port}/power_years`
  const [origin, databaseUrl] = [`http://127.0.0.1:${front}`, urlOf(primary)]
  const resend = await startResendDouble()
  const env = {
    ...process.env,
    RESEND_API_KEY: 're_of_the_tests',
    RESEND_BASE_URL: resend.url,
    EMAIL_FROM: 'Power Years <hello@power.example>',
    NODE_ENV: 'production',
    PAYLOAD_SECRET: password,
    SITE_URL: origin,
    TRUSTED_PROXIES: '1',
    DATABASE_DIRECT_URL: databaseUrl,
  }
  await sleep(4_000)
  await untilPrimary(databaseUrl)
  // Past the pooler, as `npm start` does.
  const direct = { ...env, DATABASE_URL: databaseUrl }
  const { databaseId, lastingKey } = await first.prepareDatabase({
    url: databaseUrl,
    env: direct,
    users: [{ ...founder, role: 'founder' }],
  })
  if (!newest.distDir) {
    const database = Promise.resolve({ databaseId })
    await buildSite({ distDir, env: { ...direct, NEXT_DIST_DIR: distDir }, database, siteUrl: origin })
  }
  const served = {
    ...env,
    DATABASE_URL: urlOf(pooler.port),
    LASTING_KEY: lastingKey,
    // All of them: the one that is primary at the moment is not asked as a replica.
    DATABASE_REPLICA_URLS: nodes.map(({ address, port }) => urlOf(port, address)).join(','),
    // The build may come from another database: pages are made once more.
    PAGES_STALE_BEFORE: String(Date.now()),
  }
  const metricsPorts = [await findFreePort(), await findFreePort(), await findFreePort()]
  const sites = sitePorts.map((port, index): Site => {
    const metricsPort = metricsPorts[index]!
    let server: SiteServer | undefined
    let version = first
    const start = async () => {
      const siteEnv = { ...served, NEXT_DIST_DIR: version.distDir ?? distDir, METRICS_PORT: String(metricsPort) }
      server = await version.startSite({ mode: 'start', port, hostname: '127.0.0.1', env: siteEnv, show: () => {} })
    }
    return {
      port,
      metricsPort,
      processId: () => server!.processId,
      start,
      stop: async () => server?.stop(),
      startNewest: async () => {
        version = newest
        await version.prepareDatabase({ url: databaseUrl, env: direct })
        await start()
      },
    }
  })
  // One after the other: each loads Payload, and the machine is small.
  for (const site of sites) await site.start()
  return {
    folder,
    origin,
    databaseUrl,
    nodes,
    sites,
    isUpdatable: former !== undefined,
    etcd,
    resend,
    founder,
    stop: async () => {
      await Promise.all(sites.map(({ stop }) => stop()))
      await Promise.all([pooler.stop(), stopBalancer()])
      await stopDatabaseNodes(nodes)
      await etcd.stop()
      network.remove()
      await resend.stop()
    },
  }
}

/** HAProxy takes every node for the primary until it has asked, once a second. */
async function untilPrimary(url: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; ; await sleep(500)) {
    try {
      const client = await connectOnce(url)
      const { rows } = await client.query<{ standby: boolean }>('SELECT pg_is_in_recovery() AS standby')
      await client.end()
      if (!rows[0]!.standby) return
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
  }
}
