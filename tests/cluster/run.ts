// `npm run test:cluster`: the topology of deploy/ without containers, under load, while its parts die. Needs Debian's
// etcd-server, patroni, postgresql-15, pgbouncer and haproxy. Arguments: [--per-second 200] [--seconds 15]
// [--from <folder of a version before, built as this one is>: the sites begin as that] [--only <words of what happens>]
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { connectToDatabase } from '../../src/operations/databaseConnection'
import { onShutdown, runCommand } from '../../src/operations/shutdown'
import { findPrimary, untilMembers } from './databaseNodes'
import { startSendingEmails } from './emails'
import { startLoad, type Answered, type Load } from './load'
import { requirePrograms, signal } from './machine'
import { startTopology, type Topology } from './topology'

const { values } = parseArgs({
  options: {
    'per-second': { type: 'string', default: '200' },
    seconds: { type: 'string', default: '15' },
    from: { type: 'string' },
    only: { type: 'string', default: '' },
  },
})
const perSecond = Number(values['per-second'])
const usualMs = Number(values.seconds) * 1_000
/** What the issue of an outage may cost: seconds without a write that was acknowledged. */
const maxOutageSeconds = 15

type Harm = {
  what: string
  /** Who does it can choose when: nobody may notice. */
  isPlanned?: boolean
  /** @returns what mends it; a text where it cannot be tried here, and why */
  run: (topology: Topology) => Promise<(() => Promise<void> | void) | string>
}

/** HAProxy looks once a second. */
const untilNoticedMs = 3_000

/** What happens to the cluster. */
const harms: Harm[] = [
  { what: 'nothing', run: async () => () => {} },
  {
    what: 'the primary’s PostgreSQL killed with -9',
    run: async ({ nodes }) => {
      process.kill((await findPrimary(nodes)).postgres(), 'SIGKILL')
      return () => {}
    },
  },
  {
    what: 'the primary’s machine gone: Patroni and PostgreSQL killed with -9',
    run: async ({ nodes }) => {
      const primary = await findPrimary(nodes)
      signal(primary.processes(), 'SIGKILL')
      return () => primary.start()
    },
  },
  {
    what: 'the primary’s machine frozen (SIGSTOP), and thawed',
    run: async ({ nodes }) => {
      const frozen = (await findPrimary(nodes)).processes()
      signal(frozen, 'SIGSTOP')
      return () => signal(frozen, 'SIGCONT')
    },
  },
  {
    what: 'the primary’s machine cut off from the network, and joined again',
    run: async ({ nodes }) => {
      const primary = await findPrimary(nodes)
      // Network namespaces need root and iproute2.
      if (!primary.cutOff) return 'no network namespaces here'
      primary.cutOff()
      return primary.join
    },
  },
  {
    what: 'a site killed with -9',
    run: async ({ sites }) => {
      process.kill(sites[0]!.processId(), 'SIGKILL')
      return () => sites[0]!.start()
    },
  },
  {
    what: 'one etcd of three gone',
    run: async ({ etcd }) => {
      await etcd.stopOne()
      return () => etcd.startOne()
    },
  },
  {
    what: 'the sites restarted one after the other',
    isPlanned: true,
    run: async ({ sites }) => {
      for (const site of sites) {
        await site.stop()
        await site.start()
        await sleep(untilNoticedMs)
      }
      return () => {}
    },
  },
  {
    what: 'the sites updated one after the other, the first one migrates',
    isPlanned: true,
    run: async ({ sites, isUpdatable, databaseUrl }) => {
      if (!isUpdatable) return 'no version before, by --from'
      const before = await countMigrations(databaseUrl)
      for (const site of sites) {
        await site.stop()
        await site.startNewest()
        await sleep(untilNoticedMs)
      }
      const ran = (await countMigrations(databaseUrl)) - before
      console.log(`… ${ran} ${ran === 1 ? 'migration' : 'migrations'} ran`)
      return () => {}
    },
  },
]

async function countMigrations(databaseUrl: string): Promise<number> {
  const client = await connectToDatabase(databaseUrl)
  const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM payload_migrations')
  await client.end()
  return rows[0]!.count
}

/** The longest time without an acknowledged write, in seconds. */
function longestGap(writes: readonly Answered[], from: number, to: number): number {
  const acknowledged = writes.filter(({ at, status }) => status === 201 && at >= from && at <= to).map(({ at }) => at)
  const moments = [from, ...acknowledged.sort((one, other) => one - other), to]
  return Math.max(...moments.slice(1).map((at, index) => at - moments[index]!)) / 1_000
}

/** How many there are of each status, as one reads them: `2,998 x 201, 12 x 503`. */
function countStatuses(answers: readonly Answered[]): string {
  const counts = new Map<number, number>()
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1)
  const told = [...counts].sort(([one], [other]) => one - other)
  return (
    told.map(([status, count]) => `${count.toLocaleString('en-US')} x ${status || 'no answer'}`).join(', ') || 'none'
  )
}

/** Of the sites that run now, since each began: a restart counts anew. */
async function countPublicReads({ sites }: Topology): Promise<string> {
  const counts = new Map<string, number>()
  for (const { metricsPort } of sites) {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    for (const [, server, count] of text.matchAll(
      /^power_years_public_reads_total\{[^}]*server="(\w+)"[^}]*\} (\d+)$/gm,
    ))
      counts.set(server!, (counts.get(server!) ?? 0) + Number(count))
  }
  return [...counts].map(([server, count]) => `${count.toLocaleString('en-US')} of ${server}`).join(', ') || 'none'
}

async function isBack(load: Load): Promise<void> {
  const before = load.writes.length
  for (const deadline = Date.now() + 120_000; Date.now() < deadline; await sleep(200)) {
    const last = load.writes.slice(Math.max(before, load.writes.length - 20))
    if (last.length === 20 && last.every(({ status }) => status === 201)) return
  }
  throw new Error('Writes did not come back within two minutes.')
}

async function findLost(databaseUrl: string, writes: readonly Answered[]): Promise<string[]> {
  const client = await connectToDatabase(databaseUrl)
  const { rows } = await client.query<{ id: string }>('SELECT id FROM vault_records')
  await client.end()
  const kept = new Set(rows.map(({ id }) => id))
  return writes.flatMap(({ id }) => (id && !kept.has(id) ? [id] : []))
}

await runCommand(async () => {
  requirePrograms()
  const topology = await startTopology(values.from && resolve(values.from))
  onShutdown(topology.stop)
  console.log(`✓ Three sites, three PostgreSQL and three etcd run (${topology.folder})`)
  const load = startLoad(topology.origin, { perSecond, mostAtOnce: 4 * perSecond })
  const emails = await startSendingEmails(topology, topology.founder)
  const problems: string[] = []
  console.log('| what happens | writes | longest without one | the page meanwhile | lists made anew |')
  console.log('| --- | --- | --- | --- | --- |')
  for (const { what, isPlanned, run } of harms.filter((harm) => harm.what.includes(values.only))) {
    const [from, firstWrite, firstPage] = [Date.now(), load.writes.length, load.pages.length]
    const firstList = load.lists.length
    const mend = await run(topology)
    if (typeof mend === 'string') {
      console.log(`| ${what} | not tried: ${mend} | | | |`)
      continue
    }
    await sleep(usualMs)
    await isBack(load)
    const to = Date.now()
    const [writes, pages] = [load.writes.slice(firstWrite), load.pages.slice(firstPage)]
    const lists = load.lists.slice(firstList)
    const gap = longestGap(writes, from, to)
    const rate = writes.filter(({ status }) => status === 201).length / ((to - from) / 1_000)
    console.log(
      `| ${what} | ${countStatuses(writes)} (${rate.toFixed(0)}/s) | ${gap.toFixed(1)} s | ${countStatuses(pages)} | ${countStatuses(lists)} |`,
    )
    if (gap > maxOutageSeconds) problems.push(`${what}: ${gap.toFixed(1)} s without a write`)
    const failed = writes.filter(({ status }) => status !== 201)
    if (isPlanned && failed.length > 0) problems.push(`${what}: writes failed, ${countStatuses(failed)}`)
    if (pages.some(({ status }) => status !== 200)) problems.push(`${what}: the kept page was not always there`)
    if (lists.some(({ status }) => status >= 500 && status !== 503)) problems.push(`${what}: a list broke`)
    await mend()
    await untilMembers(topology.nodes, 3)
  }
  console.log(`✓ public reads by the server that was asked: ${await countPublicReads(topology)}`)
  await load.stop()
  const written = await emails.finish()
  console.log(`✓ ${written.told}`)
  problems.push(...written.problems)
  const acknowledged = load.writes.filter(({ status }) => status === 201).length
  const lost = await findLost(topology.databaseUrl, load.writes)
  console.log(`✓ ${acknowledged.toLocaleString('en-US')} writes acknowledged, ${lost.length} of them lost`)
  if (lost.length > 0) problems.push(`${lost.length} acknowledged writes were lost`)
  for (const problem of problems) console.log(`✗ ${problem}`)
  return problems.length === 0 ? 0 : 1
})
