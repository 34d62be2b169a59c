import type { CollectionConfig } from 'payload'

import { founderOnly, nobody, hiddenUnlessFounder } from '@/shared/cms/access'
import { adminDateTimeFormat } from '@/shared/cms/adminDateFormats'
import { slugs } from '@/slugs'

/** Emails sent to several people at once: when, by whom, and how many arrived. */
export const invitationBatches: CollectionConfig = {
  slug: slugs.invitationBatches,
  labels: { singular: 'Batch of invitations', plural: 'Batches of invitations' },
  admin: {
    group: 'Administration',
    useAsTitle: 'createdAt',
    defaultColumns: ['createdAt', 'campaign', 'total', 'sent', 'failed', 'finishedAt'],
    // No text columns: a search term compared with a date would fail.
    listSearchableFields: [],
    description:
      'What was sent, to how many. Made by a letter, or on the page Send Invitations. Nothing can be changed here.',
    hideAPIURL: true,
    hidden: hiddenUnlessFounder,
  },
  defaultSort: '-createdAt',
  access: { read: founderOnly, create: nobody, update: nobody, delete: nobody },
  fields: [
    {
      name: 'campaign',
      label: 'Letter',
      type: 'relationship',
      relationTo: slugs.campaigns,
      index: true,
      admin: { readOnly: true },
    },
    { name: 'total', type: 'number', required: true, admin: { readOnly: true } },
    { name: 'sent', type: 'number', defaultValue: 0, admin: { readOnly: true } },
    { name: 'failed', type: 'number', defaultValue: 0, admin: { readOnly: true } },
    {
      name: 'finishedAt',
      label: 'Finished at',
      type: 'date',
      admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: adminDateTimeFormat } },
    },
    {
      name: 'startedBy',
      label: 'Started by',
      type: 'relationship',
      relationTo: slugs.users,
      admin: { readOnly: true },
    },
  ],
}
