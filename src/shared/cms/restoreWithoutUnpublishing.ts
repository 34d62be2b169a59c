import type { CollectionSlug, Endpoint } from 'payload'

/**
 * Stands before Payload's own call for going back to a version: a draft of what is published comes back as a draft, so
 * that the public page stays as it is. Payload would take the page off the site.
 */
export const restoreWithoutUnpublishing = (slug: CollectionSlug): Endpoint => {
  const endpoint: Endpoint = {
    method: 'post',
    path: '/versions/:id',
    handler: async (req) => {
      const { collections, db } = req.payload
      const own = collections[slug].config.endpoints || []
      const restore = own.find(
        ({ path, method, handler }) =>
          path === endpoint.path && method === endpoint.method && handler !== endpoint.handler,
      )!
      const id = Number(req.routeParams?.id)
      if (!Number.isSafeInteger(id) || !req.user) return restore.handler(req)
      const [version] = (
        await db.findVersions<{ _status?: string }>({
          collection: slug,
          where: { id: { equals: id } },
          limit: 1,
          pagination: false,
          req,
        })
      ).docs
      const isDraft = version?.version._status === 'draft'
      if (isDraft) req.query = { ...req.query, draft: 'true' }
      return restore.handler(req)
    },
  }
  return endpoint
}
