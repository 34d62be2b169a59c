import type { PayloadRequest } from 'payload'

import { sumReports, type SeedMode, type SeedReport } from '@/shared/cms/defineRoom'
import { redFlagIds, seedEntries, sourcedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterFocus from '../content/focus.json'
import starterCards from '../content/patternCards.json'

/** Compares titles regardless of the kind of apostrophe. */
const plain = (title: string) => title.replaceAll('’', "'").toLowerCase()

/**
 * Adds the five pattern cards and the lines of Today's Focus when there are none; a related article that was renamed or
 * deleted is left out of its card.
 */
export async function seedDashboard(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const sourced = await sourcedEntries(req)
  const flagsOf = await redFlagIds(req)
  const { docs } = await req.payload.find({
    collection: slugs.educationModules,
    select: { title: true },
    pagination: false,
    depth: 0,
    req,
  })
  const ids = new Map(docs.map(({ id, title }) => [plain(title), id]))
  return sumReports([
    await seedEntries(req, mode, {
      collection: slugs.patternCards,
      keyOf: ({ title }) => String(title),
      entries: starterCards.map(({ modules, referenceIds: keys, redFlags, ...card }) => ({
        ...sourced(card, keys),
        relatedModules: modules.flatMap((title) => ids.get(plain(title)) ?? []),
        redFlags: flagsOf(redFlags),
      })),
    }),
    await seedEntries(req, mode, {
      collection: slugs.dashboardFocus,
      keyOf: ({ moment, orderIndex }) => `${String(moment)} ${String(orderIndex)}`,
      entries: starterFocus,
    }),
  ])
}
