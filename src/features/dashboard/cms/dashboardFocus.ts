import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { orderField } from '@/shared/cms/fields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { toInternalPath } from '@/shared/lib/internalPath'
import { slugs } from '@/slugs'

import { moments } from '../domain/rotation'

const pathOfThisSite: TextFieldSingleValidation = (value, options) => {
  const usual = text(value, options as Parameters<typeof text>[1])
  if (usual !== true || !value) return usual
  return toInternalPath(value) !== undefined || 'A page of this site, beginning with a slash: /practice.'
}

export const dashboardFocus = withPublishing(
  { page: () => '/dashboard' },
  {
    slug: slugs.dashboardFocus,
    labels: { singular: 'Focus line', plural: 'Today’s Focus' },
    defaultSort: ['moment', 'orderIndex'],
    admin: {
      group: 'Dashboard',
      useAsTitle: 'text',
      defaultColumns: ['text', 'moment', 'orderIndex', '_status', 'updatedAt'],
      listSearchableFields: ['text', 'note'],
      pagination: { defaultLimit: 25 },
      description:
        'Each day the dashboard shows one line for the morning, one for the daytime and one for the evening, taking turns by the day of the month. An invitation, never a duty: no “should”, nothing to tick off.',
    },
    fields: [
      {
        name: 'text',
        type: 'text',
        required: true,
        maxLength: 60,
        admin: { description: 'A few words: “Daylight before the news”.' },
      },
      {
        name: 'note',
        type: 'text',
        required: true,
        maxLength: 120,
        admin: { description: 'One sentence. A smile is welcome, a promise about health is not.' },
      },
      {
        name: 'path',
        label: 'Leads to',
        type: 'text',
        maxLength: 200,
        validate: pathOfThisSite,
        admin: { description: 'A page of this site that goes with it. Empty: no link.' },
      },
      {
        name: 'moment',
        type: 'select',
        required: true,
        defaultValue: 'morning',
        options: moments.map(({ value, label }) => ({ value, label })),
        admin: { position: 'sidebar' },
      },
      orderField(),
    ],
  },
)
