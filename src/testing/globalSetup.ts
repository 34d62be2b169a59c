import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

import type { TestProject } from 'vitest/node'

import { startCluster } from './cluster'
import { dropDatabase, makeDatabase, runSql } from './database'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a superuser of the cluster that the tests may fill. */
    superuserUrl: string
    /** A migrated, empty database that each test file copies. */
    templateName: string
  }
}

/** A cluster of our own in a temporary folder, gone after the run. */
async function startOwnCluster() {
  const folder = await mkdtemp(path.join(tmpdir(), 'power-years-test-'))
  const cluster = await startCluster(folder)
  return {
    superuserUrl: cluster.superuserUrl,
    stop: async () => {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Fills a database with the committed migrations, by Payload's own command. */
async function migrate(databaseUrl: string) {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PAYLOAD_SECRET: 'only-for-the-tests-of-this-project' }
  const command = ['--conditions=production', 'node_modules/payload/bin.js', 'migrate']
  const { stdout, stderr } = await promisify(execFile)(process.execPath, command, { env })
  // The command can fail and end with 0: what counts is the table.
  const rows = await runSql(databaseUrl, 'SELECT 1 FROM payload_migrations').catch(() => [])
  if (rows.length === 0) throw new Error(`The template could not be migrated: ${stdout}${stderr}`)
}

/**
 * Prepares the integration tests once: a cluster (the one of `TEST_DATABASE_URL`, else its own) and a migrated database
 * that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? { superuserUrl: given, stop: async () => {} } : await startOwnCluster()
  // The process id keeps two runs on one cluster apart.
  const templateName = `power_years_template_${process.pid}`
  await migrate(await makeDatabase(cluster.superuserUrl, templateName))
  project.provide('superuserUrl', cluster.superuserUrl)
  project.provide('templateName', templateName)
  return async () => {
    await dropDatabase(cluster.superuserUrl, templateName)
    await cluster.stop()
  }
}
