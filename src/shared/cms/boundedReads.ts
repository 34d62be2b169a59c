import type { CollectionBeforeOperationHook, CollectionConfig } from 'payload'

/** Most rows a stranger gets at once, and how far what they refer to is put in. */
const mostRows = 100
const deepest = 1

/**
 * Bounds what one anonymous request to a collection's own address may ask for. Without it, one address can make the
 * server put together everything it holds, several times over, until its memory is gone.
 */
const boundReads: CollectionBeforeOperationHook = ({ args, operation, req, collection }) => {
  if (operation !== 'read' || req.user || req.routeParams?.collection !== collection.slug) return args
  const { depth, limit, pagination, ...rest } = args as typeof args & {
    depth?: number
    limit?: number
    pagination?: boolean
  }
  const bounded = { ...rest, depth: Math.min(depth ?? deepest, deepest) }
  if ('id' in args) return bounded
  // Payload takes what is below one, and no pagination, for everything.
  const usual = pagination === false ? mostRows : 10
  return { ...bounded, limit: Math.min(limit && limit > 0 ? limit : usual, mostRows), pagination: true }
}

/** The collection, with bounded reads for strangers. */
export const withBoundedReads = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: { ...collection.hooks, beforeOperation: [boundReads, ...(collection.hooks?.beforeOperation ?? [])] },
})
