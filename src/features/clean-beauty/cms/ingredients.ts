import type { CollectionConfig } from 'payload'

import { invalidatesPublishedPages } from '@/shared/cms/invalidate'
import { lineList, orderField, previewOn, publishedContent } from '@/shared/cms/publishedContent'
import { slugs } from '@/slugs'

import { searchIngredients } from './searchIngredients'

const pages = invalidatesPublishedPages(slugs.ingredients)

export const ingredients: CollectionConfig = {
  slug: slugs.ingredients,
  labels: { singular: 'Ingredient', plural: 'Ingredients' },
  ...publishedContent,
  admin: {
    group: 'Clean beauty',
    useAsTitle: 'name',
    defaultColumns: ['name', 'honestRating', 'orderIndex', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'alsoListedAs'],
    description: 'What is in the bottle. Say what is known, what is only feared, and where it comes from.',
    ...previewOn(() => '/clean-ingredients'),
  },
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, maxLength: 80 },
    {
      name: 'honestRating',
      label: 'Honest rating',
      type: 'text',
      required: true,
      maxLength: 60,
      admin: { description: 'A few words: precautionary, avoidable, irritant and not a hormone issue…' },
    },
    lineList('alsoListedAs', 'Also listed as', 'Its names on labels.', false),
    lineList('found', 'Found in', 'Where it is used.'),
    { name: 'hormoneEffect', label: 'Hormone effect', type: 'textarea', required: true, maxLength: 500 },
    { name: 'perimenopauseImpact', label: 'Perimenopause impact', type: 'textarea', required: true, maxLength: 500 },
    lineList('alternatives', 'Alternatives', 'What to use in its place.'),
    lineList('avoidance', 'How to avoid it', 'What to look for.'),
    {
      name: 'evidenceNote',
      label: 'Evidence note',
      type: 'textarea',
      required: true,
      maxLength: 600,
      admin: { description: 'How sure anybody is, and who disagrees.' },
    },
    { name: 'references', type: 'relationship', relationTo: slugs.references, hasMany: true, required: true },
    orderField,
  ],
  hooks: {
    ...pages,
    afterChange: [...pages.afterChange, searchIngredients.afterChange],
    afterDelete: [...pages.afterDelete, searchIngredients.afterDelete],
  },
}
