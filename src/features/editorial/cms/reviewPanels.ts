import type { Config, Field } from 'payload'

import { factReasonField } from '@/shared/cms/askForSource'
import { deskField } from '@/shared/lib/workflow'

const desk: Field = {
  name: deskField,
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

/** Where nobody else signs every change, or a reason of its own is asked for. */
const asksForSource = ({ fields, custom }: { fields: Field[]; custom?: Record<string, unknown> }) =>
  !custom?.approvedWords && !fields.some((field) => 'name' in field && field.name === factReasonField.name)

const beside = (one: { fields: Field[]; custom?: Record<string, unknown> }) =>
  asksForSource(one) ? [desk, factReasonField] : [desk]

/** A Payload plugin, behind all rooms: beside everything that has drafts, where it stands and what people say of it. */
export const addReviewPanels = (config: Config): Config => ({
  ...config,
  collections: config.collections?.map((one) =>
    hasDrafts(one.versions) ? { ...one, fields: [...beside(one), ...one.fields] } : one,
  ),
  globals: config.globals?.map((one) =>
    hasDrafts(one.versions) ? { ...one, fields: [...one.fields, ...beside(one)] } : one,
  ),
})
