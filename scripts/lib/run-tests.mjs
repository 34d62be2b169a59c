import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageCommand, runChild, startChild, typescriptLoader } from './child-process.mjs'
import { installDependencies } from './installed-dependencies.mjs'
import { runWithNewerNode } from './newer-node.mjs'
import { holdFolder } from './one-at-a-time.mjs'
import { findFreePort } from './ports.mjs'
import { readIfThere } from './private-file.mjs'
import { formatSeconds } from './progress.mjs'
import { DATA_FOLDER, ROOT } from './project-paths.mjs'
import { beforeExit } from './shutdown.mjs'
import { CheckFailed, Tally } from './test-tally.mjs'

/** Never `.next`: a site that runs from this clone goes on undisturbed. */
const DIST_DIR = '.next-test'
/** `npm run bench` uses the same build. */
const HELD = join(DATA_FOLDER, 'bench')
const GENERATED = {
  'generate:types': 'src/payload-types.ts',
  'generate:importmap': 'src/app/(payload)/admin/importMap.js',
}
const POSTGRES = 'PostgreSQL of its own'
const BUILD = 'build'
const CHROMIUM = 'Chromium'

/** `npm test`: everything that CI wants to know. @returns the exit code */
export async function testCommand() {
  const began = performance.now()
  const codeByNewerNode = await runWithNewerNode('scripts/test.mjs')
  if (codeByNewerNode !== undefined) return codeByNewerNode
  await installDependencies()
  await holdFolder(HELD, 'npm test')
  // Removed last: what is started below keeps its files in there.
  const folder = mkdtempSync(join(tmpdir(), 'power-years-test-'))
  beforeExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  // As root, PostgreSQL runs under an account of its own, which has to get through.
  chmodSync(folder, 0o711)

  const tally = new Tally()
  await runStaticChecks(tally)
  const world = { folder, env: testEnvironment() }
  await tally.check(POSTGRES, () => startDatabase(world))
  await runSchemaChecks(tally, world)
  await tally.check('unit and integration tests', () => runVitest(world), [POSTGRES])
  await tally.check(BUILD, () => build(world), [POSTGRES])
  await tally.check(CHROMIUM, async () => {
    const { provideChromium } = await import('./chromium.mjs')
    world.chromium = await provideChromium()
  })
  await tally.check('journeys in the browser, with axe', () => runJourneys(world), [BUILD, CHROMIUM])
  console.log(`  in ${formatSeconds(performance.now() - began)}`)
  return tally.finish()
}

/** What needs no database. */
async function runStaticChecks(tally) {
  await tally.check('format', () => run('prettier', ['--check', '.']))
  await tally.check('lint', () => run('eslint', ['.', '--max-warnings', '0']))
  await tally.check('import rules', () =>
    run('dependency-cruiser', ['src', 'payload.config.ts'], { command: 'depcruise' }),
  )
  await tally.check('dead code', () => run('knip', ['--no-config-hints']))
  await tally.check('types', async () => {
    // Writes next-env.d.ts and the types of the routes, which a fresh clone does not have.
    await run('next', ['typegen'], { env: { ...process.env, NEXT_DIST_DIR: DIST_DIR, ...stubEnvironment() } })
    await run('typescript', ['--project', writeTypesProject()], { command: 'tsc' })
  })
}

/** tsconfig.json without `.next`, which may hold the routes of an older build. @returns the path of the project */
function writeTypesProject() {
  const { include, exclude } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'))
  const fromDistDir = (path) => `../${path}`
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
async function runSchemaChecks(tally, world) {
  for (const [command, file] of Object.entries(GENERATED)) {
    await tally.check(`${file} is current`, async () => {
      const path = join(ROOT, file)
      const before = readIfThere(path)
      await run('payload', [command], { env: world.env })
      if (readIfThere(path) !== before) throw new CheckFailed(`${file} was out of date. It is current now: commit it.`)
    })
  }
  await tally.check(
    'the schema is what the migrations make',
    () =>
      runAndExpect(join(ROOT, 'scripts', 'check-migrations.ts'), [], { imports: [typescriptLoader()], env: world.env }),
    [POSTGRES],
  )
}

/** This machine's own settings and a developer's .env must not decide what the tests find: empty counts as unset. */
function testEnvironment() {
  const ours = readFileSync(join(ROOT, '.env.example'), 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)
  const unset = Object.fromEntries([...ours].map(([, name]) => [name, '']))
  return { ...process.env, ...unset, ...stubEnvironment(), NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' }
}

/** Enough for what only loads the configuration. */
function stubEnvironment() {
  return {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    PAYLOAD_SECRET: randomBytes(24).toString('base64url'),
  }
}

/** The moment in which the journeys take place, for the site as for the browser: the suite reads no real date. */
const JOURNEY_TIME = '2026-03-17T10:00:00-04:00'

async function startDatabase(world) {
  const { startEmbeddedPostgres } = await import('./embedded-postgres.mjs')
  const cluster = await startEmbeddedPostgres(join(world.folder, 'data'), {
    // Gone after the run, so durability would only cost time.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  })
  world.superuserUrl = cluster.superuserUrl
  world.env.DATABASE_URL = cluster.siteUrl
}

async function runVitest({ folder, superuserUrl, env }) {
  const report = join(folder, 'vitest.json')
  const { code, output } = await runChild(
    packageCommand('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    { node: true, env: { ...env, NODE_ENV: 'test', TEST_DATABASE_URL: superuserUrl, DATABASE_URL: '' } },
  )
  const { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0 } = readReport(report)
  return suiteResult(code, output, numPassedTests, numFailedTests, numPendingTests + numTodoTests)
}

async function build(world) {
  const { prepareDatabase } = await import('./prepared-database.mjs')
  const { saveUser } = await import('./saved-user.mjs')
  const { buildSite } = await import('./site-build.mjs')
  world.port = await findFreePort()
  world.siteUrl = `http://localhost:${world.port}`
  Object.assign(world.env, { PORT: String(world.port), SITE_URL: world.siteUrl, FIXED_TIME: JOURNEY_TIME })
  const { databaseId } = await prepareDatabase({ url: world.env.DATABASE_URL, env: world.env })
  world.people = {
    FOUNDER: { email: 'founder@example.com', password: randomBytes(12).toString('base64url'), role: 'founder' },
    EDITOR: { email: 'editor@example.com', password: randomBytes(12).toString('base64url'), role: 'editor' },
  }
  for (const person of Object.values(world.people)) await saveUser(person, world.env)
  await buildSite({ distDir: DIST_DIR, env: world.env, databaseId, siteUrl: world.siteUrl })
}

/** @returns the environment that leads the site to the providers' doubles, which end with this process */
function startDoubles() {
  const { child, ended } = startChild(join(ROOT, 'src', 'testing', 'wireDoublesProcess.ts'), [], {
    node: true,
    imports: [typescriptLoader()],
  })
  return new Promise((resolve, reject) => {
    child.once('message', ({ env }) => resolve(env))
    ended.then(({ output }) => reject(new CheckFailed(`The providers' doubles did not start: ${output}`)), reject)
  })
}

async function runJourneys({ folder, env, port, siteUrl, people, chromium }) {
  const { startSite } = await import('./site-server.mjs')
  const report = join(folder, 'playwright.json')
  let log = ''
  const doubles = await startDoubles()
  const server = await startSite({
    mode: 'start',
    port,
    env: { ...env, ...doubles, NEXT_DIST_DIR: DIST_DIR },
    show: (text) => (log += text),
  })
  const signIns = Object.entries(people).flatMap(([name, { email, password }]) => [
    [`TEST_${name}_EMAIL`, email],
    [`TEST_${name}_PASSWORD`, password],
  ])
  const { code, output } = await runChild(
    packageCommand('@playwright/test', 'playwright'),
    ['test', '--reporter=list,json'],
    {
      node: true,
      env: {
        ...env,
        ...Object.fromEntries(signIns),
        NODE_ENV: 'test',
        E2E_BASE_URL: siteUrl,
        CHROMIUM_PATH: chromium,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    },
  )
  await server.stop()
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report).stats ?? {}
  const said = log.trim() && `\nThe server said:\n${log}`
  return suiteResult(code, output + said, expected, unexpected + flaky, skipped)
}

function readReport(path) {
  return JSON.parse(readIfThere(path) ?? '{}')
}

/** A suite that broke down without a failed test has failed all the same; so has one that ran nothing. */
function suiteResult(code, output, passed, failed, skipped) {
  const broken = (code !== 0 && failed === 0) || passed + failed === 0
  return { passed, failed: broken ? 1 : failed, skipped, output }
}

/** Runs a package's command. @throws CheckFailed with what it printed */
function run(name, args, { command = name, ...options } = {}) {
  return runAndExpect(packageCommand(name, command), args, options)
}

async function runAndExpect(script, args, options) {
  const { code, output } = await runChild(script, args, { node: true, ...options })
  if (code !== 0) throw new CheckFailed(output)
}
