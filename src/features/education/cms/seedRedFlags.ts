import type { PayloadRequest } from 'payload'

import { starterRedFlags } from '@/shared/lib/starterRedFlags'
import { slugs } from '@/slugs'

/**
 * Adds the entries of the starter list that are missing; what is there, or in the trash, belongs to the editors.
 * @param referenceIds the ids of references by their keys
 * @returns the ids of all entries by their keys
 */
export async function seedRedFlags(
  req: PayloadRequest,
  referenceIds: (keys: readonly string[]) => number[],
): Promise<{ ids: ReadonlyMap<string, number>; made: number; left: number }> {
  const { docs } = await req.payload.find({
    collection: slugs.redFlags,
    select: { key: true },
    pagination: false,
    depth: 0,
    trash: true,
    req,
  })
  const ids = new Map(docs.map(({ id, key }) => [key, id]))
  const left = ids.size
  for (const [index, { references, ...flag }] of starterRedFlags.entries()) {
    if (ids.has(flag.key)) continue
    const data = {
      ...flag,
      orderIndex: (index + 1) * 10,
      references: referenceIds(references),
      _status: 'published' as const,
    }
    ids.set(flag.key, (await req.payload.create({ collection: slugs.redFlags, data, depth: 0, req })).id)
  }
  return { ids, made: ids.size - left, left }
}
