import type { PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries } from '@/shared/cms/seedEntries'
import { sourcedRedFlags } from '@/shared/lib/starterRedFlags'
import { slugs } from '@/slugs'

/**
 * Adds the entries of the starter list that are missing; what is there, or in the trash, belongs to the editors.
 * @param referenceIds the ids of references by their keys
 */
export const seedRedFlags = (
  req: PayloadRequest,
  mode: SeedMode,
  referenceIds: (keys: readonly string[]) => number[],
): Promise<SeedReport> =>
  seedEntries(req, mode, {
    collection: slugs.redFlags,
    keyOf: ({ key }) => String(key),
    entries: sourcedRedFlags.map(({ references, ...flag }, index) => ({
      ...flag,
      orderIndex: (index + 1) * 10,
      references: referenceIds(references),
    })),
    fill: 'missing',
  })
