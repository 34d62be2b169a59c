import { chromium, type Browser } from '@playwright/test'
import { setTimeout as sleep } from 'node:timers/promises'
import { startChromium } from './headlessChromium'
import type { World } from './benchWorld'
import { kilobytes, type Measured, type Row } from './table'
import { measuredPages, otherRoutes } from './visitedPages'

const JAVASCRIPT_RATIO = 1.15
/** bytes */
const EVERYTHING = 300_000
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true }
/** Whatever a page fetches on its own a moment after it is quiet counts too. */
const AFTERWARDS_MS = 2000
const LOAD_MS = 30_000

/** What the first visit of a page transfers, headers included, on a phone and without touching anything. */
export async function measureWeight(world: World): Promise<Measured> {
  const [site, floor] = [await world.site(), await world.floor()]
  const pages = await measuredPages(site.origin)
  const { port, stop } = await startChromium()
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const least = await weigh(browser, floor.origin)
  const rows: { javascript: Row[]; everything: Row[] } = { javascript: [], everything: [] }
  const notes: string[] = []
  for (const { name, path, status } of pages) {
    const weight = await weigh(browser, site.origin + path)
    const isThere = status === 200
    const refused = isThere ? '' : ` (answers ${status})`
    const ratio = weight.javascript / least.javascript
    rows.javascript.push({
      what: `JavaScript transferred, ${name}`,
      measured: kilobytes(weight.javascript) + refused,
      floor: kilobytes(least.javascript),
      ratio: ratio.toFixed(2),
      bar: `≤ ${JAVASCRIPT_RATIO} x`,
      met: isThere && ratio <= JAVASCRIPT_RATIO,
    })
    rows.everything.push({
      what: `everything transferred, ${name}`,
      measured: kilobytes(weight.everything) + refused,
      floor: kilobytes(least.everything),
      ratio: (weight.everything / least.everything).toFixed(2),
      bar: `≤ ${EVERYTHING / 1000} KB`,
      met: isThere && weight.everything <= EVERYTHING,
    })
    const kinds = Object.entries(weight.kinds).sort((a, b) => b[1] - a[1])
    const parts = kinds.map(([kind, bytes]) => `${kind} ${kilobytes(bytes)}`).join(', ')
    notes.push(
      `${name}, first visit: ${parts}. JavaScript unpacked: ${unpacked(weight)}, the floor's ${unpacked(least)}.`,
    )
  }
  for (const path of otherRoutes) {
    // The first visit makes the page.
    const { status } = await fetch(site.origin + path)
    const { javascript } = await weigh(browser, site.origin + path)
    const ratio = javascript / least.javascript
    rows.javascript.push({
      what: `JavaScript transferred, ${path}`,
      measured: kilobytes(javascript) + (status === 200 ? '' : ` (answers ${status})`),
      floor: kilobytes(least.javascript),
      ratio: ratio.toFixed(2),
      bar: `≤ ${JAVASCRIPT_RATIO} x`,
      met: status === 200 && ratio <= JAVASCRIPT_RATIO,
    })
  }
  await browser.close()
  await stop()
  return { rows: [...rows.javascript, ...rows.everything], notes }
}

/** Bytes on the wire, but for the last. */
type Weight = { javascript: number; everything: number; kinds: Record<string, number>; unpackedJavascript: number }

function unpacked({ unpackedJavascript }: Weight): string {
  return kilobytes(unpackedJavascript)
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kindOf = new Map<string, string>()
  const kinds: Record<string, number> = {}
  let unpackedJavascript = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // A preloaded script arrives as "Other" in some versions.
    kindOf.set(requestId, /javascript/.test(response.mimeType) ? 'Script' : type)
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (kindOf.get(requestId) === 'Script') unpackedJavascript += dataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? 'Other'
    kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle', timeout: LOAD_MS })
  await sleep(AFTERWARDS_MS)
  await context.close()
  const everything = Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0)
  return { javascript: kinds.Script ?? 0, everything, kinds, unpackedJavascript }
}
