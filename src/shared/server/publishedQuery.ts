import 'server-only'

import type { Payload, TypedUser, Where } from 'payload'
import { cache } from 'react'

import type { ContentSlug } from '@/slugs'

import { published } from '@/shared/lib/publishedFilters'
import { cached } from './cached'
import { draftViewer } from './draft'
import { payloadClient } from './payloadClient'

/** The context of a query of published content. */
type Scope = {
  payload: Payload
  /**
   * Options of `payload.find` that restrict visitors to published documents and give editors in draft mode the newest
   * drafts.
   * @param where further conditions for both
   * @param visible the visitors' filter, if it is more than being published
   */
  visible: (
    where?: Where,
    visible?: Where,
  ) => { where?: Where; draft?: true; user?: TypedUser; overrideAccess: false; pagination: false }
}

const scopeFor = (payload: Payload, viewer: TypedUser | null): Scope => ({
  payload,
  visible: (where, visible = published) =>
    viewer
      ? { ...(where && { where }), draft: true, user: viewer, overrideAccess: false, pagination: false }
      : { where: where ? { and: [visible, where] } : visible, overrideAccess: false, pagination: false },
})

/**
 * A query of published content. Visitors get its cached result (see `cached`); a signed-in editor in draft mode an
 * uncached one with the newest drafts.
 * @param name as for `cached`
 * @param tags slugs of the collections it reads
 * @returns the query, which resolves with the result (null for a miss) and whether drafts may be included; `published`
 * is the visitors' query, for `generateStaticParams`, outside of a request
 */
export function publishedQuery<Args extends (string | number)[], Found>(
  name: string,
  tags: readonly ContentSlug[],
  query: (scope: Scope, ...args: Args) => Promise<Found>,
) {
  const findPublished = cached(name, tags, async (...args: Args) =>
    query(scopeFor(await payloadClient(), null), ...args),
  )
  const find = cache(async (...args: Args): Promise<{ found: Found | null; preview: boolean }> => {
    const viewer = await draftViewer()
    return viewer
      ? { found: await query(scopeFor(await payloadClient(), viewer), ...args), preview: true }
      : { found: await findPublished(...args), preview: false }
  })
  return Object.assign(find, { published: findPublished })
}
