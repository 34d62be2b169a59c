import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from './benchWorld'
import type { Measured } from './table'
import { moduleSlugs } from './visitedPages'

const OUTAGES = 2
const BEFORE_MS = 2_000
const AWAY_MS = 6_000
/** Past this after PostgreSQL is back, the site has not recovered by itself. */
const RECOVERY_MS = 15_000
const VISITORS = 10
/** Of one visitor; a person takes longer. */
const PAUSE_MS = 50

const flash = {
  symptomType: 'hot_flash',
  severity: 3,
  duration: 5,
  triggers: [],
  reliefMethods: [],
  notes: '',
}

type Statuses = Record<string, number>
type Seen = { pages: Statuses; calls: Statuses; lastRefusal: number }

/** What visitors see while PostgreSQL cannot be reached, and how soon all is well again. */
export async function measureOutage(world: World): Promise<Measured> {
  const database = await startGate(world.databaseUrl)
  const site = await world.startSite(database.url)
  const paths = ['/', '/education', '/smart-stacks', `/education/${(await moduleSlugs(site.origin))[0]}`]
  const seen: Seen = { pages: {}, calls: {}, lastRefusal: 0 }
  let going = true
  const visitors = Array.from({ length: VISITORS }, async (_, index) => {
    for (let turn = index; going; turn += 1) {
      await visit(site.origin, paths[turn % paths.length]!, seen)
      await sleep(PAUSE_MS)
    }
  })
  const recoveries: number[] = []
  for (let outage = 0; outage < OUTAGES; outage += 1) {
    await sleep(BEFORE_MS)
    await database.close()
    await sleep(AWAY_MS)
    await database.open()
    const back = Date.now()
    while (Date.now() - back < RECOVERY_MS && Date.now() - seen.lastRefusal < 2_000) await sleep(100)
    recoveries.push(Math.max(0, seen.lastRefusal - back))
  }
  going = false
  await Promise.all(visitors)
  await site.stop()
  await database.close()

  const told = (statuses: Statuses) =>
    Object.entries(statuses)
      .map(([status, times]) => `${times} x ${status}`)
      .join(', ')
  const slowest = Math.max(...recoveries)
  return {
    rows: [
      {
        what: 'pages while PostgreSQL goes away, twice',
        measured: told(seen.pages),
        bar: '200 alone',
        met: Object.keys(seen.pages).join() === '200',
      },
      {
        what: 'calls meanwhile',
        measured: told(seen.calls),
        bar: '201, or 503 in JSON',
        met: (seen.calls['503'] ?? 0) > 0 && Object.keys(seen.calls).every((status) => ['201', '503'].includes(status)),
      },
      {
        what: 'all is well again after',
        measured: `${(slowest / 1000).toFixed(1)} s`,
        bar: `≤ ${RECOVERY_MS / 1000} s`,
        met: slowest < RECOVERY_MS,
      },
    ],
    notes: [],
  }
}

async function visit(origin: string, path: string, seen: Seen): Promise<void> {
  const count = (kind: 'pages' | 'calls', status: number | string) =>
    (seen[kind][status] = (seen[kind][status] ?? 0) + 1)
  const page = await fetch(origin + path).catch(() => undefined)
  await page?.text()
  count('pages', page?.status ?? 'no answer')
  const call = await fetch(`${origin}/api/symptoms/log`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...flash, timestamp: new Date().toISOString() }),
  }).catch(() => undefined)
  const told: unknown = await call?.json().catch(() => undefined)
  if (call?.status !== 201) seen.lastRefusal = Date.now()
  count('calls', told === undefined ? 'no JSON' : call!.status)
}

/** A door before PostgreSQL that can be shut: connections break, and new ones are refused. */
async function startGate(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let server: Server
  let port = 0
  const listen = async () => {
    server = createServer((incoming) => {
      const outgoing = connect(Number(target.port), target.hostname)
      for (const [one, other] of [
        [incoming, outgoing],
        [outgoing, incoming],
      ] as const) {
        open.add(one)
        one.pipe(other)
        one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()))
      }
    })
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  await listen()
  return {
    url: Object.assign(new URL(target), { hostname: '127.0.0.1', port: String(port) }).href,
    open: listen,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
  }
}
