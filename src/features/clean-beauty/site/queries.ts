import 'server-only'

import { claimsByDocument } from '@/shared/evidence/readClaims'
import { publishedQuery } from '@/shared/server/publishedQuery'
import { publicationFields } from '@/shared/ui/ShortSources'
import { slugs } from '@/slugs'

import { toBrandView, toIngredientView, type BrandView, type IngredientView } from './view'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { cleanBeautyTexts } from '../content/cleanBeautyTexts'

const findIngredients = publishedQuery(
  'ingredients',
  [slugs.ingredients, slugs.references],
  async ({ payload, visible }) => {
    const { docs } = await payload.find({
      collection: slugs.ingredients,
      ...visible(),
      sort: 'orderIndex',
      depth: 1,
      populate: { [slugs.references]: publicationFields },
    })
    const claimsOf = await claimsByDocument(payload, slugs.ingredients)
    return docs.map((doc) => toIngredientView(doc, claimsOf(doc.id))).filter(({ name }) => name)
  },
)

const findBrands = publishedQuery('brands', [slugs.brands], async ({ payload, visible }) => {
  const { docs } = await payload.find({ collection: slugs.brands, ...visible(), sort: 'orderIndex', depth: 0 })
  return docs.map(toBrandView).filter(({ name }) => name)
})

/** Ingredients and brands; in draft mode with the newest drafts. */
export async function getGuide(): Promise<{ ingredients: IngredientView[]; brands: BrandView[]; preview: boolean }> {
  const [ingredients, brands] = await Promise.all([findIngredients(), findBrands()])
  return { ingredients: ingredients.found ?? [], brands: brands.found ?? [], preview: ingredients.preview }
}

/** The words of the Clean Beauty page. */
export const getCleanBeautyTexts = pageTextsQuery(slugs.cleanBeautyPage, cleanBeautyTexts)
