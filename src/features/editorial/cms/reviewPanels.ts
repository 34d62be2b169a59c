import type { Config, Field } from 'payload'

const desk: Field = {
  name: 'desk',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/features/editorial/cms/DeskPanel#DeskPanel' },
  },
}

const hasDrafts = (versions: unknown) =>
  typeof versions === 'object' && versions !== null && 'drafts' in versions && Boolean(versions.drafts)

/** A Payload plugin, behind all rooms: beside everything that has drafts, where it stands and what people say of it. */
export const addReviewPanels = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((one) =>
    hasDrafts(one.versions) ? { ...one, fields: [desk, ...one.fields] } : one,
  ),
  globals: config.globals?.map((one) => (hasDrafts(one.versions) ? { ...one, fields: [...one.fields, desk] } : one)),
})
