import { orderField, textList } from '@/shared/cms/fields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { slugs } from '@/slugs'

import { archetypeIds } from '../domain/archetypes'

export const archetypes = withPublishing(
  { page: () => '/archetypes' },
  {
    slug: slugs.archetypes,
    labels: { singular: 'Archetype', plural: 'Archetypes' },
    admin: {
      group: 'Wisdom',
      useAsTitle: 'persona',
      defaultColumns: ['persona', 'tier', 'orderIndex', '_status', 'updatedAt'],
      listSearchableFields: ['persona', 'tagline', 'description'],
      description: 'The Sophisticated Coven: five women readers may recognize. A portrait for play, not a test.',
    },
    fields: [
      { name: 'persona', type: 'text', required: true, maxLength: 60 },
      { name: 'tagline', type: 'text', required: true, maxLength: 160 },
      { name: 'description', type: 'textarea', required: true, maxLength: 400 },
      textList('painPoints', 'Pain points', 'What wears her out.'),
      textList('solutions', 'Our solutions', 'What is here for her.'),
      {
        name: 'modules',
        label: 'Key modules',
        type: 'relationship',
        relationTo: slugs.educationModules,
        hasMany: true,
        required: true,
        maxRows: 8,
        admin: { description: 'Articles of the library. One that is not published is left out.' },
      },
      {
        name: 'key',
        label: 'Emblem',
        type: 'select',
        required: true,
        unique: true,
        options: archetypeIds.map((value) => ({
          value,
          label: value.replace(/(?:^|-)[a-z]/g, (start) => start.replace('-', ' ').toUpperCase()),
        })),
        admin: { position: 'sidebar', description: 'The drawing, and the name the page knows her by.' },
      },
      {
        name: 'tier',
        type: 'text',
        required: true,
        maxLength: 60,
        admin: { position: 'sidebar', description: 'A text, no price: everything is free.' },
      },
      orderField(),
    ],
  },
)
