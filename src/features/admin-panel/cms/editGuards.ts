import type { CollectionConfig, Config, GlobalConfig } from 'payload'

const form = '/features/admin-panel/cms/EditGuard#EditGuard'
const list = '/features/admin-panel/cms/ListGuard#ListGuard'

/** What Payload says where somebody types into a version that is not the newest any more; see EditGuard. */
export const saveConflictMessages = {
  // Payload does not say who: it may be the same person, in another tab.
  documentModified: 'This was saved in the meantime, in another tab of yours or by somebody else',
  documentOutOfDate: 'What you typed is kept in this browser. Reload, and it is offered beside what was saved.',
}

const guardCollection = ({ admin, ...collection }: CollectionConfig): CollectionConfig => ({
  ...collection,
  // A list reads its columns alone: whole texts of thousands, which PostgreSQL sorts before it takes ten, cost six times
  // as much. What is done with many at once has to know when each was saved (ListGuard).
  ...(collection.versions && { forceSelect: { updatedAt: true, ...collection.forceSelect } }),
  admin: {
    ...admin,
    ...(collection.versions && { enableListViewSelectAPI: true }),
    components: {
      ...admin?.components,
      beforeListTable: [...(admin?.components?.beforeListTable ?? []), list],
      edit: {
        ...admin?.components?.edit,
        beforeDocumentControls: [...(admin?.components?.edit?.beforeDocumentControls ?? []), form],
      },
    },
  },
})

const guardGlobal = ({ admin, ...global }: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: {
    ...admin,
    components: {
      ...admin?.components,
      elements: {
        ...admin?.components?.elements,
        beforeDocumentControls: [...(admin?.components?.elements?.beforeDocumentControls ?? []), form],
      },
    },
  },
})

/** A Payload plugin, behind all rooms: the forms and lists of the panel lose no word (decision 006 and its successor). */
export const editGuards = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map(guardCollection),
  globals: config.globals?.map(guardGlobal),
})
