import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type GlobalConfig } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'

import { checkPublicQuery, publicFieldsOf } from './publicQuery'

/**
 * Maximum rows of an anonymous response: of plain columns, and of whole texts or with what they refer to put in, of which
 * a hundred kept the server busy for half a second.
 */
const maxRows = { plain: 100, whole: 20 } as const
/**
 * The same for whoever is signed in, many times what the panel asks for: a list of all versions would grow for years, and
 * one request for it end the server. `joined` are rows with what they refer to, which is whole texts in turn: half a
 * megabyte for a module with the modules beside it and theirs.
 */
const maxRowsSignedIn = { plain: 1_000, whole: 100, versions: 100, joined: 20 } as const
/** Maximum depth of relationships in a list. A text alone may be asked for as deep as Payload's `maxDepth` goes. */
const maxDepth = 1

type Args = { depth?: number; limit?: number; pagination?: boolean }

/** @throws APIError 400 for a query beyond the allow-list */
function refuseUnlessPublic(query: object | undefined, fields: readonly string[]): void {
  const problem = checkPublicQuery(query ?? {}, fields)
  if (problem) throw new APIError(problem, 400, undefined, true)
}

/** How much somebody who is signed in gets of a list. @param most rows of it by themselves */
function boundSignedIn({ depth = maxDepth, limit, pagination }: Args, most: number): Pick<Args, 'depth' | 'limit'> {
  const bounded = { depth: Math.min(depth, maxDepth) }
  const asked = limit ?? (pagination === false ? 0 : undefined)
  if (asked === undefined) return bounded
  // A depth that is no number is not zero either.
  const rows = bounded.depth === 0 ? most : Math.min(most, maxRowsSignedIn.joined)
  return { ...bounded, limit: asked >= 1 ? Math.min(asked, rows) : rows }
}

/**
 * Limits anonymous reads over a collection's REST endpoints. Without it a single request can make the server serialize
 * the whole database several times over, or PostgreSQL join every table with every other.
 */
function limitRead({ fields: own }: CollectionConfig): CollectionBeforeOperationHook {
  const fields = publicFieldsOf({ fields: own })
  const hasTexts = flattenTopLevelFields(own).some(({ type }) => type === 'richText')
  return ({ args, operation, overrideAccess, req, collection }) => {
    if (req.routeParams?.collection !== collection.slug) return args
    if (req.user) {
      // What hooks and calls of our own read on the way is theirs to bound; Payload calls a list of versions a read as well.
      const list = `${req.payload.config.routes.api}/${collection.slug}`
      const isOfVersions = req.pathname === `${list}/versions`
      if (operation !== 'read' || overrideAccess || !(isOfVersions || req.pathname === list)) return args
      const most = maxRowsSignedIn[isOfVersions ? 'versions' : hasTexts ? 'whole' : 'plain']
      return { ...args, ...boundSignedIn(args as Args, most) }
    }
    // The query of the request itself: Payload asks for related documents by filters of its own.
    if (['read', 'count', 'readDistinct'].includes(operation)) refuseUnlessPublic(req.query, fields)
    if (operation !== 'read') return args
    const { depth, limit, pagination, ...rest } = args as typeof args & Args
    // Drafts are joined with their versions, of which a stranger may see none; so may nobody see what is in the bin.
    const bounded = { ...rest, draft: false, trash: false, depth: Math.min(depth ?? maxDepth, maxDepth) }
    if ('id' in args) return bounded
    const most = hasTexts || bounded.depth > 0 ? maxRows.whole : maxRows.plain
    // Payload treats limits below one, and disabled pagination, as unlimited.
    const usual = pagination === false ? most : 10
    return { ...bounded, limit: Math.min(limit && limit > 0 ? limit : usual, most), pagination: true }
  }
}

/** A collection whose REST endpoints give strangers bounded lists, filtered and sorted by listed fields alone. */
export const limitAnonymousReads = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [limitRead(collection), ...(collection.hooks?.beforeOperation ?? [])],
  },
})

/** A global that strangers read as it is: Payload's `maxDepth` bounds its relationships, a hook cannot. */
export const limitAnonymousReadsOfGlobal = (global: GlobalConfig): GlobalConfig => ({
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
