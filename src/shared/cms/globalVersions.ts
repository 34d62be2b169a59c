import {
  APIError,
  type Config,
  type Endpoint,
  type GlobalBeforeOperationHook,
  type GlobalConfig,
  type GlobalSlug,
} from 'payload'

type Save = { data?: Record<string, unknown>; draft?: boolean }

/**
 * What is saved of a global and not asked for as a draft stands on the site at once, whatever status it has: the words of a
 * page cannot be taken off it, and a draft's would come in their place without having been checked.
 */
const refuseUnpublishing =
  (hasDrafts: boolean): GlobalBeforeOperationHook =>
  ({ args, operation, req }) => {
    const { data, draft } = args as Save
    if (operation !== 'update' || !req.user || data?._status === undefined) return args
    if (!hasDrafts) {
      const { _status, ...rest } = data
      return { ...args, data: rest }
    }
    if (data._status === 'draft' && !draft)
      throw new APIError(
        'The words of a page cannot be taken off the site. Change them, or go back to an older version.',
        400,
        null,
        true,
      )
    return args
  }

/**
 * Stands before Payload's own call for going back to a version of a global, which writes it on the site past every hook:
 * here it is a save like any other, checked and approved. A draft comes back as a draft.
 */
const restoreAsSave = (slug: GlobalSlug, hasDrafts: boolean): Endpoint => ({
  method: 'post',
  path: '/versions/:id',
  handler: async (req) => {
    const { payload, user } = req
    // By a query: what is no number of a version is not found then, as elsewhere.
    const found = await payload.findGlobalVersions({
      slug,
      where: { id: { equals: req.routeParams?.id } },
      limit: 1,
      depth: 0,
      showHiddenFields: true,
      overrideAccess: false,
      user,
      req,
    })
    const version = found.docs[0]?.version as unknown as Record<string, unknown> | undefined
    if (!version) throw new APIError('There is no such version.', 404, null, true)
    const { id: _id, updatedAt: _updatedAt, createdAt: _createdAt, globalType: _type, ...data } = version
    const isDraft = hasDrafts && (data._status === 'draft' || req.query?.draft === 'true')
    const doc = await payload.updateGlobal({
      slug,
      data: { ...data, ...(hasDrafts && { _status: isDraft ? 'draft' : 'published' }) } as object,
      draft: isDraft,
      depth: 0,
      context: { isRestoringVersion: true },
      overrideAccess: false,
      user,
      req,
    })
    return Response.json({ doc, message: req.t('version:restoredSuccessfully') })
  },
})

const guardGlobal = (global: GlobalConfig): GlobalConfig => {
  if (!global.versions) return global
  const hasDrafts = typeof global.versions === 'object' && Boolean(global.versions.drafts)
  const { admin, hooks } = global
  return {
    ...global,
    endpoints: [restoreAsSave(global.slug as GlobalSlug, hasDrafts), ...(global.endpoints || [])],
    hooks: {
      ...hooks,
      beforeOperation: [refuseUnpublishing(hasDrafts), ...(hooks?.beforeOperation ?? [])],
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        elements: {
          ...admin?.components?.elements,
          UnpublishButton: '/features/admin-panel/cms/EmptyComponents#NoUnpublishButton',
        },
      },
    },
  }
}

/** A Payload plugin, behind all rooms: no version of a global comes on the site but by a save that is checked. */
export const globalVersions = (config: Config): Config => ({ ...config, globals: config.globals?.map(guardGlobal) })
