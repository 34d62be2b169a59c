import { randomBytes } from 'node:crypto'

import type { Payload, SanitizedConfig } from 'payload'
import { inject } from 'vitest'

import { dropDatabase, makeDatabase } from './database'
import { makeUser } from './factories'
import { restClient, type RestClient } from './restClient'

/** Where the site of a test believes to be. */
export const testOrigin = 'http://localhost:3000'

/** The CMS of one test file, on a database of its own. */
export type TestCms = {
  payload: Payload
  config: Promise<SanitizedConfig>
  databaseUrl: string
  /** A caller without a session. */
  anonymous: RestClient
  /** A caller who has signed in as a new person with this role. */
  signedInAs: (role: 'editor' | 'founder') => Promise<RestClient & { id: number; email: string; password: string }>
  /** Closes every connection and drops the database. */
  stop: () => Promise<void>
}

type Options = {
  /** Further variables of the environment, set before anything reads it. */
  env?: Record<string, string>
  /** A migrated database to use instead of a copy of the template. */
  databaseUrl?: string
}

/**
 * Starts Payload against a fresh copy of the migrated database. One per test file: the environment is read once in a
 * process, so nothing that reads it may be imported before.
 */
export async function startTestCms({ env = {}, databaseUrl: given }: Options = {}): Promise<TestCms> {
  const superuserUrl = inject('superuserUrl')
  const name = `power_years_test_${process.pid}_${randomBytes(4).toString('hex')}`
  const databaseUrl = given ?? (await makeDatabase(superuserUrl, name, inject('templateName')))
  Object.assign(process.env, {
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: 'only-for-the-tests-of-this-project',
    SITE_URL: testOrigin,
    ...env,
  })
  const { getPayload } = await import('payload')
  const { default: config } = await import('../../payload.config')
  const payload = await getPayload({ config })
  // Refusals are what most tests provoke; the answers are looked at, not the log.
  payload.logger.level = 'silent'
  const anonymous = restClient(config, process.env.SITE_URL!)

  return {
    payload,
    config,
    databaseUrl,
    anonymous,
    signedInAs: async (role) => {
      const { id, email, password } = await makeUser(payload, role)
      const { status, headers, text } = await anonymous.post('/users/login', { json: { email, password } })
      const cookie = /^payload-token=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0]
      if (!cookie) throw new Error(`could not sign in: ${status} ${text}`)
      return { ...restClient(config, process.env.SITE_URL!, cookie), id, email, password }
    },
    stop: async () => {
      await payload.destroy()
      if (!given) await dropDatabase(superuserUrl, name)
    },
  }
}
