import type { CollectionConfig } from 'payload'

import { anyone, openForEdits, writers } from '@/shared/cms/access'
import { adminDayFormat } from '@/shared/cms/adminDateFormats'
import { notifyOnChange } from '@/shared/cms/notifyContentChange'
import { refuseForbiddenClaimsIn } from '@/shared/cms/refuseForbiddenClaims'
import { slugs } from '@/slugs'

/** What was wrong on the site and is not any more. Written by the site when an editor publishes with a reason. */
export const corrections: CollectionConfig = {
  slug: slugs.corrections,
  labels: { singular: 'Correction', plural: 'Corrections' },
  admin: {
    group: 'Evidence',
    useAsTitle: 'why',
    defaultColumns: ['why', 'standsIn', 'day'],
    listSearchableFields: ['standsIn', 'why', 'before', 'after'],
    description:
      'Everybody reads these at /corrections. The site writes one when you publish a text and say under “Correction” what was wrong, and when a release puts a text right.',
    hideAPIURL: true,
  },
  defaultSort: '-day',
  access: { read: anyone, create: () => false, update: writers, delete: () => false },
  fields: openForEdits(
    ['why'],
    [
      {
        name: 'day',
        type: 'date',
        required: true,
        index: true,
        admin: { readOnly: true, date: { pickerAppearance: 'dayOnly', displayFormat: adminDayFormat } },
      },
      { name: 'standsIn', label: 'Stands in', type: 'text', required: true, admin: { readOnly: true } },
      { name: 'href', label: 'Page', type: 'text', required: true, admin: { readOnly: true } },
      { name: 'before', type: 'textarea', admin: { readOnly: true } },
      { name: 'after', type: 'textarea', admin: { readOnly: true } },
      {
        name: 'references',
        label: 'Sources',
        type: 'relationship',
        relationTo: slugs.references,
        hasMany: true,
        admin: { readOnly: true },
      },
      {
        // Of a release's corrections alone: each is listed once.
        name: 'key',
        type: 'text',
        unique: true,
        admin: { hidden: true },
      },
      { name: 'why', type: 'textarea', required: true, maxLength: 600 },
    ],
  ),
  hooks: { ...notifyOnChange(slugs.corrections), beforeChange: [refuseForbiddenClaimsIn(['why'])] },
}
