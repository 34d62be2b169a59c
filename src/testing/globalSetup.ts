import { rm } from 'node:fs/promises'

import type { TestProject } from 'vitest/node'

import { makeRunFolder } from '../operations/runFolder'
import { createTemplates, dropDatabase, startCluster, type Templates } from './postgres'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of a superuser of the cluster that the tests may fill. */
    superuserUrl: string
    /** Names of the databases that test files copy. */
    templates: Templates
  }
}

/** A prepared cluster of our own in a temporary folder, gone after the run. */
async function startOwnCluster() {
  const folder = makeRunFolder()
  const cluster = await startCluster(folder)
  return {
    superuserUrl: cluster.superuserUrl,
    preparedUrl: await cluster.prepareDatabase(),
    stop: async () => {
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function prepare() {
  const { TEST_SUPERUSER_URL, TEST_PREPARED_URL } = process.env
  const { superuserUrl, preparedUrl, stop } =
    TEST_SUPERUSER_URL && TEST_PREPARED_URL
      ? { superuserUrl: TEST_SUPERUSER_URL, preparedUrl: TEST_PREPARED_URL, stop: async () => {} }
      : await startOwnCluster()
  const templates = await createTemplates(superuserUrl, preparedUrl, `power_years_${process.pid}`)
  return { superuserUrl, templates, stop }
}

/** Vitest loads this file anew for each of its projects. */
const shared = globalThis as { powerYearsTests?: { prepared: ReturnType<typeof prepare>; projects: number } }

/**
 * Prepares the integration tests once: a cluster with a migrated and seeded database (those of `TEST_SUPERUSER_URL` and
 * `TEST_PREPARED_URL`, else its own), and the templates that every test file copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const use = (shared.powerYearsTests ??= { prepared: prepare(), projects: 0 })
  use.projects += 1
  const { superuserUrl, templates, stop } = await use.prepared
  project.provide('superuserUrl', superuserUrl)
  project.provide('templates', templates)
  return async () => {
    use.projects -= 1
    if (use.projects > 0) return
    for (const name of Object.values(templates)) await dropDatabase(superuserUrl, name)
    await stop()
  }
}
