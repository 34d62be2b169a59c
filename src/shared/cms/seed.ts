import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type Payload,
} from 'payload'

import { roomData, sumReports, type ReleaseReport, type SeedMode, type SeedReport } from './defineRoom'

type Ordered = { collections: string[]; after?: readonly string[] }

/** Orders the seeds topologically by the collections they refer to. @throws Error on a cycle */
export function inSeedOrder<One extends Ordered>(seeds: readonly One[]): One[] {
  const waiting = [...seeds]
  const ordered: One[] = []
  while (waiting.length > 0) {
    const open = new Set(waiting.flatMap(({ collections }) => collections))
    const next = waiting.findIndex(({ collections, after = [] }) =>
      after.every((slug) => !open.has(slug) || collections.includes(slug)),
    )
    if (next < 0) throw new Error(`These seeds wait for each other: ${[...open].join(', ')}`)
    ordered.push(...waiting.splice(next, 1))
  }
  return ordered
}

/** One transaction: an interrupted first start leaves an empty database, which the next one seeds. */
async function runSeeds(payload: Payload, mode: SeedMode): Promise<Required<SeedReport>> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const reports: SeedReport[] = []
    for (const { run, fillsOnly } of inSeedOrder(roomData(payload.config).seeds))
      if (mode === 'fill' || !fillsOnly) reports.push(await run(req, mode))
    await commitTransaction(req)
    return sumReports(reports)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/**
 * Adds missing starter content; existing documents are not changed, so it is idempotent and never overwrites an
 * editor's work.
 */
export async function seed(payload: Payload): Promise<SeedReport> {
  const { made, left } = await runSeeds(payload, 'fill')
  return { made, left }
}

/**
 * Brings a seeded database to the starter content of this release (decision 052): words that nobody changed here, and
 * what no release had before. What an editor changed or deleted stays so.
 */
export const renewStarterContent = (payload: Payload): Promise<SeedReport & ReleaseReport> =>
  runSeeds(payload, 'release')

/** Seeds a database without any seeded document, drafts included; any other is left unchanged. */
export async function seedIfEmpty(payload: Payload): Promise<SeedReport | undefined> {
  const collections = roomData(payload.config).seeds.flatMap((one) => one.collections) as CollectionSlug[]
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection, trash: true })))
  return counts.every(({ totalDocs }) => totalDocs === 0) ? seed(payload) : undefined
}
