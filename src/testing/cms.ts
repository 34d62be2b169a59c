import { randomBytes } from 'node:crypto'

import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload, SanitizedConfig } from 'payload'
import { inject } from 'vitest'

import { visitorsPoolOf } from '@/shared/database'
import { resetEnv } from '@/shared/env'
import { databaseTimeouts } from '@/shared/resilientPool'

import { makeUser, signIn } from './factories'
import { createDatabase, dropDatabase, type Templates } from './postgres'
import { restClient, type RestClient } from './restClient'

/** Where the site of a test believes to be. */
export const testOrigin = 'http://localhost:3000'
/** A site on https: for the files that vitest.config.ts lists as of another site. */
export const anotherSite = { SITE_URL: 'https://power.example' }

/** The CMS of one test file, on a database of its own. */
export type TestCms = {
  payload: Payload
  config: Promise<SanitizedConfig>
  databaseUrl: string
  /** A caller without a session. */
  anonymous: RestClient
  /** A caller with the session of a new person who has this role. */
  signedInAs: (
    role: 'editor' | 'reviewer' | 'founder',
  ) => Promise<RestClient & { id: number; email: string; password: string }>
  /** Drops the database and takes the variables back. */
  stop: () => Promise<void>
}

type Options = {
  /**
   * Further variables of the environment. What payload.config.ts itself reads (the bucket, SITE_URL, EMAIL_FROM) needs a
   * file that vitest.config.ts lists as isolated, or as of another site.
   */
  env?: Record<string, string>
  /** What the database holds: nothing but its migrated tables, or the starter content as well. */
  content?: keyof Templates
  /** A database to use instead of a copy of a template. */
  databaseUrl?: string
  /** Whether `runDueJobs` queues what the real clock asks for, of the night or the hour: for tests of just that. */
  hasSchedules?: boolean
  /** Whether PostgreSQL may take as long as on a machine that does something else beside; false for tests of just that. */
  isPatient?: boolean
}

/** In the place of the site's timeouts, by which a person in a hurry is told to come back. */
const patience = {
  statement_timeout: 60_000,
  lock_timeout: 60_000,
  idle_in_transaction_session_timeout: 600_000,
  query_timeout: 90_000,
  connectionTimeoutMillis: 90_000,
} satisfies typeof databaseTimeouts

/** Payload takes seconds to start: one for all files of a worker, with another pool for each. */
let started: Promise<{ payload: Payload; config: Promise<SanitizedConfig> }> | undefined

async function startPayload() {
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config })
  return { payload, config }
}

/** Sets variables. @returns what puts the former ones back */
function overrideEnv(env: Record<string, string>): () => void {
  const former = Object.keys(env).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, env)
  resetEnv()
  return () => {
    for (const [name, value] of former) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    resetEnv()
  }
}

async function connect(payload: Payload, connectionString: string, timeouts: Partial<typeof patience>): Promise<void> {
  // When it starts, Payload connects by itself.
  disconnect(payload)
  const db = payload.db as unknown as PostgresAdapter
  db.poolOptions = { ...db.poolOptions, connectionString, ...databaseTimeouts, ...timeouts }
  await db.connect!({ hotReload: true })
  Object.assign(visitorsPoolOf(payload).options, timeouts)
}

/** Leaves the adapter as it was before it first connected. */
function disconnect(payload: Payload): void {
  const db = payload.db as unknown as { pool?: PostgresAdapter['pool'] }
  // Payload never gives its first connection back: it ends with the database.
  void db.pool?.end().catch(() => {})
  db.pool = undefined
}

/** Points the worker's Payload, started at the first call, at a fresh copy of a template. One at a time. */
export async function startTestCms({
  env = {},
  content = 'empty',
  databaseUrl: given,
  hasSchedules = false,
  isPatient = true,
}: Options = {}): Promise<TestCms> {
  const superuserUrl = inject('superuserUrl')
  const name = `power_years_test_${process.pid}_${randomBytes(4).toString('hex')}`
  const databaseUrl = given ?? (await createDatabase(superuserUrl, name, inject('templates')[content]))
  const restoreEnv = overrideEnv({
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'only-for-the-tests-of-this-project',
    SITE_URL: testOrigin,
    ...env,
  })
  const origin = process.env.SITE_URL!
  const { payload, config } = await (started ??= startPayload())
  await connect(payload, databaseUrl, isPatient ? patience : {})
  // Refusals are what most tests provoke; the answers are looked at, not the log.
  payload.logger.level = 'silent'
  payload.config.jobs.scheduling = hasSchedules
  const { endpoints } = payload.config
  const ownEndpoints = endpoints.length

  return {
    payload,
    config,
    databaseUrl,
    anonymous: restClient(config, origin),
    signedInAs: async (role) => {
      const user = await makeUser(payload, role)
      return { ...restClient(config, origin, await signIn(payload, user)), ...user }
    },
    stop: async () => {
      disconnect(payload)
      restoreEnv()
      // Without those that a file has added: the next one shares this Payload.
      endpoints.length = ownEndpoints
      if (!given) await dropDatabase(superuserUrl, name)
    },
  }
}
