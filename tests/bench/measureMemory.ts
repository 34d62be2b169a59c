import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { World } from './benchWorld'
import { residentBytes } from './residentMemory'
import { median, type Measured } from './table'
import { moduleSlugs } from './visitedPages'

const TOTAL = 100_000
const EVERY = 20_000
const CONNECTIONS = 20
/** MB */
const MOST = 600
/** A garbage collector leaves the last few percent to chance. */
const NOISE = 0.05
const QUIET_MS = 1000
const ANSWER_MS = 60_000
/** Of a hundred requests; the rest are articles, each in turn. */
const SHARES: [path: string, share: number][] = [
  ['/', 20],
  ['/education', 20],
  ['/api/education/modules', 5],
  ['/api/health', 5],
]
/** Every one of them another address, so that whatever is kept by address shows. */
const UNKNOWN_SHARE = 3

/** What a server keeps after 20,000 requests and after 100,000. */
export async function measureMemory(world: World): Promise<Measured> {
  const site = await world.startSite()
  const slugs = await moduleSlugs(site.origin)
  const statuses: Record<string, number> = {}
  const samples: number[] = []
  for (let done = EVERY; done <= TOTAL; done += EVERY) {
    await send(site.origin, slugs, done - EVERY, statuses)
    await sleep(QUIET_MS)
    samples.push(Math.round(residentBytes(site.processId) / 1_000_000))
  }
  await site.stop()
  const first = samples[0]!
  const last = median(samples.slice(-2))
  const most = Math.max(...samples)
  const growth = last / first
  const counts = Object.entries(statuses).map(([status, times]) => `${times.toLocaleString('en')} x ${status}`)
  return {
    rows: [
      {
        what: 'memory after 100,000 requests beside 20,000',
        measured: `${Math.round(last)} MB`,
        floor: `${first} MB`,
        ratio: growth.toFixed(2),
        bar: `≤ ${1 + NOISE} x`,
        met: growth <= 1 + NOISE,
      },
      { what: 'memory at most', measured: `${most} MB`, bar: `< ${MOST} MB`, met: most < MOST },
    ],
    notes: [
      `Memory (resident, the server and its children, a quiet second after each 20,000 requests): ${samples.join(', ')} MB. The last two samples' mean may be ${NOISE * 100} % above the first: that much is chance. Answers: ${counts.join(', ')}.`,
    ],
  }
}

async function send(
  origin: string,
  slugs: string[],
  alreadySent: number,
  statuses: Record<string, number>,
): Promise<void> {
  const fixed = SHARES.flatMap(([path, share]) => Array<string>(share).fill(path))
  const unknown = Array<string>(UNKNOWN_SHARE).fill('unknown')
  const articles = Array.from({ length: 100 - fixed.length - unknown.length }, () => 'article')
  const mix = shuffle([...fixed, ...unknown, ...articles])
  let next = alreadySent
  const pathOf = (number: number): string => {
    const kind = mix[number % mix.length]!
    if (kind === 'unknown') return `/education/no-such-module-${number}`
    return kind === 'article' ? `/education/${slugs[number % slugs.length]}` : kind
  }
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const one = async () => {
    while (next < alreadySent + EVERY) {
      const status = await statusOf(origin + pathOf(next++), agent)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  agent.destroy()
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const request = get(url, { agent, headers, timeout: ANSWER_MS }, (answer) => {
      answer.resume().on('error', reject)
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    request.on('error', reject).on('timeout', () => request.destroy(new Error(`${url} does not answer`)))
  })
}

/** Always the same order, without runs of the same page. */
function shuffle(values: string[]): string[] {
  let state = 1
  for (let last = values.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (last + 1)
    ;[values[last], values[other]] = [values[other]!, values[last]!]
  }
  return values
}
