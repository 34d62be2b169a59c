import type { CollectionConfig } from 'payload'

import { founderOnly, nobody, hiddenUnlessFounder } from '@/shared/cms/access'
import { adminDayFormat } from '@/shared/cms/adminDateFormats'
import { slugs } from '@/slugs'

import { tidyTags } from '../domain/tags'

/** People whom a founder may email. Only founders can read them. */
export const influencers: CollectionConfig = {
  slug: slugs.influencers,
  labels: { singular: 'Contact', plural: 'Contacts' },
  admin: {
    group: 'Administration',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'tags', 'focus', 'priority', 'writtenOn', 'answeredOn'],
    listSearchableFields: ['name', 'email', 'focus'],
    description:
      'Whom you may write to, under Letters. Enter only people who made their address public for such letters.',
    components: { beforeListTable: ['/features/invitations/cms/ImportContacts#ImportContacts'] },
    hideAPIURL: true,
    hidden: hiddenUnlessFounder,
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
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      maxRows: 20,
      maxLength: 40,
      admin: {
        description: 'Words to find her by, such as podcast. Enter after each; a letter can go to a tag.',
        components: { Cell: '/features/invitations/cms/listFields#TagsCell' },
      },
      hooks: { beforeValidate: [({ value }) => tidyTags(value)] },
    },
    {
      name: 'writtenOn',
      label: 'Written on',
      type: 'date',
      index: true,
      access: { create: nobody, update: nobody },
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: { displayFormat: adminDayFormat },
        description: 'When the last letter to several people went to her.',
      },
    },
    {
      name: 'answeredOn',
      label: 'Answered on',
      type: 'date',
      access: { create: nobody, update: nobody },
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: { displayFormat: adminDayFormat },
        description: 'When you last marked, at a letter, that she answered.',
      },
    },
  ],
}
