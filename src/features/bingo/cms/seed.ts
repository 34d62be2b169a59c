import type { PayloadRequest } from 'payload'

import type { SeedMode, SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterBoards from '../content/boards.json'

/** Adds the starter boards whose slug is missing. */
export const seedBingo = (req: PayloadRequest, mode: SeedMode): Promise<SeedReport> =>
  seedEntries(req, mode, {
    collection: slugs.bingoBoards,
    keyOf: ({ slug }) => String(slug),
    entries: starterBoards.map((board) => ({ colorScheme: 'emerald', isActive: true, ...board })),
    fill: 'missing',
  })
