import { randomBytes } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'

import { CheckFailed, type CheckResult } from './checkQueue'
import { packageCommand, runChild, startChild, type Environment } from '../../src/operations/childProcess'
import { ROOT } from '../../src/operations/paths'
import { findFreePort } from '../../src/operations/ports'
import { readIfExists } from '../../src/operations/privateFile'

/** Never `.next`: a site that runs from this clone goes on undisturbed. */
export const DIST_DIR = '.next-test'
/** Where playwright.config.ts leaves the trace and the picture of a failed journey. */
export const TRACES = join(ROOT, 'test-results')
/** The moment in which the journeys take place, for the site as for the browser: the suite reads no real date. */
const JOURNEY_TIME = '2026-03-17T10:00:00-04:00'
/** Those who sign in during the journeys. */
export const makeAccounts = () =>
  (['founder', 'editor'] as const).map((role) => ({
    role,
    email: `${role}@example.com`,
    password: randomBytes(12).toString('base64url'),
  }))

/** What the checks of one run share. */
export type TestRun = {
  folder: string
  env: Environment
  /** Of the site that the journeys visit. */
  siteEnv?: Environment
  superuserUrl?: string
  /** The migrated and seeded database that the integration tests copy. */
  preparedUrl?: string
  stopDatabase?: () => Promise<void>
  databaseId?: string
  accounts?: ReturnType<typeof makeAccounts>
  chromium?: string
}

/** Builds the site that the journeys visit, for a port that is free now. */
export async function buildForTests(testRun: TestRun): Promise<void> {
  const { buildSite } = await import('../../src/operations/siteBuild')
  const port = await findFreePort()
  const siteUrl = `http://localhost:${port}`
  testRun.siteEnv = { ...testRun.env, PORT: String(port), SITE_URL: siteUrl, FIXED_TIME: JOURNEY_TIME }
  await buildSite({
    distDir: DIST_DIR,
    env: testRun.siteEnv,
    database: Promise.resolve({ databaseId: testRun.databaseId! }),
    siteUrl,
  })
}

/** @returns the environment that leads the site to the providers' doubles, which end with this process */
function startDoubles(): Promise<{ env: Environment; stop: () => Promise<void> }> {
  const { onMessage, ended, stop } = startChild(join(ROOT, 'src', 'testing', 'wireDoublesProcess.ts'), [], {
    typescript: true,
  })
  return new Promise((resolve, reject) => {
    onMessage((message) => resolve({ env: (message as { env: Environment }).env, stop }))
    ended.then(({ output }) => reject(new CheckFailed(`The providers' doubles did not start: ${output}`)), reject)
  })
}

/** Serves the build and runs Playwright's tests against it. */
export async function runJourneys(
  { folder, siteEnv: env = {}, accounts = [], chromium }: TestRun,
  selection: string[],
): Promise<CheckResult> {
  const { startSite } = await import('../../src/operations/siteServer')
  const report = join(folder, 'playwright.json')
  let log = ''
  const doubles = await startDoubles()
  const server = await startSite({
    mode: 'start',
    port: Number(env.PORT),
    env: { ...env, ...doubles.env, NEXT_DIST_DIR: DIST_DIR },
    show: (text) => (log += text),
  })
  const signIns = accounts.flatMap(({ role, email, password }) => [
    [`TEST_${role.toUpperCase()}_EMAIL`, email],
    [`TEST_${role.toUpperCase()}_PASSWORD`, password],
  ])
  const playwright = (args: string[], more: Environment = {}) =>
    runChild(packageCommand('@playwright/test', 'playwright'), ['test', ...args], {
      node: true,
      env: {
        ...env,
        ...Object.fromEntries(signIns),
        NODE_ENV: 'test',
        E2E_BASE_URL: env.SITE_URL,
        CHROMIUM_PATH: chromium,
        ...more,
      },
    })
  // A teardown is not filtered: one journey of visitors would bring all of the editors'.
  const kinds = new Set(selection.filter((part) => part.endsWith('.e2e.ts')).map((path) => /\/editors/.test(path)))
  const { code, output } = await playwright(
    ['--reporter=list,json', ...(kinds.size === 1 ? ['--no-deps'] : []), ...selection],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  // Tracing every journey would slow them all: those that failed are walked once more for their trace, which changes
  // nothing about the outcome.
  if (code !== 0 && existsSync(TRACES)) {
    const pictures = join(folder, 'pictures')
    cpSync(TRACES, pictures, { recursive: true })
    await playwright(['--last-failed', '--no-deps', '--trace', 'on', '--reporter=dot', ...selection])
    cpSync(pictures, join(TRACES, 'first-run'), { recursive: true })
  }
  await server.stop()
  await doubles.stop()
  const { stats = {} } = readReport(report) as { stats?: Record<string, number> }
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = stats
  const printed = log.trim() && `\nThe server said:\n${log}`
  return suiteResult(code, output + printed, expected, unexpected + flaky, skipped)
}

/** @returns what a test program has written as JSON; an empty object when it wrote nothing */
export function readReport(path: string): unknown {
  return JSON.parse(readIfExists(path) ?? '{}')
}

/** A suite that broke down without a failed test has failed all the same; so has one that ran nothing. */
export function suiteResult(code: number | undefined, output: string, passed: number, failed: number, skipped: number) {
  const broken = (code !== 0 && failed === 0) || passed + failed === 0
  return { passed, failed: broken ? 1 : failed, skipped, output }
}
