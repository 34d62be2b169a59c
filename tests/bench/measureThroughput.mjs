import autocannon from 'autocannon'
import { median } from './table.mjs'

const PATH = '/education'
const LEAST_RATIO = 0.8
const CONNECTIONS = 20
/** An even number of short rounds in turns: whatever else the machine does meets both. */
const ROUNDS = 8
const ROUND_SECONDS = 5
const WARM_SECONDS = 3

/** Requests a second to the library, beside the bare page; both compressed, as browsers ask for it. */
export async function measureThroughput(world) {
  const [site, floor] = [await world.site(), await world.floor()]
  const what = `requests a second, ${PATH}`
  const bar = `≥ ${LEAST_RATIO} x`
  const { status } = await fetch(site.origin + PATH)
  if (status !== 200) return { rows: [{ what, measured: `answers ${status}`, bar, met: false }], notes: [] }
  const rates = { site: [], floor: [] }
  let bytes = 0
  for (const url of [floor.origin, site.origin + PATH]) await load(url, WARM_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.floor.push((await load(floor.origin, ROUND_SECONDS)).rate)
    const { rate, bytesPerRequest } = await load(site.origin + PATH, ROUND_SECONDS)
    rates.site.push(rate)
    bytes = bytesPerRequest
  }
  const ratio = median(rates.site.map((rate, round) => rate / rates.floor[round]))
  return {
    rows: [
      {
        what,
        measured: `${Math.round(median(rates.site))}`,
        floor: `${Math.round(median(rates.floor))}`,
        ratio: ratio.toFixed(2),
        bar,
        met: ratio >= LEAST_RATIO,
      },
    ],
    notes: [
      `Requests a second: ${CONNECTIONS} connections, median of ${ROUNDS} rounds in turns; a page of ${PATH} is ${Math.round(bytes).toLocaleString('en')} bytes on the wire.`,
    ],
  }
}

async function load(url, seconds) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, br' },
  })
  const { total } = result.requests
  const answered = result.statusCodeStats?.[200]?.count ?? 0
  // Those on their way when the round ends are not counted as answered.
  if (result.errors > 0 || answered < total)
    throw new Error(`${url} failed under load: ${total - answered} of ${total}`)
  return { rate: total / result.duration, bytesPerRequest: result.throughput.total / total }
}
