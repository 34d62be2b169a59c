import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/** Most rows of one anonymous answer, and how deep its relationships are populated. */
const maxLimit = 100
const maxDepth = 1

/**
 * Limits what one anonymous request to a collection's own address may ask for. Without it, one request can make the
 * server serialize everything it holds, several times over, until its memory is gone.
 */
const limitRead: CollectionBeforeOperationHook = ({ args, operation, req, collection }) => {
  if (operation !== 'read' || req.user || req.routeParams?.collection !== collection.slug) return args
  const { depth, limit, pagination, ...rest } = args as typeof args & {
    depth?: number
    limit?: number
    pagination?: boolean
  }
  const bounded = { ...rest, depth: Math.min(depth ?? maxDepth, maxDepth) }
  if ('id' in args) return bounded
  // Payload takes what is below one, and no pagination, for everything.
  const usual = pagination === false ? maxLimit : 10
  return { ...bounded, limit: Math.min(limit && limit > 0 ? limit : usual, maxLimit), pagination: true }
}

/** The collection, with anonymous reads over REST limited in rows and depth. */
export const limitAnonymousReads = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [limitRead, ...(collection.hooks?.beforeOperation ?? [])] },
})
