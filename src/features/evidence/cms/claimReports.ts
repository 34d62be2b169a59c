import type { CollectionConfig } from 'payload'

import { openForEdits, signedIn } from '@/shared/cms/access'
import { slugs } from '@/slugs'

/** Sentences that readers found wrong. Nothing here says who: no address, no network, no page before. */
export const claimReports: CollectionConfig = {
  slug: slugs.claimReports,
  labels: { singular: 'Reported sentence', plural: 'Reported sentences' },
  admin: {
    group: 'Evidence',
    useAsTitle: 'statement',
    defaultColumns: ['statement', 'times', 'done', 'updatedAt'],
    listSearchableFields: ['statement', 'note'],
    description: 'What readers reported as wrong. Open the claim, look at its source, then tick it off here.',
    hideAPIURL: true,
  },
  defaultSort: '-updatedAt',
  access: { read: signedIn, create: () => false, update: signedIn, delete: signedIn },
  fields: openForEdits(
    ['done', 'note'],
    [
      { name: 'statement', type: 'textarea', required: true, admin: { readOnly: true } },
      { name: 'page', type: 'text', admin: { readOnly: true } },
      { name: 'claimId', label: 'Claim', type: 'number', required: true, unique: true, admin: { readOnly: true } },
      { name: 'times', label: 'How often', type: 'number', required: true, admin: { readOnly: true } },
      { name: 'done', label: 'Looked at', type: 'checkbox', defaultValue: false, index: true },
      { name: 'note', label: 'What came of it', type: 'textarea', maxLength: 1_000 },
    ],
  ),
}
