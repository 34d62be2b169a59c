import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'

import { numberMarksIn } from '@/shared/lib/sourceMarks'

import type { SeedMode, SeedReport } from './defineRoom'
import { findNewEntries, renewEntries, type Doc, type KeyOf } from './starterContent'

type Ids = (keys: readonly string[]) => number[]

async function readIds(req: PayloadRequest, collection: 'references' | 'red-flags') {
  const { docs } = await req.payload.find({ collection, select: { key: true }, pagination: false, depth: 0, req })
  return new Map(docs.map(({ id, key }) => [key, id]))
}

/** The ids of entries by their keys. The education room's seed, which creates them, runs before. */
const idsByKey =
  (collection: 'references' | 'red-flags', what: string) =>
  async (req: PayloadRequest): Promise<Ids> => {
    const ids = await readIds(req, collection)
    return (keys) =>
      keys.map((key) => {
        const id = ids.get(key)
        if (id === undefined) throw new Error(`There is no ${what} ${key}`)
        return id
      })
  }

export const referenceIds = idsByKey('references', 'reference')

/** The ids of those references that are still there: an editor may have deleted one that nothing cites any more. */
export async function knownReferenceIds(req: PayloadRequest): Promise<Ids> {
  const ids = await readIds(req, 'references')
  return (keys) => keys.flatMap((key) => ids.get(key) ?? [])
}

/** What makes a starter entry, or a row of one, with its sources: its texts name them by key, those of the CMS by number. */
export async function sourcedEntries(req: PayloadRequest) {
  const idsOf = await referenceIds(req)
  return <Entry extends object>(entry: Entry, keys: readonly string[]): Entry & { references: number[] } => ({
    ...numberMarksIn(entry, keys),
    references: idsOf(keys),
  })
}

export const redFlagIds = idsByKey('red-flags', 'red flag')

type Starter<Slug> = {
  collection: Slug
  /** What tells entries apart, from release to release. */
  keyOf: KeyOf
  entries: readonly object[]
  /** Whether `fill` adds each entry that is missing, or all to an empty collection (no drafts either). */
  fill?: 'missing' | 'empty'
}

/**
 * Publishes starter entries. Editors' changes and deletions last: a release gives its words to entries that nobody
 * changed, and adds those that no release had before.
 */
export async function seedEntries<Slug extends CollectionSlug>(
  req: PayloadRequest,
  mode: SeedMode,
  { collection, keyOf, entries, fill = 'empty' }: Starter<Slug>,
): Promise<SeedReport> {
  const keyed = entries.map((entry) => ({ key: keyOf(entry as Doc), data: entry as Doc }))
  const hasDrafts = Boolean(req.payload.collections[collection].config.versions?.drafts)
  const missing = await missingEntries()
  for (const { data } of missing) {
    // Starter content is JSON, whose types have no literals; Payload validates it when it is created.
    const complete = {
      ...data,
      ...(hasDrafts && { _status: 'published' }),
    } as unknown as RequiredDataFromCollectionSlug<Slug>
    await req.payload.create({ collection, data: complete, depth: 0, req })
  }
  const made = new Set(missing.map(({ key }) => key))
  const report = { made: made.size, left: keyed.length - made.size }
  if (mode === 'fill' && made.size === 0) return report
  const told = mode === 'fill' ? missing : keyed
  return { ...report, ...(await renewEntries(req, { collection, keyOf, entries: told, made })) }

  async function missingEntries() {
    if (mode === 'release') return findNewEntries(req, collection, keyed)
    // What was thrown away stays away.
    const { docs } = await req.payload.find({ collection, pagination: false, depth: 0, draft: true, trash: true, req })
    const known = new Set((docs as unknown as Doc[]).map(keyOf))
    return fill === 'empty' && known.size > 0 ? [] : keyed.filter(({ key }) => !known.has(key))
  }
}
