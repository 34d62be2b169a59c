import type { PayloadRequest } from 'payload'

import { redFlagIds, referenceIds, seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterFocus from '../content/focus.json'
import starterCards from '../content/patternCards.json'

/** Compares titles regardless of the kind of apostrophe. */
const plain = (title: string) => title.replaceAll('’', "'").toLowerCase()

/**
 * Adds the five pattern cards and the lines of Today's Focus when there are none; a related article that was renamed or
 * deleted is left out of its card.
 */
export async function seedDashboard(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const idsOf = await referenceIds(req)
  const flagsOf = await redFlagIds(req)
  const { docs } = await req.payload.find({
    collection: slugs.educationModules,
    select: { title: true },
    pagination: false,
    depth: 0,
    req,
  })
  const ids = new Map(docs.map(({ id, title }) => [plain(title), id]))
  const cards = await seedEntries(
    req,
    slugs.patternCards,
    starterCards.map(({ modules, referenceIds: keys, redFlags, ...card }) => ({
      ...card,
      relatedModules: modules.flatMap((title) => ids.get(plain(title)) ?? []),
      references: idsOf(keys),
      redFlags: flagsOf(redFlags),
    })),
  )
  const focus = await seedEntries(req, slugs.dashboardFocus, starterFocus)
  return { made: cards.made + focus.made, left: cards.left + focus.left }
}
