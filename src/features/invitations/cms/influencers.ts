import type { CollectionConfig } from 'payload'

import { founderOnly } from '@/shared/cms/access'
import { slugs } from '@/slugs'

/** People whom a founder may email. Only founders can read them. */
export const influencers: CollectionConfig = {
  slug: slugs.influencers,
  labels: { singular: 'Influencer', plural: 'Influencers' },
  admin: {
    group: 'Administration',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'followers', 'focus', 'priority'],
    listSearchableFields: ['name', 'email', 'focus'],
    description:
      'Whom you may invite together, on the page Send Invitations. Enter only people who made their address public for such letters.',
    hideAPIURL: true,
    hidden: ({ user }) => !user?.roles?.includes('founder'),
  },
  defaultSort: 'name',
  access: { read: founderOnly, create: founderOnly, update: founderOnly, delete: founderOnly },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'email', type: 'email', required: true, unique: true },
    {
      type: 'row',
      fields: [
        { name: 'followers', type: 'text', maxLength: 40, admin: { description: 'As they state it, such as 12K.' } },
        { name: 'focus', type: 'text', maxLength: 120 },
        {
          name: 'priority',
          type: 'select',
          required: true,
          defaultValue: 'high',
          options: [
            { value: 'high', label: 'High' },
            { value: 'medium', label: 'Medium' },
            { value: 'low', label: 'Low' },
          ],
        },
      ],
    },
  ],
}
