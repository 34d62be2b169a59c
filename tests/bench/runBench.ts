import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { formatSeconds, step } from '../../src/operations/progress.mjs'
import { ROOT, displayPath } from '../../src/operations/paths'
import { isShuttingDown } from '../../src/operations/shutdown'
import { StopError } from '../../src/operations/stopError.mjs'
import { prepareWorld, type World } from './benchWorld'
import { measureAlike } from './measureAlike'
import { measureChat } from './measureChat'
import { measureLighthouse } from './measureLighthouse'
import { measureMemory } from './measureMemory'
import { measureModules } from './measureModules'
import { measureOutage } from './measureOutage'
import { measureSaving } from './measureSaving'
import { measureThroughput } from './measureThroughput'
import { measureWeight } from './measureWeight'
import { formatTable, type Measured, type Row } from './table'

const REPORT = join(ROOT, 'docs', 'bench.md')
/** The whole bench takes about half an hour on two slow cores; past this something hangs. */
const LIMIT_MS = 75 * 60_000

/** In the order in which they disturb each other least: what counts bytes first, what wears the server last. */
const MEASUREMENTS: Record<string, { doing: string; measure: (world: World) => Promise<Measured> }> = {
  weight: { doing: 'Weighing the pages', measure: measureWeight },
  lighthouse: { doing: 'Running Lighthouse', measure: measureLighthouse },
  throughput: { doing: 'Counting requests a second', measure: measureThroughput },
  alike: { doing: 'Counting what everybody gets alike', measure: measureAlike },
  saving: { doing: 'Saving hot flashes', measure: measureSaving },
  chat: { doing: 'Asking Auntie', measure: measureChat },
  modules: { doing: 'Timing the module list', measure: measureModules },
  outage: { doing: 'Taking PostgreSQL away', measure: measureOutage },
  memory: { doing: 'Watching the memory over 100,000 requests', measure: measureMemory },
}

/**
 * Measures the site beside a bare page of the same framework and prints one table. A full run writes docs/bench.md too.
 * @param asked names of measurements; none means all
 * @returns the exit code: 1 when a bar is missed
 */
export async function runBench(asked: string[]): Promise<number> {
  const unknown = asked.filter((name) => !(name in MEASUREMENTS))
  if (unknown.length > 0)
    throw new StopError(`npm run bench knows no "${unknown[0]}", only: ${Object.keys(MEASUREMENTS).join(', ')}.`)
  const names = Object.keys(MEASUREMENTS).filter((name) => asked.length === 0 || asked.includes(name))
  const began = performance.now()
  const table = await within(LIMIT_MS, measureAll(names))
  const missed = table.rows.filter(({ met }) => !met)

  const text: [string, ...string[]] = [formatTable(table.rows), ...table.notes.map((note) => `* ${note}`)]
  console.log(['', text[0], '', ...text.slice(1), ''].join('\n'))
  if (asked.length === 0) {
    writeFileSync(REPORT, report(text))
    console.log(`✓ ${displayPath(REPORT)} is written`)
  }
  const summary = missed.length === 0 ? 'every bar is met' : `${missed.length} of ${table.rows.length} bars are missed`
  console.log(`${missed.length === 0 ? '✓' : '✗'} ${summary} (${formatSeconds(performance.now() - began)})`)
  return missed.length === 0 ? 0 : 1
}

async function measureAll(names: string[]): Promise<Measured> {
  const world = await prepareWorld({ withManyModules: names.includes('modules') })
  const rows: Row[] = []
  const notes: string[] = []
  for (const name of names) {
    const { doing, measure } = MEASUREMENTS[name]!
    await step(doing, async () => {
      const measured = await measure(world).catch((error: unknown) => failed(name, error))
      rows.push(...measured.rows)
      notes.push(...measured.notes)
      return `${name}: ${measured.rows.filter(({ met }) => met).length} of ${measured.rows.length} met`
    })
  }
  return { rows, notes }
}

/** One measurement that breaks down must not cost the half hour of the others. */
function failed(name: string, error: unknown): Measured {
  if (isShuttingDown()) throw error
  console.error(error)
  return { rows: [{ what: name, measured: 'failed', bar: 'can be measured', met: false }], notes: [] }
}

async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    const tooLong = new StopError(`The bench has not ended within ${formatSeconds(milliseconds)}.`)
    timer = setTimeout(() => isShuttingDown() || reject(tooLong), milliseconds)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

function report([table, ...notes]: [string, ...string[]]): string {
  const memory = Math.round(totalmem() / 1024 ** 3)
  const date = new Date().toISOString().slice(0, 10)
  return `# How fast, how small

Written by \`npm run bench\`, which builds the site and a bare page of the same framework (\`tests/bench/floor\`), serves both and measures them in one run. Figures depend on the machine, ratios hardly do.

${date}; ${cpus().length} cores, ${memory} GB of memory, Node ${process.versions.node}.

${table}
${notes.length > 0 ? `\n${notes.join('\n')}\n` : ''}
\`npm run bench -- weight\` (or \`lighthouse\`, \`throughput\`, \`alike\`, \`saving\`, \`chat\`, \`modules\`, \`outage\`, \`memory\`) measures one part and leaves this file alone.
`
}
