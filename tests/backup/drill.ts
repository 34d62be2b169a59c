/**
 * The backup drill, `npm run drill:backup`: a year's worth of rows (5 million, or as many as it is told) in a PostgreSQL of
 * Debian's, backed up, restored and compared, beside pg_dump and pg_restore in the same run. Prints one line each.
 */
import { mkdtempSync, rmSync, statSync, chmodSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { execa } from 'execa'
import getPort from 'get-port'

import { bundleScript } from '../../src/operations/bundles'
import { runChild } from '../../src/operations/childProcess'
import { makeBackup } from '../../src/operations/backup/makeBackup'
import { migrationNames } from '../../src/operations/migrationNames'
import { compareDatabase, replaceDatabase, requireRestorable } from '../../src/operations/backup/restoreDatabase'
import { withDatabase } from '../../src/operations/databaseConnection'
import { runCommand } from '../../src/operations/shutdown'
import { readEnv } from '../../src/shared/env'
import { runSql } from '../../src/testing/postgres'

const rows = Number(process.argv[2] ?? 5_000_000)
const programs = process.env.POSTGRES_PROGRAMS ?? '/usr/lib/postgresql/15/bin'

const took: Record<string, number> = {}
async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const began = performance.now()
  const value = await work()
  took[what] = (performance.now() - began) / 1000
  console.log(`${what}: ${took[what].toFixed(1)} s`)
  return value
}

await runCommand(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'power-years-drill-'))
  chmodSync(folder, 0o755)
  // PostgreSQL does not run as root.
  const id = async (flag: string) => Number((await execa('id', [flag, 'postgres'])).stdout)
  const account = process.getuid?.() === 0 ? { uid: await id('-u'), gid: await id('-g') } : {}
  if ('uid' in account) await execa('chown', ['-R', `${account.uid}:${account.gid}`, folder])
  const run = (program: string, ...args: string[]) => execa(join(programs, program), args, { cwd: '/', ...account })
  const data = join(folder, 'data')
  const port = await getPort()
  await run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C')
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c wal_level=minimal -c max_wal_senders=0 -c fsync=off -c max_wal_size=4GB`
  await run('pg_ctl', '-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start')
  try {
    const admin = `postgres://postgres@127.0.0.1:${port}/postgres`
    const url = withDatabase(admin, 'site')
    await runSql(admin, 'CREATE DATABASE site')
    const secret = 'the-secret-of-a-drill-and-no-other'
    const env = { ...process.env, PAYLOAD_SECRET: secret, DATABASE_URL: url, PAYLOAD_MIGRATING: 'true' }
    const migrated = await runChild(await bundleScript('scripts/migrate-to.ts'), [], {
      node: true,
      env,
      input: migrationNames(),
    })
    if (migrated.code !== 0) throw new Error(migrated.output)
    // Not to be filled with starter content: that is no part of a restore.
    await runSql(url, `CREATE TABLE power_years_setup (key text PRIMARY KEY, value text NOT NULL)`)
    await runSql(url, `INSERT INTO power_years_setup VALUES ('seeded', 'yes')`)
    await timed(`${rows} rows of 1,052 bytes`, () =>
      runSql(
        url,
        `INSERT INTO vault_records (id, visitor, kind, version, sealed, touched_on)
         SELECT gen_random_uuid(), sha256((n / 50)::text::bytea), 'symptom', 2,
                decode(repeat(md5(n::text), 65) || md5(n::text)::char(24), 'hex'), current_date - n % 300
         FROM generate_series(1, ${rows}) AS n`,
      ),
    )
    await runSql(url, 'VACUUM ANALYZE')
    const dump = join(folder, 'site.sql')
    await timed('pg_dump, plain', () => run('pg_dump', '-d', url, '-f', dump))
    console.log(`its file: ${(statSync(dump).size / 1e9).toFixed(2)} GB`)
    const site = readEnv({ NODE_ENV: 'test', PAYLOAD_SECRET: secret })
    const to = join(folder, 'backups')
    const what = {
      url,
      env: site,
      pictureFolder: join(folder, 'none'),
      to,
      secret: { value: secret, passphrase: 'only for a drill' },
    }
    const file = await timed('backup', () => makeBackup(what))
    console.log(`its file: ${(statSync(file).size / 1e9).toFixed(2)} GB`)
    await runSql(admin, 'CREATE DATABASE dumped')
    await timed('psql of the dump', () => run('psql', '-q', '-d', withDatabase(admin, 'dumped'), '-f', dump))
    rmSync(dump)
    await runSql(admin, 'DROP DATABASE dumped')
    const { manifest, sums } = await timed('reading the backup', () => requireRestorable(file))
    await timed('restore', () => replaceDatabase({ url, env, file, manifest, sums }))
    const tables = manifest.tables.filter(({ name }) => name !== 'power_years_setup')
    await timed('comparing', () => compareDatabase(url, file, { tables }))
    const memory = process.resourceUsage().maxRSS / 1024
    console.log(`most memory: ${memory.toFixed(0)} MB`)
    const ratios = {
      backup: took.backup! / took['pg_dump, plain']!,
      restore: (took['reading the backup']! + took.restore!) / took['psql of the dump']!,
    }
    console.log(`backup / pg_dump: ${ratios.backup.toFixed(2)}, restore / psql: ${ratios.restore.toFixed(2)}`)
    return ratios.backup <= 3 && ratios.restore <= 3 ? 0 : 1
  } finally {
    await run('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
})
