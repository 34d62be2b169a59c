import type { PayloadRequest } from 'payload'

import { referenceIds, seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterStacks from '../content/stacks.json'

/** Adds the three built-in stacks when the collection is empty. */
export async function seedStacks(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const idsOf = await referenceIds(req)
  const entries = starterStacks.map(({ referenceIds: keys, supplements, ...stack }) => ({
    ...stack,
    isActive: true,
    requiredTier: 'free',
    references: idsOf(keys),
    supplements: supplements.map(({ referenceIds: own, ...supplement }) => ({ ...supplement, references: idsOf(own) })),
  }))
  return seedEntries(req, slugs.stacks, entries)
}
