import { appendFileSync, chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

import { startChild, type Child, type Environment } from '../../src/operations/childProcess'
import { StopError } from '../../src/operations/stopError.mjs'

/** Programs of the topology, and the package of Debian that brings each; a name where any folder of PATH may hold it. */
const programs = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  '/usr/lib/postgresql/15/bin/postgres': 'postgresql-15',
}

/** @throws StopError naming what has to be installed */
export function requirePrograms(): void {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isHere = (program: string) =>
    folders.some((folder) => existsSync(program[0] === '/' ? program : join(folder, program)))
  const missing = Object.entries(programs).flatMap(([program, name]) => (isHere(program) ? [] : [name]))
  if (missing.length > 0) throw new StopError(`Missing here: apt-get install ${missing.join(' ')}`)
}

/** PostgreSQL and PgBouncer refuse to run as root; Debian's packages bring this account. */
const lent = process.getuid?.() === 0 ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : []

/**
 * Starts a program whose output goes to `folder`/`name`.log; as the account of PostgreSQL when `isLent`.
 * @param enter the words that start it on another machine (network.ts)
 */
export function startProgram(
  folder: string,
  name: string,
  [command, ...args]: string[],
  { env = {}, isLent = false, enter = [] }: { env?: Environment; isLent?: boolean; enter?: readonly string[] } = {},
): Child {
  const [first, ...rest] = [...enter, ...(isLent ? lent : []), command!, ...args]
  return startChild(first!, rest, {
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    buffer: false,
    onOutput: (text) => appendFileSync(join(folder, `${name}.log`), text),
  })
}

/** A folder that the account of PostgreSQL may write into. */
export function openFolder(...path: string[]): string {
  const folder = join(...path)
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o777)
  return folder
}

/** A process and all that it started, whatever group they are in, as /proc tells them. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // After the name in brackets, which may hold spaces: state, parent.
        return [[Number(name), Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[1])]]
      } catch {
        return []
      }
    })
  const family = [pid]
  for (const member of family)
    family.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child!))
  return family
}

/** Sends a signal to processes of which some may be gone. */
export function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch {
      // It is gone.
    }
  }
}
