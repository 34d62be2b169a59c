import type { PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterCards from '../content/tarotCards.json'

/** Adds the starter cards whose number is missing. */
export const seedTarot = (req: PayloadRequest, mode: SeedMode): Promise<SeedReport> =>
  seedEntries(req, mode, {
    collection: slugs.tarotCards,
    keyOf: (card) => String(card.number),
    entries: starterCards,
    fill: 'missing',
  })
