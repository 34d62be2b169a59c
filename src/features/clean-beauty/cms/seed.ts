import type { PayloadRequest } from 'payload'

import { referenceIds, seedEntries } from '@/shared/cms/seedEntries'
import { slugs } from '@/slugs'

import starterBrands from '../content/brands.json'
import starterIngredients from '../content/ingredients.json'

/** Adds six ingredients, and six kinds of product, scored by the rubric; editors may add brands. */
export async function seedCleanBeauty(req: PayloadRequest): Promise<{ made: number; left: number }> {
  const idsOf = await referenceIds(req)
  const ingredients = await seedEntries(
    req,
    slugs.ingredients,
    starterIngredients.map(({ referenceIds: keys, ...ingredient }) => ({ ...ingredient, references: idsOf(keys) })),
  )
  const brands = await seedEntries(
    req,
    slugs.brands,
    starterBrands.map(({ lacking: _, ...kind }) => kind),
  )
  return { made: ingredients.made + brands.made, left: ingredients.left + brands.left }
}
