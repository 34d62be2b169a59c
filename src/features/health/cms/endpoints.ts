import { statfs } from 'node:fs/promises'

import { poolOf } from '@/shared/database'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import { isDiskFull, noteIfDiskFull } from '@/shared/cms/diskFull'

import { checkHealth } from '../contract'
import { assertOperator, readDeepHealth } from './deepHealth'

// Shorter than the timeout of common monitors, so that they get an answer.
const timeoutMs = 3_000
/** However many ask, PostgreSQL writes a row for them every five seconds. */
const writeEveryMs = 5_000
/** Less free space than this on the disk of the site is none: PostgreSQL takes 16 MB at a time for its log. */
const minFreeBytes = 64 * 1024 * 1024

/** One row that every check overwrites: a replica that takes no writes, and a full disk, show by that alone. */
const writeProbe = {
  text: `INSERT INTO request_limits (key, points, expire) VALUES ('health', 0, $1)
    ON CONFLICT (key) DO UPDATE SET expire = $1`,
  keepForMs: 24 * 60 * 60_000,
}

type Pool = ReturnType<typeof poolOf>
let written: { pool: Pool; at: number } | undefined

async function askDatabase(pool: Pool): Promise<void> {
  const now = Date.now()
  if (written?.pool === pool && now - written.at < writeEveryMs && !isDiskFull())
    return void (await pool.query('SELECT 1'))
  await pool.query(writeProbe.text, [now + writeProbe.keepForMs])
  written = { pool, at: now }
}

/** @throws Error when the database does not answer, or cannot write */
async function askInTime(pool: Pool): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), timeoutMs)
  })
  await Promise.race([askDatabase(pool), tooSlow]).finally(() => clearTimeout(timer))
}

async function hasFreeSpace(): Promise<boolean> {
  const { bavail, bsize } = await statfs(process.cwd())
  return bavail * bsize >= minFreeBytes
}

export const healthEndpoints = [
  defineEndpoint({
    contract: checkHealth,
    access: 'anyone',
    limit: 'none',
    handler: async ({ req, query }) => {
      const isDeep = query.deep !== undefined
      if (isDeep) assertOperator(req.headers)
      await askInTime(poolOf(req.payload)).catch((error: unknown) => {
        noteIfDiskFull(error)
        if (!isDiskFull()) throw new HttpError(503, 'The database is away.')
      })
      if (isDiskFull() || !(await hasFreeSpace())) throw new HttpError(503, 'A disk is full.')
      return isDeep ? { status: 'ok' as const, deep: await readDeepHealth(req.payload) } : { status: 'ok' as const }
    },
  }),
]
