import type { PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterArchetypes from '../content/archetypes.json'

/** Compares titles regardless of the kind of apostrophe. */
const plain = (title: string) => title.replaceAll('’', "'").toLowerCase()

/** Adds the five archetypes when there are none; a module that an editor renamed or deleted is left out. */
export async function seedArchetypes(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const { docs } = await req.payload.find({
    collection: slugs.educationModules,
    select: { title: true },
    pagination: false,
    depth: 0,
    req,
  })
  const ids = new Map(docs.map(({ id, title }) => [plain(title), id]))
  const entries = starterArchetypes.map(({ modules, ...archetype }) => ({
    ...archetype,
    modules: modules.flatMap((title) => ids.get(plain(title)) ?? []),
  }))
  return seedEntries(req, mode, { collection: slugs.archetypes, keyOf: ({ key }) => String(key), entries })
}
