import { orderField, textList } from '@/shared/cms/fields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { textMatching } from '@/shared/cms/fieldValidation'
import { toAnchor } from '@/shared/lib/toSlug'
import { slugs } from '@/slugs'

import { focuses } from '../domain/perspectives'

const webAddress = textMatching(/^https?:\/\/[^\s/]+\.\S+$/, 'An address starts with https://')

export const experts = withPublishing(
  {
    page: () => '/wisdom-council',
    search: {
      kind: 'expert',
      toDocument: ({ name, credentials, specialty, bio, keyContributions, books }) => ({
        href: `/wisdom-council#${toAnchor(name)}`,
        title: name,
        summary: bio,
        keywords: [specialty, ...(books ?? []).map(({ title }) => title)].join('\n'),
        body: [credentials, ...keyContributions].join('\n'),
      }),
    },
  },
  {
    slug: slugs.experts,
    labels: { singular: 'Expert', plural: 'Experts' },
    admin: {
      group: 'Wisdom',
      useAsTitle: 'name',
      defaultColumns: ['name', 'specialty', 'focus', 'orderIndex', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'specialty'],
      description:
        'Authors of published work. Listing a person is no endorsement by her, and the page says so. The page draws a portrait, which is no likeness.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, unique: true, maxLength: 100 },
      { name: 'credentials', type: 'text', required: true, maxLength: 200 },
      { name: 'specialty', type: 'text', required: true, maxLength: 200 },
      { name: 'bio', type: 'textarea', required: true, maxLength: 500 },
      textList('keyContributions', 'Key contributions', 'The card shows the first three.'),
      {
        name: 'books',
        type: 'array',
        labels: { singular: 'Book', plural: 'Books' },
        admin: { description: 'The card shows the first two; all of them are counted.' },
        fields: [
          {
            type: 'row',
            fields: [
              { name: 'title', type: 'text', required: true, maxLength: 200 },
              { name: 'year', type: 'number', min: 1900, max: 2100 },
            ],
          },
        ],
      },
      {
        name: 'websites',
        type: 'array',
        labels: { singular: 'Website', plural: 'Websites' },
        admin: { description: 'The card links to the first. Open it once before you publish.' },
        fields: [{ name: 'url', label: 'Address', type: 'text', required: true, maxLength: 300, validate: webAddress }],
      },
      {
        name: 'disclosure',
        type: 'textarea',
        maxLength: 240,
        admin: { description: 'What she sells, if she sells something. Shown on the card.' },
      },
      {
        name: 'social',
        type: 'group',
        fields: [
          { name: 'instagram', type: 'text', maxLength: 80 },
          { name: 'twitter', type: 'text', maxLength: 80 },
        ],
      },
      {
        name: 'focus',
        type: 'select',
        required: true,
        options: [...focuses],
        admin: { position: 'sidebar', description: 'Medical evidence and clinical care share a filter.' },
      },
      {
        name: 'tier',
        type: 'select',
        options: [
          { value: 'mega-influencer', label: 'Mega-influencer' },
          { value: 'macro-influencer', label: 'Macro-influencer' },
        ],
        admin: { position: 'sidebar', description: 'For your own planning. Not shown.' },
        access: { read: ({ req }) => Boolean(req.user) },
      },
      {
        name: 'followers',
        type: 'text',
        maxLength: 20,
        admin: { position: 'sidebar', description: 'Only a figure you looked up yourself. Empty: not shown.' },
      },
      {
        name: 'featured',
        type: 'checkbox',
        defaultValue: false,
        admin: { position: 'sidebar', description: 'For your own overview: the page shows all experts alike.' },
      },
      orderField(),
    ],
  },
)
