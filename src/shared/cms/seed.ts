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

/**
 * Seeds in the order of their rooms, each behind those whose collections it refers to.
 * @throws Error when seeds wait for each other
 */
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
 * Adds the starter content that is missing. What is already there is left as it is, so an editor's change is never
 * overwritten and running it again does nothing. All of it or nothing: a first start that is interrupted leaves an
 * empty database behind, which the next one fills.
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

/** Seeds a database that holds nothing that is seeded, not even a draft; any other is an owner's and stays untouched. */
export async function seedIfEmpty(payload: Payload): Promise<SeedReport | undefined> {
  const collections = roomData(payload.config).seeds.flatMap((one) => one.collections) as CollectionSlug[]
  const counts = await Promise.all(collections.map((collection) => payload.count({ collection })))
  return counts.every(({ totalDocs }) => totalDocs === 0) ? seed(payload) : undefined
}
