import { copyFileSync, chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Child } from '../../src/operations/childProcess'
import { ROOT } from '../../src/operations/paths'
import { findFreePort } from '../../src/operations/ports'
import { familyOf, openFolder, signal, startProgram } from './machine'
import type { Machine, Network } from './network'

const binaries = '/usr/lib/postgresql/15/bin'
/** A busy machine is late with everything; etcd's own patience is a second. */
const patientEtcd = ['--heartbeat-interval=300', '--election-timeout=3000']

/** As Patroni's REST interface tells it. */
type Member = { name: string; role: string; state: string }

export type DatabaseNode = Pick<Machine, 'address' | 'cutOff' | 'join'> & {
  name: string
  port: number
  apiPort: number
  /** Patroni and PostgreSQL with all its children: what a machine that dies or freezes takes along. */
  processes: () => number[]
  postgres: () => number
  start: () => void
  stop: () => Promise<void>
}

/** Three etcd; `stopOne` ends one of them. */
export async function startEtcd(
  folder: string,
  { gateway }: Network,
): Promise<{ clients: string; stopOne: () => Promise<void>; startOne: () => void; stop: () => Promise<void> }> {
  const nodes = await Promise.all(
    [1, 2, 3].map(async (number) => ({
      name: `etcd${number}`,
      client: `http://${gateway}:${await findFreePort()}`,
      peer: `http://127.0.0.1:${await findFreePort()}`,
    })),
  )
  const cluster = nodes.map(({ name, peer }) => `${name}=${peer}`).join(',')
  const start = ({ name, client, peer }: (typeof nodes)[number]) =>
    startProgram(folder, name, [
      'etcd',
      `--name=${name}`,
      // deploy/patroni/patroni.yml says why.
      '--enable-v2',
      `--data-dir=${join(folder, name)}`,
      `--listen-client-urls=${client}`,
      `--advertise-client-urls=${client}`,
      `--listen-peer-urls=${peer}`,
      `--initial-advertise-peer-urls=${peer}`,
      `--initial-cluster=${cluster}`,
      ...patientEtcd,
    ])
  const children = nodes.map(start)
  return {
    clients: nodes.map(({ client }) => `'${new URL(client).host}'`).join(','),
    stopOne: () => children[0]!.stop(),
    startOne: () => void (children[0] = start(nodes[0]!)),
    stop: async () => void (await Promise.all(children.map((child) => child.stop()))),
  }
}

/** Three PostgreSQL under Patroni, by `deploy/patroni/patroni.yml`; the first one makes the cluster. */
export async function startDatabaseNodes(
  folder: string,
  network: Network,
  { etcd, password }: { etcd: string; password: string },
): Promise<DatabaseNode[]> {
  const makeDatabase = join(folder, 'make-database')
  copyFileSync(join(ROOT, 'deploy/patroni/make-database.sh'), makeDatabase)
  chmodSync(makeDatabase, 0o755)
  const settings = join(folder, 'patroni.yml')
  const text = readFileSync(join(ROOT, 'deploy/patroni/patroni.yml'), 'utf8')
  writeFileSync(settings, text.replace('/usr/local/bin/make-database', makeDatabase))
  const nodes: DatabaseNode[] = []
  for (const number of [1, 2, 3]) {
    const name = `node${number}`
    const [port, apiPort] = [await findFreePort(), await findFreePort()]
    const home = openFolder(folder, name)
    const { address, enter, cutOff, join: joinNetwork } = network.attach(number)
    const env = {
      PATRONI_NAME: name,
      PATRONI_ETCD_HOSTS: etcd,
      PATRONI_RESTAPI_LISTEN: `${address}:${apiPort}`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:${apiPort}`,
      PATRONI_POSTGRESQL_LISTEN: `${address}:${port}`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:${port}`,
      PATRONI_POSTGRESQL_DATA_DIR: join(home, 'data'),
      PATRONI_POSTGRESQL_BIN_DIR: binaries,
      PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
      PATRONI_SUPERUSER_USERNAME: 'postgres',
      PATRONI_SUPERUSER_PASSWORD: password,
      PATRONI_REPLICATION_USERNAME: 'replicator',
      PATRONI_REPLICATION_PASSWORD: password,
      SITE_DATABASE_PASSWORD: password,
      PYTHONUNBUFFERED: '1',
    }
    let patroni: Child
    const start = () => {
      patroni = startProgram(folder, name, ['patroni', settings], { env, isLent: true, enter })
    }
    const postgres = () => Number(readFileSync(join(home, 'data/postmaster.pid'), 'utf8').split('\n', 1)[0])
    start()
    nodes.push({
      name,
      address,
      cutOff,
      join: joinNetwork,
      port,
      apiPort,
      processes: () => [...familyOf(patroni.pid!), ...familyOf(postgres())],
      postgres,
      start,
      stop: () => patroni.stop(),
    })
    // Whoever is first makes the cluster, the others copy it.
    if (number === 1) await untilMembers(nodes, 1)
  }
  await untilMembers(nodes, 3)
  return nodes
}

/** What any node that answers says of all. */
export async function readMembers(nodes: readonly DatabaseNode[]): Promise<Member[]> {
  for (const { address, apiPort } of nodes) {
    try {
      const answer = await fetch(`http://${address}:${apiPort}/cluster`, { signal: AbortSignal.timeout(2_000) })
      return ((await answer.json()) as { members: Member[] }).members
    } catch {
      // The next one may answer.
    }
  }
  return []
}

/** How many nodes the primary itself sends what is written: one that was frozen says for a while what it was before. */
async function countFollowers({ address, apiPort }: DatabaseNode): Promise<number> {
  try {
    const answer = await fetch(`http://${address}:${apiPort}/patroni`, { signal: AbortSignal.timeout(2_000) })
    const { replication = [] } = (await answer.json()) as { replication?: { state: string }[] }
    return replication.filter(({ state }) => state === 'streaming').length
  } catch {
    return 0
  }
}

/**
 * Waits until so many nodes run: one of them the primary, which the others follow, and, with more than one, one of them
 * synchronous.
 */
export async function untilMembers(nodes: readonly DatabaseNode[], count: number, patienceMs = 180_000): Promise<void> {
  let members: Member[] = []
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(250)) {
    members = await readMembers(nodes)
    const running = members.filter(({ state }) => state === 'running' || state === 'streaming')
    const leader = nodes.find(({ name }) => running.some((member) => member.role === 'leader' && member.name === name))
    const isSynchronous = count === 1 || running.some(({ role }) => role === 'sync_standby')
    const isWhole = running.length === count && leader !== undefined && isSynchronous
    if (isWhole && (await countFollowers(leader)) === count - 1) return
  }
  throw new Error(`The database nodes did not come together: ${JSON.stringify(members)}`)
}

/** The node that Patroni calls the primary. */
export async function findPrimary(nodes: readonly DatabaseNode[]): Promise<DatabaseNode> {
  const leader = (await readMembers(nodes)).find(({ role }) => role === 'leader')
  const found = nodes.find(({ name }) => name === leader?.name)
  if (!found) throw new Error('No node is the primary.')
  return found
}

/** Stops all, also what was frozen or cut off. */
export async function stopDatabaseNodes(nodes: readonly DatabaseNode[]): Promise<void> {
  for (const { processes, join: joinNetwork } of nodes) {
    joinNetwork()
    try {
      signal(processes(), 'SIGCONT')
    } catch {
      // It has no PostgreSQL any more.
    }
  }
  await Promise.all(nodes.map(({ stop }) => stop()))
}
