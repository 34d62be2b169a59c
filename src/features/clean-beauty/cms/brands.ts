import type { NumberFieldSingleValidation } from 'payload'
import { number } from 'payload/shared'

import { orderField, textList } from '@/shared/cms/fields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { textMatching } from '@/shared/cms/fieldValidation'
import { slugs } from '@/slugs'

import { scoreProblem } from '../domain/score'

const cleanScore: NumberFieldSingleValidation = (value, options) => {
  const usual = number(value, options as Parameters<typeof number>[1])
  return usual !== true || value === null || value === undefined ? usual : (scoreProblem(value) ?? true)
}

export const brands = withPublishing(
  { page: () => '/clean-ingredients?tab=clean-brands' },
  {
    slug: slugs.brands,
    labels: { singular: 'Clean brand', plural: 'Clean brands' },
    admin: {
      group: 'Clean beauty',
      useAsTitle: 'name',
      defaultColumns: ['name', 'category', 'yukaScore', 'isSample', 'orderIndex', '_status'],
      listSearchableFields: ['name', 'category'],
      description:
        'The six that came along are kinds of product, scored by the rubric on the page. Add brands you have looked up yourself, with the score the app showed you.',
    },
    fields: [
      { name: 'name', type: 'text', required: true, unique: true, maxLength: 80 },
      { name: 'category', type: 'text', required: true, maxLength: 60 },
      {
        name: 'yukaScore',
        label: 'Score out of 100',
        type: 'number',
        required: true,
        min: 0,
        max: 100,
        validate: cleanScore,
        admin: { description: 'As the app showed it to you, or the rubric gives it: 80 or more.' },
      },
      textList('highlights', 'Highlights', 'What speaks for it.'),
      textList('products', 'Products', 'Which ones.'),
      { name: 'reason', type: 'textarea', required: true, maxLength: 320 },
      {
        name: 'website',
        type: 'text',
        maxLength: 300,
        validate: textMatching(/^https:\/\/[^\s/]+\.\S+$/, 'An address starts with https://'),
      },
      {
        name: 'isSample',
        label: 'Sample',
        type: 'checkbox',
        defaultValue: false,
        admin: { position: 'sidebar', description: 'Shown with the word Sample: no company of this name was judged.' },
      },
      orderField(),
    ],
  },
)
