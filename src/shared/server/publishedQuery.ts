import 'server-only'

import type { Payload, TypedUser, Where } from 'payload'
import { cache } from 'react'

import type { ContentSlug } from '@/slugs'

import { cached } from './cached'
import { draftViewer } from './draft'
import { payloadClient } from './payloadClient'

/** What visitors see of a collection with drafts. */
export const published = { _status: { equals: 'published' } } as const satisfies Where

/** What a query of published content is given. */
type Scope = {
  payload: Payload
  /**
   * The options of `payload.find` that keep visitors to what is published and give a previewing editor the newest drafts.
   * @param where what else is asked for, of both
   * @param visible what visitors see, where that is more than being published
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
 * A query of published content. Visitors get its cached answer (see `cached`); a signed-in editor in draft mode gets it
 * anew, with the newest drafts.
 * @param name as for `cached`: unique
 * @param tags the collections the answer is made of
 * @returns the query, answering what it found (null for a miss) and whether drafts may be in it; `published` asks as a
 * visitor does, for pages that are made ahead, outside any request
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
