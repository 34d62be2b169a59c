import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'

/** The ids of entries by their keys. The education room's seed, which creates them, runs before. */
const idsByKey =
  (collection: 'references' | 'red-flags', what: string) =>
  async (req: PayloadRequest): Promise<(keys: readonly string[]) => number[]> => {
    const { docs } = await req.payload.find({ collection, select: { key: true }, pagination: false, depth: 0, req })
    const ids = new Map(docs.map(({ id, key }) => [key, id]))
    return (keys) =>
      keys.map((key) => {
        const id = ids.get(key)
        if (id === undefined) throw new Error(`There is no ${what} ${key}`)
        return id
      })
  }

export const referenceIds = idsByKey('references', 'reference')
export const redFlagIds = idsByKey('red-flags', 'red flag')

/**
 * Publishes starter entries in an empty collection (no drafts either). In any other, editors' changes and deletions
 * must last.
 */
export async function seedEntries<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  entries: readonly object[],
): Promise<{ made: number; left: number }> {
  const { totalDocs } = await req.payload.count({ collection, trash: true, req })
  if (totalDocs > 0) return { made: 0, left: totalDocs }
  for (const entry of entries) {
    // Starter content is JSON, whose types have no literals; Payload validates it when it is created.
    const data = { ...entry, _status: 'published' } as RequiredDataFromCollectionSlug<Slug>
    await req.payload.create({ collection, data, depth: 0, req })
  }
  return { made: entries.length, left: 0 }
}
