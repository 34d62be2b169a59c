import type lighthouseModule from 'lighthouse'
import { startChromium } from './headlessChromium'
import type { World } from './benchWorld'
import { median, type Measured, type Row } from './table'
import { allPages } from './visitedPages'

const RUNS = 3
/** [category of Lighthouse, the least score] */
const SCORES: [category: string, bar: number][] = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
]
const LARGEST_PAINT_MS = 1500
const LAYOUT_SHIFT = 0.01
const LOAD_MS = 45_000
/** A busy machine loses the recording now and then (NO_NAVSTART); Lighthouse itself says to run it again. */
const ATTEMPTS = 3

/** Lighthouse as it comes, on every page: a phone, a slow connection and a slow processor, both simulated. */
export async function measureLighthouse(world: World): Promise<Measured> {
  const { default: lighthouse } = await import('lighthouse')
  const [site, floor] = [await world.site(), await world.floor()]
  const least = figuresOf(await repeatLighthouse(lighthouse, floor.origin))
  const rows: Row[] = []
  const notes: string[] = []
  for (const { name, path, status } of await allPages(site.origin)) {
    if (status !== 200) {
      rows.push({ what: whatOf(name), measured: `answers ${status}`, bar: 'answers 200', met: false })
      continue
    }
    const results = await repeatLighthouse(lighthouse, site.origin + path)
    rows.push(rowOf(name, figuresOf(results), least))
    const lost = [...new Set(results.flatMap(lostPoints))]
    if (lost.length > 0) notes.push(`Lighthouse, ${name}, lost points: ${lost.join(', ')}.`)
  }
  return { rows, notes }
}

type Lighthouse = typeof lighthouseModule
type Result = NonNullable<Awaited<ReturnType<Lighthouse>>>['lhr']
type Figures = { scores: Record<string, number>; paint: number; shift: number }

async function repeatLighthouse(lighthouse: Lighthouse, url: string): Promise<Result[]> {
  const results: Result[] = []
  for (let run = 0; run < RUNS; run += 1) results.push(await runLighthouse(lighthouse, url))
  return results
}

async function runLighthouse(lighthouse: Lighthouse, url: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await tryLighthouse(lighthouse, url)
    if (!result.runtimeError) return result
    if (attempt === ATTEMPTS) throw new Error(`Lighthouse on ${url}: ${result.runtimeError.message}`)
  }
}

async function tryLighthouse(lighthouse: Lighthouse, url: string): Promise<Result> {
  const { port, stop } = await startChromium()
  try {
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      maxWaitForLoad: LOAD_MS,
      onlyCategories: SCORES.map(([category]) => category),
    })
    if (!result) throw new Error(`Lighthouse on ${url} gave no result`)
    return result.lhr
  } finally {
    await stop()
  }
}

/** The medians; `paint` in milliseconds. */
function figuresOf(results: Result[]): Figures {
  const scoreOf = (category: string) =>
    median(results.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)))
  const valueOf = (audit: string) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN))
  return {
    scores: Object.fromEntries(SCORES.map(([category]) => [category, scoreOf(category)])),
    paint: valueOf('largest-contentful-paint'),
    shift: valueOf('cumulative-layout-shift'),
  }
}

const whatOf = (name: string) => `Lighthouse, largest paint, layout shift, ${name}`

function rowOf(name: string, figures: Figures, least: Figures): Row {
  const shown = ({ scores, paint, shift }: Figures) =>
    `${SCORES.map(([category]) => scores[category]).join(' ')}, ${(paint / 1000).toFixed(2)} s, ${shift.toFixed(3)}`
  const bars = SCORES.map(([, bar]) => bar).join(' ')
  return {
    what: whatOf(name),
    measured: shown(figures),
    floor: shown(least),
    bar: `${bars}, ${LARGEST_PAINT_MS / 1000} s, ${LAYOUT_SHIFT}`,
    met:
      SCORES.every(([category, bar]) => figures.scores[category]! >= bar) &&
      figures.paint <= LARGEST_PAINT_MS &&
      figures.shift <= LAYOUT_SHIFT,
  }
}

/** The audits that keep a category below its bar's full marks. */
function lostPoints({ categories, audits }: Result): string[] {
  return Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  )
}
