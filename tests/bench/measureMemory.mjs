import autocannon from 'autocannon'
import { setTimeout as sleep } from 'node:timers/promises'
import { residentBytes } from './residentMemory.mjs'
import { median } from './table.mjs'
import { moduleSlugs } from './visitedPages.mjs'

const TOTAL = 100_000
const EVERY = 20_000
const CONNECTIONS = 20
/** MB */
const MOST = 600
/** A garbage collector leaves the last few percent to chance. */
const NOISE = 0.05
const QUIET_MS = 1000
const BATCH_SECONDS = 15 * 60
/** Of a hundred requests; the rest are articles, each in turn. */
const SHARES = [
  ['/', 20],
  ['/education', 20],
  ['/api/education/modules', 5],
  ['/api/health', 5],
]
/** Every one of them another address, so that whatever is kept by address shows. */
const UNKNOWN_SHARE = 3

/** What a server keeps after 20,000 requests and after 100,000. */
export async function measureMemory(world) {
  const site = await world.startSite()
  const slugs = await moduleSlugs(site.origin)
  const statuses = {}
  const samples = []
  for (let done = EVERY; done <= TOTAL; done += EVERY) {
    await send(site.origin, slugs, done - EVERY, statuses)
    await sleep(QUIET_MS)
    samples.push(Math.round(residentBytes(site.processId) / 1_000_000))
  }
  await site.stop()
  const [first] = samples
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

async function send(origin, slugs, alreadySent, statuses) {
  const fixed = SHARES.flatMap(([path, share]) => Array(share).fill(path))
  const unknown = Array(UNKNOWN_SHARE).fill('unknown')
  const articles = Array.from({ length: 100 - fixed.length - unknown.length }, () => 'article')
  const mix = shuffle([...fixed, ...unknown, ...articles])
  let next = alreadySent
  const setupRequest = (request) => {
    const number = next
    next += 1
    const kind = mix[number % mix.length]
    const path =
      kind === 'unknown'
        ? `/education/no-such-module-${number}`
        : kind === 'article'
          ? `/education/${slugs[number % slugs.length]}`
          : kind
    return { ...request, path }
  }
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount: EVERY,
    duration: BATCH_SECONDS,
    timeout: 60,
    headers: { 'accept-encoding': 'gzip, br' },
    requests: [{ setupRequest }],
  })
  if (result.errors > 0) throw new Error(`${result.errors} of ${EVERY} requests got no answer`)
  for (const [status, { count }] of Object.entries(result.statusCodeStats)) {
    statuses[status] = (statuses[status] ?? 0) + count
  }
}

/** Always the same order, without runs of the same page. */
function shuffle(values) {
  let state = 1
  for (let last = values.length - 1; last > 0; last -= 1) {
    state = (state * 48_271) % 2_147_483_647
    const other = state % (last + 1)
    ;[values[last], values[other]] = [values[other], values[last]]
  }
  return values
}
