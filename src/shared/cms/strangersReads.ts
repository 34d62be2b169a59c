import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type GlobalConfig } from 'payload'

import { checkPublicQuery, publicFieldsOf } from './publicQuery'

/** Maximum rows of an anonymous response, and maximum depth of its relationships. */
const maxLimit = 100
const maxDepth = 1

type Args = { depth?: number; limit?: number; pagination?: boolean }

/** @throws APIError 400 for a query beyond the allow-list */
function refuseUnlessPublic(query: object | undefined, fields: readonly string[]): void {
  const problem = checkPublicQuery(query ?? {}, fields)
  if (problem) throw new APIError(problem, 400, undefined, true)
}

/**
 * Limits anonymous reads over a collection's REST endpoints. Without it a single request can make the server serialize
 * the whole database several times over, or PostgreSQL join every table with every other.
 */
function limitRead(fields: readonly string[]): CollectionBeforeOperationHook {
  return ({ args, operation, req, collection }) => {
    if (req.user || req.routeParams?.collection !== collection.slug) return args
    // The query of the request itself: Payload asks for related documents by filters of its own.
    if (['read', 'count', 'readDistinct'].includes(operation)) refuseUnlessPublic(req.query, fields)
    if (operation !== 'read') return args
    const { depth, limit, pagination, ...rest } = args as typeof args & Args
    // Drafts are joined with their versions, of which a stranger may see none; so may nobody see what is in the bin.
    const bounded = { ...rest, draft: false, trash: false, depth: Math.min(depth ?? maxDepth, maxDepth) }
    if ('id' in args) return bounded
    // Payload treats limits below one, and disabled pagination, as unlimited.
    const usual = pagination === false ? maxLimit : 10
    return { ...bounded, limit: Math.min(limit && limit > 0 ? limit : usual, maxLimit), pagination: true }
  }
}

/** A collection whose REST endpoints give strangers bounded lists, filtered and sorted by listed fields alone. */
export const limitStrangersReads = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [limitRead(publicFieldsOf(collection)), ...(collection.hooks?.beforeOperation ?? [])],
  },
})

/** A global that strangers read as it is: Payload's `maxDepth` bounds its relationships, a hook cannot. */
export const limitStrangersReadsOfGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  hooks: {
    ...global.hooks,
    beforeOperation: [
      ({ args, operation, req }) => {
        if (operation === 'read' && !req.user && req.routeParams?.global === global.slug) {
          refuseUnlessPublic(req.query, [])
          // What a hook changes of the arguments comes too late for Payload to leave the draft out.
          if ((args as { draft?: boolean }).draft)
            throw new APIError('Drafts are for people of the panel.', 400, undefined, true)
        }
        return args as unknown
      },
      ...(global.hooks?.beforeOperation ?? []),
    ],
  },
})
