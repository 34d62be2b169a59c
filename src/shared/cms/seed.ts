import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type CollectionSlug,
  type Payload,
} from 'payload'

import { roomData, type SeedReport } from './defineRoom'

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

/**
 * Adds missing starter content; existing documents are not changed, so it is idempotent and never overwrites an
 * editor's work. One transaction: an interrupted first start leaves an empty database, which the next one seeds.
 */
export async function seed(payload: Payload): Promise<SeedReport> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const total: SeedReport = { made: 0, left: 0 }
    for (const { run } of inSeedOrder(roomData(payload.config).seeds)) {
      const { made, left } = await run(req)
      total.made += made
      total.left += left
    }
    await commitTransaction(req)
    return total
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Seeds a database without any seeded document, drafts included; any other is left unchanged. */
export async function seedIfEmpty(payload: Payload): Promise<SeedReport | undefined> {
  const collections = roomData(payload.config).seeds.flatMap((one) => one.collections) as CollectionSlug[]
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection, trash: true })))
  return counts.every(({ totalDocs }) => totalDocs === 0) ? seed(payload) : undefined
}
