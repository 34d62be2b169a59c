import { indexesForSearch } from '@/shared/cms/searchDocuments'
import { toSlug } from '@/shared/lib/toSlug'
import { slugs } from '@/slugs'

/** Puts published ingredients into the search over the whole site. */
export const searchIngredients = indexesForSearch({
  collection: slugs.ingredients,
  kind: 'ingredient',
  toDocument: (ingredient) => ({
    href: `/clean-ingredients#${toSlug(ingredient.name)}`,
    title: ingredient.name,
    summary: ingredient.evidenceNote,
    keywords: [ingredient.alsoListedAs ?? '', ingredient.honestRating].join('\n'),
    body: [
      ingredient.found,
      ingredient.hormoneEffect,
      ingredient.perimenopauseImpact,
      ingredient.alternatives,
      ingredient.avoidance,
    ].join('\n'),
  }),
})
