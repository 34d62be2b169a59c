import type { CollectionConfig } from 'payload'

import { signedIn } from '@/shared/cms/access'
import { slugs } from '@/slugs'

/** Why sentences that state a fact stand without a source. Written by the site as somebody publishes, changed by nobody. */
export const factReasons: CollectionConfig = {
  slug: slugs.factReasons,
  labels: { singular: 'Fact without a source', plural: 'Facts without a source' },
  admin: {
    group: 'Evidence',
    useAsTitle: 'sentence',
    defaultColumns: ['sentence', 'reason', 'by', 'standsIn', 'createdAt'],
    listSearchableFields: ['sentence', 'reason', 'by', 'standsIn'],
    description:
      'Sentences that were published without a source, and why. Each is asked about once; other words are asked about anew.',
    hideAPIURL: true,
  },
  defaultSort: '-createdAt',
  access: { read: signedIn, create: () => false, update: () => false, delete: () => false },
  fields: [
    { name: 'sentence', type: 'textarea', required: true },
    { name: 'reason', type: 'textarea', required: true },
    { name: 'by', label: 'Who', type: 'text', required: true },
    { name: 'standsIn', type: 'text', required: true },
    { name: 'digest', type: 'text', required: true, index: true, admin: { hidden: true } },
  ],
}
