import { orderField, redFlagsField, referencesField, textList } from '@/shared/cms/fields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { symptomNames } from '@/shared/cms/fieldValidation'
import { slugs } from '@/slugs'

export const patternCards = withPublishing(
  { page: () => '/dashboard' },
  {
    slug: slugs.patternCards,
    labels: { singular: 'Pattern card', plural: 'Pattern cards' },
    admin: {
      group: 'Dashboard',
      useAsTitle: 'title',
      defaultColumns: ['title', 'symptoms', 'orderIndex', '_status', 'updatedAt'],
      listSearchableFields: ['title', 'whatItOftenMeans'],
      description:
        'Symptoms that often travel together. The dashboard shows one a day, in this order, by the day of the month. A card tells what is common and when to see someone; it diagnoses nobody and names no dose.',
    },
    fields: [
      { name: 'title', type: 'text', required: true, maxLength: 60 },
      {
        name: 'symptoms',
        type: 'text',
        hasMany: true,
        required: true,
        minRows: 1,
        maxRows: 5,
        validate: symptomNames,
        admin: { description: 'Small letters joined by underscores: hot_flashes, brain_fog. Enter after each.' },
      },
      {
        name: 'whatItOftenMeans',
        label: 'What it often means',
        type: 'textarea',
        required: true,
        maxLength: 300,
        admin: { description: '“Often” and “common” are fine words; “you have” is not.' },
      },
      textList('tryFirst', 'Worth trying first', 'Small things, and questions for a clinician.'),
      redFlagsField('What is not for waiting, beside what to try.'),
      {
        name: 'relatedModules',
        label: 'Related modules',
        type: 'relationship',
        relationTo: slugs.educationModules,
        hasMany: true,
        maxRows: 4,
        admin: { description: 'Articles of the library. One that is not published is left out.' },
      },
      referencesField({
        label: 'Sources',
        required: true,
        minRows: 1,
        maxRows: 6,
        description: 'At least one; shown under the card.',
      }),
      orderField(),
    ],
  },
)
