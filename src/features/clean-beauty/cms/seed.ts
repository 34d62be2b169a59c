import type { PayloadRequest } from 'payload'

import { sumReports, type SeedMode, type SeedReport } from '@/shared/cms/defineRoom'
import { seedEntries, sourcedEntries } from '@/shared/cms/seedEntries'
import type { KeyOf } from '@/shared/cms/starterContent'
import { slugs } from '@/slugs'

import starterBrands from '../content/brands.json'
import starterIngredients from '../content/ingredients.json'

/** Adds six ingredients, and six kinds of product, scored by the rubric; editors may add brands. */
export async function seedCleanBeauty(req: PayloadRequest, mode: SeedMode): Promise<SeedReport> {
  const sourced = await sourcedEntries(req)
  const keyOf: KeyOf = ({ name }) => String(name)
  return sumReports([
    await seedEntries(req, mode, {
      collection: slugs.ingredients,
      keyOf,
      entries: starterIngredients.map(({ referenceIds: keys, ...entry }) => sourced(entry, keys)),
    }),
    await seedEntries(req, mode, {
      collection: slugs.brands,
      keyOf,
      entries: starterBrands.map(({ lacking: _, ...kind }) => kind),
    }),
  ])
}
