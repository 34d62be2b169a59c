import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import type { Migration } from 'payload'
import type { TestProject } from 'vitest/node'

import { dropDatabase, endConnections, makeDatabase } from './database'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a superuser of the cluster that the tests may fill. */
    superuserUrl: string
    /** A migrated, empty database that each test file copies. */
    templateName: string
  }
}

/** A cluster of our own in a temporary folder, gone after the run; durability would only cost time here. */
async function startCluster() {
  const { startEmbeddedPostgres } = await import('../../scripts/lib/embedded-postgres.mjs')
  const folder = await mkdtemp(path.join(tmpdir(), 'power-years-test-'))
  const cluster = await startEmbeddedPostgres(folder, { settings: { fsync: 'off', synchronous_commit: 'off' } })
  return {
    superuserUrl: cluster.superuserUrl,
    stop: async () => {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Fills a database with the committed migrations, by Payload itself. */
async function migrate(databaseUrl: string) {
  process.env.DATABASE_URL = databaseUrl
  process.env.PAYLOAD_SECRET = 'only-for-the-tests-of-this-project'
  const [{ getPayload }, { default: config }, { migrations }] = await Promise.all([
    import('payload'),
    import('../../payload.config'),
    import('../../migrations'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  await payload.db.migrate({ migrations: migrations as unknown as Migration[] })
  await payload.destroy()
}

/**
 * Prepares the integration tests once: a cluster (the one of `TEST_DATABASE_URL`, else its own) and a migrated database
 * that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? { superuserUrl: given, stop: async () => {} } : await startCluster()
  // The process id keeps two runs on one cluster apart.
  const templateName = `power_years_template_${process.pid}`
  await migrate(await makeDatabase(cluster.superuserUrl, templateName))
  // Payload keeps a connection open for good, and a database in use is no template.
  await endConnections(cluster.superuserUrl, templateName)
  project.provide('superuserUrl', cluster.superuserUrl)
  project.provide('templateName', templateName)
  return async () => {
    await dropDatabase(cluster.superuserUrl, templateName)
    await cluster.stop()
  }
}
