import type { CollectionConfig } from 'payload'

import { signedIn } from '@/shared/cms/access'
import { workflowActs } from '@/shared/lib/workflow'
import { slugs } from '@/slugs'

/** Who said what of which version of a text. Written by the site, changed by nobody. */
export const approvals: CollectionConfig = {
  slug: slugs.approvals,
  labels: { singular: 'Check', plural: 'Checks and approvals' },
  admin: {
    group: 'Evidence',
    useAsTitle: 'title',
    defaultColumns: ['title', 'act', 'by', 'createdAt'],
    listSearchableFields: ['title', 'by', 'note'],
    description: 'Who asked for a check, who checked, who published. Each is about one wording: any edit ends it.',
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  access: { read: signedIn, create: () => false, update: () => false, delete: () => false },
  fields: [
    { name: 'title', label: 'Text', type: 'text', required: true },
    { name: 'act', label: 'What', type: 'select', required: true, options: [...workflowActs] },
    { name: 'by', label: 'Who', type: 'text', required: true },
    { name: 'note', type: 'textarea', maxLength: 1_000 },
    { name: 'byId', type: 'number', required: true, admin: { hidden: true } },
    { name: 'document', type: 'text', required: true, index: true, admin: { hidden: true } },
    { name: 'digest', type: 'text', required: true, admin: { hidden: true } },
  ],
}
