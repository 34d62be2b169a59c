import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'

import { runDueJobs } from '@/shared/cms/jobRunner'
import { startTestCms, type TestCms } from '@/testing/cms'
import { createDatabase, dropDatabase, runSql } from '@/testing/postgres'
import { startResendDouble, type ResendDouble } from '@/testing/resendDouble'

import { readPictures, verifyArchive } from '../../src/operations/backup/archive'
import { makeBackup } from '../../src/operations/backup/makeBackup'
import { migrationNames } from '../../src/operations/migrationNames'
import { compareDatabase, replaceDatabase, requireRestorable } from '../../src/operations/backup/restoreDatabase'
import { openSecret } from '../../src/operations/sealedSecret'
import { verifyRestore } from '../../src/operations/backup/verifyRestore'
import { databaseOf } from '../../src/operations/databaseConnection'
import { openLastingKey } from '../../src/operations/lastingKey'
import { readEnv } from '../../src/shared/env'
import { isFullLength } from '../resilience/fullLength'
import { fillVault } from './fillVault'

const folder = mkdtempSync(path.join(tmpdir(), 'power-years-backup-'))
const pictureFolder = path.join(folder, 'media')
const secret = 'the-secret-of-the-site-that-was'
const passphrase = 'correct horse battery staple'
const env = readEnv({ NODE_ENV: 'test', PAYLOAD_SECRET: secret })
const picture = randomBytes(9_000)
const email = 'never-again@example.com'
const rows = 3_000

let databaseUrl: string
let resend: ResendDouble
let file: string

const withLastingKey = async (url: string, secrets: Record<string, string>, options = {}) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await openLastingKey(client, secrets, options)
  } finally {
    await client.end()
  }
}

const startCms = (url: string, LASTING_KEY: string): Promise<TestCms> =>
  startTestCms({
    databaseUrl: url,
    env: {
      LASTING_KEY,
      RESEND_API_KEY: 're_of_the_tests',
      RESEND_BASE_URL: resend.url,
      EMAIL_FROM: 'Power Years <hello@power.example>',
      RATE_LIMITS: 'off',
    },
  })

/** Payload keeps its first connection until the database ends. */
const stopCms = async (cms: TestCms) => {
  await cms.stop()
  await runSql(
    inject('superuserUrl'),
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${databaseOf(databaseUrl)}'`,
  )
}

const invite = async (cms: TestCms) => {
  const { status } = await cms.anonymous.post('/send-community-invitation', { json: { email, inviterName: 'Ruth' } })
  await runDueJobs(cms.payload)
  return status
}

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  resend = await startResendDouble()
  const name = `power_years_backup_${process.pid}`
  databaseUrl = await createDatabase(inject('superuserUrl'), name, inject('templates').seeded)
  await runSql(databaseUrl, `DELETE FROM power_years_setup WHERE key = 'lasting-key'`)
  await fillVault(databaseUrl, rows)
  await mkdir(pictureFolder)
  writeFileSync(path.join(pictureFolder, 'plum-0123456789ab.webp'), picture)
  const cms = await startCms(databaseUrl, await withLastingKey(databaseUrl, { PAYLOAD_SECRET: secret }))
  expect(await invite(cms)).toBe(202)
  const link = /<[^>]*\/api(\/never-again\/[^>]+)>/.exec(resend.delivered[0]!.headers!['List-Unsubscribe']!)![1]!
  expect((await cms.anonymous.post(link)).status).toBe(200)
  await stopCms(cms)
  file = await makeBackup({
    url: databaseUrl,
    env,
    pictureFolder,
    to: path.join(folder, 'to'),
    secret: { value: secret, passphrase },
  })
})
afterAll(async () => {
  await resend?.stop()
  const left = await runSql<{ name: string }>(
    inject('superuserUrl'),
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'power_years_backup_${process.pid}%'`,
  )
  for (const { name } of left) await dropDatabase(inject('superuserUrl'), name)
  rmSync(folder, { recursive: true, force: true })
})

describe('a backup', () => {
  it('is one file that its owner alone may read, and no half of one stays behind', () => {
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)])
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('holds every table of one moment, the pictures, and the secret under the passphrase alone', async () => {
    const { manifest, sums } = await verifyArchive(file)
    expect(manifest.migrations).toEqual(migrationNames())
    expect(sums.tables.vault_records!.rows).toBe(rows)
    const found: Buffer[] = []
    await readPictures(file, async (_, data) => void found.push(data))
    expect(found).toEqual([picture])
    expect((await readFile(file)).includes(secret)).toBe(false)
    expect([
      await openSecret(manifest.secret!, passphrase),
      await openSecret(manifest.secret!, `${passphrase}s`),
    ]).toEqual([secret, null])
  })

  it('is not made with a secret the database was not used with: nobody could restore it', async () => {
    const to = path.join(folder, 'other-secret')
    const made = makeBackup({
      url: databaseUrl,
      env,
      pictureFolder,
      to,
      secret: { value: 'a-secret-of-another-shell', passphrase },
    })
    await expect(made).rejects.toThrow('not the one this database was used with')
    expect(readdirSync(to)).toEqual([])
  })

  it('is not found whole by whoever has another passphrase', async () => {
    await expect(verifyRestore(file, `${passphrase}s`)).rejects.toThrow('The passphrase is another one')
  })

  it('waits for nobody who writes, and nobody waits for it', async () => {
    const writing = new AbortController()
    let written = 0
    const writer = (async () => {
      for (; !writing.signal.aborted; written += 1)
        await runSql(databaseUrl, `INSERT INTO request_limits (key, points, expire) VALUES ('during ${written}', 1, 1)`)
    })()
    const other = await makeBackup({
      url: databaseUrl,
      env,
      pictureFolder,
      to: path.join(folder, 'online'),
      secret: null,
    })
    writing.abort()
    await writer
    expect(written).toBeGreaterThan(0)
    expect((await verifyArchive(other)).manifest.secret).toBeNull()
  })

  const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
    const other = path.join(folder, name)
    writeFileSync(other, change(readFileSync(file)))
    return other
  }

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off in the middle', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['cut off before its checksums', (bytes) => bytes.subarray(0, bytes.lastIndexOf('sums.json.sha256'))],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('a letter'.repeat(1_000))],
    [
      'changed in one bit of a row',
      (bytes) => {
        bytes[bytes.indexOf('tables/vault_records/') + 512 + 40_000]! ^= 1
        return bytes
      },
    ],
    [
      'changed in a picture',
      (bytes) => {
        bytes[bytes.indexOf(picture.subarray(0, 32)) + 100]! ^= 1
        return bytes
      },
    ],
  ])('is refused when it is %s', async (name, change) => {
    await expect(requireRestorable(changed(name, change))).rejects.toThrow(
      /is not a whole backup: .*Nothing was changed/,
    )
  })

  it('that is not there is refused', async () => {
    await expect(requireRestorable(path.join(folder, 'none.tar'))).rejects.toThrow('There is no file')
  })
})

describe('a restore', () => {
  const secrets = { PAYLOAD_SECRET: 'another-secret-of-another-machine', PAYLOAD_SECRET_PREVIOUS: secret }

  // As long as a restore that succeeds, so not with every `npm test`.
  if (isFullLength)
    it('that fails on the way leaves the database as it was, and nothing beside it', async () => {
      const { manifest, sums } = await verifyArchive(file)
      await runSql(databaseUrl, 'CREATE TABLE mark_of_before (it int)')
      const options = { url: databaseUrl, env: { ...process.env, ...secrets }, file, manifest }
      await expect(
        replaceDatabase({ ...options, sums, beforeSwap: () => Promise.reject(new Error('the pictures do not fit')) }),
      ).rejects.toThrow('the pictures do not fit')
      expect(await runSql(databaseUrl, 'SELECT FROM mark_of_before')).toEqual([])
      const beside = await runSql(
        databaseUrl,
        `SELECT FROM pg_database WHERE datname = '${databaseOf(databaseUrl)}_restoring'`,
      )
      expect(beside).toEqual([])
    }, 300_000)

  it('waits until the site is stopped', async () => {
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const verified = await verifyArchive(file)
    await expect(
      replaceDatabase({ url: databaseUrl, env: { ...process.env, ...secrets }, file, ...verified }),
    ).rejects.toThrow('stop the site')
    await client.end()
  })

  it('brings every row back; an address that opted out stays out, also under a new secret', async () => {
    const { manifest, sums } = await requireRestorable(file)
    await runSql(databaseUrl, 'TRUNCATE vault_records, invited_addresses')
    await replaceDatabase({ url: databaseUrl, env: { ...process.env, ...secrets }, file, manifest, sums })
    const others = { tables: manifest.tables.filter(({ name }) => name !== 'power_years_setup') }
    await compareDatabase(databaseUrl, file, others)
    await runSql(databaseUrl, `UPDATE vault_records SET version = 3 WHERE visitor = sha256('7')`)
    await expect(compareDatabase(databaseUrl, file, others)).rejects.toThrow(
      'The table vault_records came back different',
    )
    // Of a partitioned table each partition has its indexes again, and a row of the vault is found by its visitor.
    expect(await runSql(databaseUrl, 'SELECT indexrelid::regclass FROM pg_index WHERE NOT indisvalid')).toEqual([])
    const keys = await runSql<{ keys: number }>(
      databaseUrl,
      `SELECT count(i.indexrelid)::int AS keys FROM pg_partition_tree('vault_records') LEFT JOIN pg_index i ON indrelid = relid
       WHERE isleaf GROUP BY relid`,
    )
    expect(keys).toEqual(Array.from({ length: 8 }, () => ({ keys: 3 })))
    await expect(withLastingKey(databaseUrl, { PAYLOAD_SECRET: 'a-secret-that-nobody-told-it' })).rejects.toThrow(
      'PAYLOAD_SECRET is not the one',
    )
    const cms = await startCms(
      databaseUrl,
      await withLastingKey(databaseUrl, { PAYLOAD_SECRET: secrets.PAYLOAD_SECRET }),
    )
    resend.requests.length = 0
    expect(await invite(cms)).toBe(202)
    expect(resend.requests).toEqual([])
    await stopCms(cms)
  }, 300_000)
})

describe('the secret of a database', () => {
  it('leads to no key of a new one: whoever has the secret alone can sign nothing, also once it was replaced', async () => {
    const keyOf = async (isNew: boolean) => {
      await runSql(databaseUrl, `DELETE FROM power_years_setup WHERE key = 'lasting-key'`)
      return withLastingKey(databaseUrl, { PAYLOAD_SECRET: 'the-same-secret' }, { isNew })
    }
    // What was signed before there was such a key holds.
    expect(await keyOf(false)).toBe(await keyOf(false))
    const keys = [await keyOf(true), await keyOf(true), await keyOf(false)]
    expect(new Set(keys).size).toBe(3)
  })

  it('can be replaced while both are given, and lost only when that is said', async () => {
    const [first, second, third] = ['first-secret-of-three', 'second-secret-of-three', 'third-secret-of-three']
    await runSql(databaseUrl, `DELETE FROM power_years_setup WHERE key = 'lasting-key'`)
    const key = await withLastingKey(databaseUrl, { PAYLOAD_SECRET: first! })
    expect(await withLastingKey(databaseUrl, { PAYLOAD_SECRET: second!, PAYLOAD_SECRET_PREVIOUS: first! })).toBe(key)
    expect(await withLastingKey(databaseUrl, { PAYLOAD_SECRET: second! })).toBe(key)
    await expect(withLastingKey(databaseUrl, { PAYLOAD_SECRET: first! })).rejects.toThrow('addresses that opted out')
    expect(await withLastingKey(databaseUrl, { PAYLOAD_SECRET: third! }, { acceptNewSecret: true })).not.toBe(key)
    const kept = await runSql<{ value: string }>(
      databaseUrl,
      `SELECT value FROM power_years_setup WHERE key = 'lasting-key'`,
    )
    expect(kept[0]!.value).not.toContain(key)
  })
})
