import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { bundleScript } from '../../src/operations/bundles'
import { CheckFailed, cpuSeconds, runChecks, type Check, type CheckResult } from './checkQueue'
import { provideChromium } from './chromium'
import { packageCommand, runChild, type Environment } from '../../src/operations/childProcess'
import { connectToDatabase } from '../../src/operations/databaseConnection'
import {
  buildForTests,
  DIST_DIR,
  makeAccounts,
  readReport,
  runJourneys,
  suiteResult,
  TRACES,
  type TestRun,
} from './journeys'
import { DATA_FOLDER, ROOT } from '../../src/operations/paths'
import { lockFolder } from '../../src/operations/processLock'
import { formatSeconds } from '../../src/operations/progress.mjs'
import { makeRunFolder } from '../../src/operations/runFolder'
import { onShutdown } from '../../src/operations/shutdown'
import { selectTests, type TestSelection } from './testSelection'

/** `npm run bench` uses the same build. */
const LOCKED = join(DATA_FOLDER, 'bench')
const DATABASE = 'PostgreSQL of its own, migrated and seeded'
const BUILD = 'build'
const TYPES = 'types'
const GENERATED = 'generated types, import map and migrations'
const CHROMIUM = 'Chromium'

/**
 * `npm test`: everything that CI wants to know, or only what matches the words.
 * @returns the exit code
 */
export async function testCommand(words: string[]): Promise<number> {
  const began = performance.now()
  await lockFolder(LOCKED, 'npm test')
  // Removed last: what is started below keeps its files in there.
  const folder = makeRunFolder()
  onShutdown(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  // As root, PostgreSQL runs under an account of its own, which has to get through.
  chmodSync(folder, 0o711)
  const testRun: TestRun = { folder, env: testEnvironment() }

  const checks = selectChecks(testRun, words)
  if (checks.length === 0) {
    console.log(`Nothing matches ${words.join(' ')}.`)
    return 1
  }
  const { passed, failed, skipped = 0 } = await runChecks(checks)
  // Only what has ended is counted.
  await testRun.stopDatabase?.()
  const cpu = cpuSeconds()
  const spent = cpu === undefined ? '' : `, ${cpu.toFixed(0)} CPU seconds`
  console.log(`  in ${formatSeconds(performance.now() - began)}${spent}`)
  const hasTraces = failed > 0 && checks.some(({ name }) => name.startsWith('journeys')) && existsSync(TRACES)
  if (hasTraces) console.log(`  traces and pictures of failed journeys: ${TRACES}`)
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  return failed > 0 ? 1 : 0
}

/** The static checks whose name holds a word, the test files that match, and what these need. */
function selectChecks(testRun: TestRun, words: string[]): Check[] {
  const single = staticChecks(testRun).filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  )
  // “format” means the check, and not every test whose title speaks of a format, with the build that its journey needs.
  const others = words.filter((word) => !single.some(({ name }) => name.includes(word)))
  const tests: TestSelection = words.length > 0 && others.length === 0 ? { needsDatabase: false } : selectTests(others)
  const database: Check = { name: DATABASE, run: () => startDatabase(testRun) }
  const build: Check = { name: BUILD, needs: [DATABASE], after: [GENERATED, TYPES], run: () => buildForTests(testRun) }
  const chromium: Check = {
    name: CHROMIUM,
    run: async () => void (testRun.chromium = await provideChromium()),
  }
  const vitest: Check = {
    name: tests.needsDatabase ? 'unit and integration tests' : 'unit tests',
    needs: tests.needsDatabase ? [DATABASE] : [],
    run: () => runVitest(testRun, tests.vitest!),
  }
  const journeys: Check = {
    name: 'journeys in the browser, with axe',
    needs: [BUILD, CHROMIUM],
    run: () => runJourneys(testRun, tests.journeys!),
  }
  // The journeys take longest and wait for a build, so what leads to them comes first.
  return [
    ...(tests.needsDatabase || tests.journeys ? [database] : []),
    ...(tests.journeys ? [chromium, build, journeys] : []),
    ...single,
    ...(tests.vitest ? [vitest] : []),
  ]
}

/** What needs no database. What writes what the build reads or writes comes first, for the build waits for it. */
function staticChecks({ env }: TestRun): Check[] {
  return [
    { name: GENERATED, run: () => checkGenerated(env) },
    {
      name: TYPES,
      run: async () => {
        // Writes next-env.d.ts and the types of the routes, which a fresh clone does not have.
        const stubbed = { ...process.env, NEXT_DIST_DIR: DIST_DIR, ...stubEnvironment() }
        await runPackage('next', ['typegen'], { env: stubbed })
        // The compiler in Go: a quarter of the time. What lints, and Next, still need the one in JavaScript.
        await runPackage('typescript-native', ['--project', writeTypesProject()], { command: 'tsc' })
      },
    },
    {
      name: 'lint',
      // typescript-eslint's rules with type information, by the compiler in Go.
      run: () => runPackage('oxlint', ['--type-aware', '--max-warnings', '0']),
    },
    { name: 'format', run: () => runPackage('oxfmt', ['--check', '.']) },
    { name: 'import rules and their drawing', run: () => runScript('check-architecture.ts') },
    { name: 'dead code', run: () => runPackage('knip', ['--no-config-hints']) },
  ]
}

/** tsconfig.json without `.next`, which may hold the routes of an older build. @returns the path of the project */
function writeTypesProject(): string {
  const { include, exclude } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
    include: string[]
    exclude: string[]
  }
  const fromDistDir = (path: string) => `../${path}`
  const path = join(ROOT, DIST_DIR, 'tsconfig.json')
  writeFileSync(
    path,
    JSON.stringify({
      extends: '../tsconfig.json',
      compilerOptions: { tsBuildInfoFile: './cache/types.tsbuildinfo' },
      include: [...include.filter((pattern) => !pattern.startsWith('.next')).map(fromDistDir), './types/**/*.ts'],
      exclude: exclude.map(fromDistDir),
    }),
  )
  return path
}

/** What Payload generates must be what is committed. */
async function checkGenerated(env: Environment): Promise<CheckResult> {
  const script = await bundleScript('scripts/check-generated.ts')
  const { messages, output } = await runChild(script, [], { node: true, env: { ...env, ...stubEnvironment() } })
  const answer = messages[0] as { problems: string[] } | undefined
  if (!answer) throw new CheckFailed(output)
  if (answer.problems.length > 0) throw new CheckFailed(answer.problems.join('\n'))
  return { passed: 1, failed: 0 }
}

/** This machine's own settings and a developer's .env must not decide what the tests find: empty counts as unset. */
function testEnvironment(): Environment {
  const ours = readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)
  const unset = Object.fromEntries([...ours].map(([, name]) => [name, '']))
  return {
    ...process.env,
    ...unset,
    ...stubEnvironment(),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // The journeys' build shows every control at /workshop.
    WORKSHOP: '1',
    // Between two and five o’clock the site's jobs would ask other hosts.
    LINK_CHECKS: 'off',
    TZ: 'UTC',
    LANG: 'C.UTF-8',
  }
}

/** Enough for what only loads the configuration. */
function stubEnvironment(): Environment {
  return {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    PAYLOAD_SECRET: randomBytes(24).toString('base64url'),
  }
}

/** One database for all: the integration tests copy it, then the site is built from it and serves it. */
async function startDatabase(testRun: TestRun): Promise<void> {
  const { startEmbeddedPostgres } = await import('../../src/operations/embeddedPostgres')
  const { prepareDatabase } = await import('../../src/operations/preparedDatabase')
  const cluster = await startEmbeddedPostgres(join(testRun.folder, 'data'), {
    // Gone after the run, so durability would only cost time.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      // For the site and all workers of the integration tests.
      max_connections: '200',
    },
  })
  testRun.superuserUrl = cluster.superuserUrl
  testRun.stopDatabase = cluster.stop
  testRun.env.DATABASE_URL = cluster.siteUrl
  // Now rather than before the journeys: that would load Payload once more.
  testRun.accounts = makeAccounts()
  const { databaseId } = await prepareDatabase({
    url: cluster.siteUrl,
    env: testRun.env,
    users: testRun.accounts,
  })
  testRun.databaseId = databaseId
  testRun.preparedUrl = await copyDatabase(cluster.superuserUrl, cluster.siteUrl)
}

/** A copy for the integration tests: they copy it in turn, which PostgreSQL refuses while the site is connected. */
async function copyDatabase(superuserUrl: string, url: string): Promise<string> {
  const copy = new URL(url)
  const source = copy.pathname.slice(1)
  copy.pathname = `/${source}_prepared`
  const client = await connectToDatabase(superuserUrl)
  try {
    await client.query(`CREATE DATABASE "${source}_prepared" TEMPLATE "${source}" STRATEGY FILE_COPY`)
  } finally {
    await client.end()
  }
  return copy.href
}

async function runVitest(
  { folder, superuserUrl, preparedUrl, env }: TestRun,
  selection: string[],
): Promise<CheckResult> {
  const report = join(folder, 'vitest.json')
  const { code, output } = await runChild(
    packageCommand('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...selection],
    {
      node: true,
      env: {
        ...env,
        NODE_ENV: 'test',
        TEST_SUPERUSER_URL: superuserUrl,
        TEST_PREPARED_URL: preparedUrl,
        DATABASE_URL: '',
        // Some start a PostgreSQL of their own.
        TMPDIR: folder,
      },
    },
  )
  const counts = readReport(report) as Record<string, number | undefined>
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = counts
  return suiteResult(code, output, numPassedTests, numFailedTests, numPendingTests + numTodoTests)
}

/** Runs a package's command. @throws CheckFailed with what it printed */
async function runPackage(name: string, args: string[], { command = name, env = process.env as Environment } = {}) {
  const { code, output } = await runChild(packageCommand(name, command), args, { node: true, env })
  if (code !== 0) throw new CheckFailed(output)
}

async function runScript(name: string) {
  const { code, output } = await runChild(join(ROOT, 'scripts', name), [], { typescript: true })
  if (code !== 0) throw new CheckFailed(output)
}
