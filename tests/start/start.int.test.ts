import { fork, type ChildProcess, type ForkOptions } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'

import { bundleScript } from '../../src/operations/bundles'
import { runSql } from '../../src/testing/postgres'

/** What a command printed and how it ended. */
type Run = { code: number | null; out: string; error: string }

const running = new Set<ChildProcess>()

function start(script: string, args: string[], options: ForkOptions = {}): ChildProcess {
  const child = fork(script, args, { stdio: 'pipe', execArgv: [], ...options })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

async function finish(child: ChildProcess): Promise<Run> {
  let out = ''
  let error = ''
  child.stdout?.on('data', (text) => (out += text))
  child.stderr?.on('data', (text) => (error += text))
  const [code] = await once(child, 'close')
  return { code, out, error }
}

async function freePort(): Promise<string> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return String(port)
}

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})

describe('npm start refuses with one line and exit code 1', () => {
  beforeAll(() => {
    // The script would install first, below the feet of the tests that run.
    const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
    const stamp = 'node_modules/.power-years-lock'
    if (!existsSync(stamp) || !readFileSync(stamp, 'utf8').startsWith(lock))
      throw new Error('run npm test, which installs first')
  })

  // With DATABASE_URL the script does not hold this clone, in which a site may be running.
  const unreachable = 'postgres://me:hush-hush@127.0.0.1:1/site'

  function spawnStart(env: Record<string, string>) {
    return start('scripts/run.mjs', ['start'], { env: { ...process.env, DATABASE_URL: unreachable, ...env } })
  }

  const npmStart = (env: Record<string, string>) => finish(spawnStart(env))

  function expectOneLine({ code, out, error }: Run, pattern: RegExp) {
    expect(error.trimEnd().split('\n')).toEqual([expect.stringMatching(pattern)])
    expect(code).toBe(1)
    expect(out).not.toContain('Building')
    expect(out + error).not.toMatch(/hush-hush|hush%2Dhush/)
  }

  it.each([
    // The others are refused by the same line: src/shared/env.test.ts.
    ['DATABASE_URL', { DATABASE_URL: 'mysql://me:hush-hush@127.0.0.1/site' }],
    ['STRIPE_PUBLISHABLE_KEY', { STRIPE_SECRET_KEY: 'hush-hush' }],
  ])('a malformed %s', async (variable, env) => {
    expectOneLine(await npmStart(env), new RegExp(`^✗ ${variable} `))
  })

  it('a taken port, also when only 127.0.0.1 holds it', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const run = await npmStart({ PORT: String(port) })
    server.close()
    expectOneLine(run, new RegExp(`^✗ Port ${port} is taken\\. .*PORT=${port + 1} npm start$`))
  })

  it('an address that is not this machine’s', async () => {
    // 192.0.2.0/24 is for documentation: nobody has it.
    expectOneLine(
      await npmStart({ HOST: '192.0.2.1', PORT: await freePort() }),
      /^✗ HOST: this machine has no address /,
    )
  })

  async function npmStartOn(change: (url: URL) => void) {
    const url = new URL(inject('superuserUrl'))
    change(url)
    return npmStart({ PORT: await freePort(), DATABASE_URL: url.href })
  }

  it('a database that is not there', async () => {
    const run = await npmStartOn((url) => (url.pathname = '/no_such_database'))
    expectOneLine(run, /^✗ DATABASE_URL: .* has no database "no_such_database"/)
  })

  it('a wrong password, without repeating it', async () => {
    const run = await npmStartOn((url) => (url.password = 'hush-hush'))
    expectOneLine(run, /^✗ DATABASE_URL: .* refuses the user "postgres" with this password/)
  })

  it('a server that is not there, after ten seconds at the most of its own', async () => {
    const child = spawnStart({ PORT: await freePort() })
    // From its first line on: how long Node takes to load the command depends on what else the machine does.
    const loaded = once(child.stdout!, 'data').then(() => Date.now())
    expectOneLine(await finish(child), /^✗ DATABASE_URL: nothing answers at 127\.0\.0\.1:1\.$/)
    const began = await loaded
    // Six times that: what hangs, hangs for good.
    expect(Date.now() - began).toBeLessThan(60_000)
  })
})

describe('the embedded PostgreSQL', () => {
  // One folder for all: making the data is what takes time, and each start has to cope with what the last one left.
  const folder = mkdtempSync(path.join(tmpdir(), 'power-years-start-'))
  let keeper = ''
  // Started a dozen times, which tsx would make three times as long.
  beforeAll(async () => void (keeper = await bundleScript('tests/start/keepPostgres.ts')))
  afterAll(async () => {
    // Stops what a killed command left running.
    const last = await keepPostgres()
    await stop(last.child)
    rmSync(folder, { recursive: true, force: true })
  })

  type Kept = { child: ChildProcess; siteUrl: string; processId: number }

  async function keepPostgres(): Promise<Kept> {
    const child = start(keeper, [folder])
    const [said] = (await Promise.race([once(child, 'message'), finish(child)])) as [Omit<Kept, 'child'>]
    return { child, ...said }
  }

  async function stop(child: ChildProcess) {
    child.kill('SIGINT')
    const [code] = await once(child, 'exit')
    return code as number
  }

  async function kill(child: ChildProcess) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  const note = (url: string) => runSql(url, "create table if not exists notes as select 'kept' as text")
  const readNote = async (url: string) => (await runSql<{ text: string }>(url, 'select text from notes'))[0]?.text

  it('starts over when its data folder was only half made', async () => {
    mkdirSync(path.join(folder, 'postgres.new'))
    writeFileSync(path.join(folder, 'postgres.new', 'PG_VERSION'), '18\n')
    expect((await keepPostgres()).processId).toBeGreaterThan(0)
  })

  it('keeps its data, and ends with exit code 0 on Ctrl-C', async () => {
    const first = await keepPostgres()
    await note(first.siteUrl)
    expect(await stop(first.child)).toBe(0)
    expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false)
    expect(existsSync(path.join(folder, 'running.json'))).toBe(false)
    const second = await keepPostgres()
    expect(await readNote(second.siteUrl)).toBe('kept')
  })

  it('is found again after kill -9 of node, which leaves it running alone', async () => {
    const first = await keepPostgres()
    await note(first.siteUrl)
    await kill(first.child)
    const second = await keepPostgres()
    expect(second.processId).not.toBe(first.processId)
    expect(await readNote(second.siteUrl)).toBe('kept')
    await expect(readNote(first.siteUrl)).rejects.toThrow()
  })

  it('starts after kill -9 of node and of PostgreSQL', async () => {
    const first = await keepPostgres()
    await note(first.siteUrl)
    await kill(first.child)
    process.kill(first.processId, 'SIGKILL')
    expect(await readNote((await keepPostgres()).siteUrl)).toBe('kept')
  })

  it('comes back on the same port when it dies', async () => {
    const { siteUrl, processId } = await keepPostgres()
    await note(siteUrl)
    process.kill(processId, 'SIGKILL')
    await expect.poll(() => readNote(siteUrl).catch(() => 'away'), { timeout: 90_000 }).toBe('kept')
  })

  it('gives the site another password than the cluster’s superuser, also in data that had one for both', async () => {
    const secret = (name: string) => readFileSync(path.join(folder, name), 'utf8')
    const as = (url: string, user: string, password: string) => {
      const changed = Object.assign(new URL(url), { username: user, password, pathname: '/postgres' })
      return runSql(changed.href, 'select')
    }
    const first = await keepPostgres()
    const sites = secret('postgres-password')
    await as(first.siteUrl, 'postgres', secret('postgres-superuser-password'))
    await expect(as(first.siteUrl, 'postgres', sites)).rejects.toThrow(/password authentication failed/)

    // As an earlier version left them.
    const url = Object.assign(new URL(first.siteUrl), { username: 'postgres', pathname: '/postgres' })
    url.password = secret('postgres-superuser-password')
    await runSql(url.href, `alter role postgres password '${sites}'`)
    await stop(first.child)
    rmSync(path.join(folder, 'postgres-superuser-password'))

    const second = await keepPostgres()
    expect(await readNote(second.siteUrl)).toBe('kept')
    await expect(as(second.siteUrl, 'postgres', sites)).rejects.toThrow(/password authentication failed/)
  })

  it('logs neither what a query was about nor its values', async () => {
    const { siteUrl } = await keepPostgres()
    await expect(runSql(siteUrl, "select 'jane@example.com'::int")).rejects.toThrow('jane@example.com')
    await expect(runSql(siteUrl, 'select hot_flash_at_work')).rejects.toThrow('hot_flash_at_work')
    const log = readFileSync(path.join(folder, 'postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toMatch(/jane@example|hot_flash/)
  })

  it('is not stopped by a stale lock file that names a stranger', async () => {
    const first = await keepPostgres()
    await stop(first.child)
    const data = path.join(folder, 'postgres')
    writeFileSync(path.join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`)
    expect((await keepPostgres()).processId).toBeGreaterThan(0)
  })

  it('serves one command at a time in one folder', async () => {
    const first = await keepPostgres()
    const second = await finish(start(keeper, [folder]))
    expect(second.error).toBe(
      `✗ \`npm start\` is running in this folder already (process ${first.child.pid}). Stop it first, or use another clone.\n`,
    )
    expect(second.code).toBe(1)
  })
})
