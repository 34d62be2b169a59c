import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { execa } from 'execa'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startEmbeddedPostgres } from '../../src/operations/embeddedPostgres'
import { storedSecret } from '../../src/operations/privateFile'
import { runSql } from '../../src/testing/postgres'

/** The former version: Debian's, for the packages of the site hold one. */
const former = Number(process.env.POSTGRES_FORMER ?? 15)
const folder = mkdtempSync(path.join(tmpdir(), 'power-years-upgrade-'))
const programs = path.join(folder, 'programs')
const data = path.join(folder, 'postgres')
const versionOf = (cluster: string) => readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()

/** @param killAt ends the process without a word once it printed this */
async function run(task: 'fill' | 'upgrade', { killAt, native = programs }: { killAt?: string; native?: string } = {}) {
  const args = ['--import', 'tsx', 'tests/backup/upgradeProcess.ts', task, folder, native]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text.toString()
      if (killAt && output.includes(killAt)) process.kill(-child.pid!, 'SIGKILL')
    })
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

/** As the embedded package lays its programs out, and data as an earlier version of the site made them. */
async function makeFormerCluster(): Promise<void> {
  chmodSync(folder, 0o711)
  mkdirSync(path.join(programs, 'share'), { recursive: true })
  symlinkSync(`/usr/lib/postgresql/${former}/bin`, path.join(programs, 'bin'))
  symlinkSync(`/usr/share/postgresql/${former}`, path.join(programs, 'share/postgresql'))
  const id = async (flag: string) => Number((await execa('id', [flag, 'postgres'])).stdout)
  const account = process.getuid?.() === 0 ? { uid: await id('-u'), gid: await id('-g') } : {}
  const passwords = mkdtempSync(path.join(tmpdir(), 'power-years-password-'))
  const file = path.join(passwords, 'password')
  storedSecret(path.join(folder, 'postgres-password'))
  writeFileSync(file, storedSecret(path.join(folder, 'postgres-superuser-password')))
  mkdirSync(data, { mode: 0o700 })
  if ('uid' in account) await execa('chown', ['-R', `${account.uid}:${account.gid}`, data, passwords])
  const options = ['-U', 'postgres', `--pwfile=${file}`, '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C']
  await execa(path.join(programs, 'bin/initdb'), ['-D', data, ...options], { cwd: '/', ...account })
  rmSync(passwords, { recursive: true })
}

beforeAll(async () => {
  await makeFormerCluster()
  const { code, output } = await run('fill')
  expect(output).toBe('')
  expect(code).toBe(0)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('moves the data of a former major version over, however often it is killed on the way', async () => {
  const other = await run('upgrade', { native: path.join(folder, 'nowhere') })
  expect(other.code).toBe(1)
  expect(other.output).toContain('holds no PostgreSQL (bin, lib, share).')
  for (const killAt of ['tables are saved', 'The tables are filled', 'came back row for row']) {
    const { code, output } = await run('upgrade', { killAt })
    expect(output).toContain(killAt)
    expect(code).toBeNull()
    expect(versionOf(data)).toBe(String(former))
  }
  const { code, output } = await run('upgrade')
  expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining(`former: ${data}-${former}`) })
  expect(versionOf(`${data}-${former}`)).toBe(String(former))
  expect(existsSync(path.join(folder, 'postgres-upgrade'))).toBe(false)
  expect(
    readdirSync(folder).filter(
      (name) => name.startsWith('postgres') && !name.includes('.') && !name.includes('password'),
    ),
  ).toEqual(['postgres', `postgres-${former}`])
  const { siteUrl, stop } = await startEmbeddedPostgres(folder)
  try {
    const [found] = await runSql(
      siteUrl,
      `SELECT current_setting('server_version_num')::int / 10000 > ${former} AS newer,
              (SELECT count(*)::int FROM vault_records) AS rows,
              (SELECT count(*)::int FROM pg_index WHERE NOT indisvalid) AS broken,
              (SELECT value FROM power_years_setup WHERE key = 'seeded') AS seeded`,
    )
    expect(found).toEqual({ newer: true, rows: 5000, broken: 0, seeded: 'yes' })
  } finally {
    await stop()
  }
  expect((await run('upgrade')).output).toContain('former: null')
}, 1_200_000)
