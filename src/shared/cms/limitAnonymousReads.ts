import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/** Maximum rows of an anonymous response, and maximum depth of its relationships. */
const maxLimit = 100
const maxDepth = 1

/**
 * Limits anonymous reads over a collection's REST endpoint. Without it a single request can make the server serialize
 * the whole database several times over, until it runs out of memory.
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
  // Payload treats limits below one, and disabled pagination, as unlimited.
  const usual = pagination === false ? maxLimit : 10
  return { ...bounded, limit: Math.min(limit && limit > 0 ? limit : usual, maxLimit), pagination: true }
}

export const limitAnonymousReads = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [limitRead, ...(collection.hooks?.beforeOperation ?? [])] },
})
