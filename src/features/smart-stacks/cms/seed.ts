import type { PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries, sourcedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterStacks from '../content/stacks.json'

/** Adds the three built-in stacks when the collection is empty. */
export async function seedStacks(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const sourced = await sourcedEntries(req)
  const entries = starterStacks.map(({ referenceIds: keys, supplements, ...stack }) => ({
    ...sourced(stack, keys),
    isActive: true,
    requiredTier: 'free',
    supplements: supplements.map(({ referenceIds: own, ...supplement }) => sourced(supplement, own)),
  }))
  return seedEntries(req, mode, { collection: slugs.stacks, keyOf: ({ slug }) => String(slug), entries })
}
