import type { World } from './benchWorld'
import { median, type Measured } from './table'
import { load } from './wrk'

const PATH = '/education'
const LEAST_RATIO = 0.8
const CONNECTIONS = 20
/** An even number of short rounds in turns: whatever else the machine does meets both. */
const ROUNDS = 8
const ROUND_SECONDS = 5
const WARM_SECONDS = 3

/** Requests a second to the library, beside the bare page; both compressed, as browsers ask for it. */
export async function measureThroughput(world: World): Promise<Measured> {
  const [site, floor] = [await world.site(), await world.floor()]
  const what = `requests a second, ${PATH}`
  const bar = `≥ ${LEAST_RATIO} x`
  const { status } = await fetch(site.origin + PATH)
  if (status !== 200) return { rows: [{ what, measured: `answers ${status}`, bar, met: false }], notes: [] }
  const rates: { site: number[]; floor: number[] } = { site: [], floor: [] }
  let bytes = 0
  for (const url of [floor.origin, site.origin + PATH]) await loadPage(url, WARM_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.floor.push((await loadPage(floor.origin, ROUND_SECONDS)).rate)
    const { rate, bytesPerRequest } = await loadPage(site.origin + PATH, ROUND_SECONDS)
    rates.site.push(rate)
    bytes = bytesPerRequest
  }
  const ratio = median(rates.site.map((rate, round) => rate / rates.floor[round]!))
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

const loadPage = (url: string, seconds: number) =>
  load({ url, seconds, connections: CONNECTIONS, headers: { 'Accept-Encoding': 'gzip, br' } })
