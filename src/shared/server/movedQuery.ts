import 'server-only'

import type { Where } from 'payload'

import type { slugs } from '@/slugs'

import { cached } from './cached'
import { payloadClient } from './payloadClient'
import { published } from '@/shared/lib/publishedFilters'

type WithPreviousSlugs = typeof slugs.educationModules | typeof slugs.pages | typeof slugs.stacks

/**
 * A query for where a document went whose slug was changed: its present slug, or null when no public document had that
 * one.
 * @param name as for `cached`
 * @param shown the visitors' filter, if it is more than being published
 */
export const movedQuery = (name: string, collection: WithPreviousSlugs, shown: Where = published) =>
  cached(name, [collection], async (slug: string): Promise<string | null> => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection,
      where: { and: [shown, { previousSlugs: { equals: slug } }] },
      select: { slug: true },
      limit: 1,
      pagination: false,
      depth: 0,
      overrideAccess: false,
    })
    return docs[0]?.slug ?? null
  })
