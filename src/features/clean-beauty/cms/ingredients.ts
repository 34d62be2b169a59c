import { orderField, referencesField, textList } from '@/shared/cms/fields'
import { withPublishing } from '@/shared/cms/withPublishing'
import { withoutMarks } from '@/shared/lib/sourceMarks'
import { toAnchor } from '@/shared/lib/toSlug'
import { slugs } from '@/slugs'

export const ingredients = withPublishing(
  {
    page: () => '/clean-ingredients',
    search: {
      kind: 'ingredient',
      toDocument: (ingredient) => ({
        href: `/clean-ingredients#${toAnchor(ingredient.name)}`,
        title: ingredient.name,
        summary: withoutMarks(ingredient.evidenceNote),
        keywords: [...(ingredient.alsoListedAs ?? []), ingredient.honestRating].join('\n'),
        body: [
          ...ingredient.found,
          withoutMarks(ingredient.hormoneEffect),
          withoutMarks(ingredient.perimenopauseImpact),
          ...ingredient.alternatives,
          ...ingredient.avoidance,
        ].join('\n'),
      }),
    },
  },
  {
    slug: slugs.ingredients,
    labels: { singular: 'Ingredient', plural: 'Ingredients' },
    admin: {
      group: 'Clean beauty',
      useAsTitle: 'name',
      defaultColumns: ['name', 'honestRating', 'orderIndex', '_status', 'updatedAt'],
      listSearchableFields: ['name', 'alsoListedAs'],
      description: 'What is in the bottle. Say what is known, what is only feared, and where it comes from.',
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
      textList('alsoListedAs', 'Also listed as', 'Its names on labels.', false),
      textList('found', 'Found in', 'Where it is used.'),
      { name: 'hormoneEffect', label: 'Hormone effect', type: 'textarea', required: true, maxLength: 500 },
      { name: 'perimenopauseImpact', label: 'Perimenopause impact', type: 'textarea', required: true, maxLength: 500 },
      textList('alternatives', 'Alternatives', 'What to use in its place.'),
      textList('avoidance', 'How to avoid it', 'What to look for.'),
      {
        name: 'evidenceNote',
        label: 'Evidence note',
        type: 'textarea',
        required: true,
        maxLength: 600,
        admin: { description: 'How sure anybody is, and who disagrees.' },
      },
      referencesField({ required: true }),
      orderField(),
    ],
  },
)
