import type { PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { referenceIds, seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterStacks from '../content/stacks.json'

/** Adds the three built-in stacks when the collection is empty. */
export async function seedStacks(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const idsOf = await referenceIds(req)
  const entries = starterStacks.map(({ referenceIds: keys, supplements, ...stack }) => ({
    ...stack,
    isActive: true,
    requiredTier: 'free',
    references: idsOf(keys),
    supplements: supplements.map(({ referenceIds: own, ...supplement }) => ({ ...supplement, references: idsOf(own) })),
  }))
  return seedEntries(req, mode, { collection: slugs.stacks, keyOf: ({ slug }) => String(slug), entries })
}
