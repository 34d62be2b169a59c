import 'server-only'

import { cache } from 'react'

import { cached } from '@/shared/server/cached'
import { draftViewer } from '@/shared/server/draft'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

import { toBrandView, toIngredientView, type BrandView, type IngredientView } from './view'

type Viewer = NonNullable<Awaited<ReturnType<typeof draftViewer>>>

const sourceFields = { authors: true, year: true, title: true, finding: true, doi: true, url: true } as const

const whatIsSeen = (viewer?: Viewer) =>
  viewer ? { draft: true, user: viewer } : { where: { _status: { equals: 'published' } } }

async function listIngredients(viewer?: Viewer): Promise<IngredientView[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.ingredients,
    ...whatIsSeen(viewer),
    sort: 'orderIndex',
    pagination: false,
    depth: 1,
    populate: { [slugs.references]: sourceFields },
    overrideAccess: false,
  })
  return docs.map(toIngredientView).filter(({ name }) => name)
}

async function listBrands(viewer?: Viewer): Promise<BrandView[]> {
  const payload = await payloadClient()
  const { docs } = await payload.find({
    collection: slugs.brands,
    ...whatIsSeen(viewer),
    sort: 'orderIndex',
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return docs.map(toBrandView).filter(({ name }) => name)
}

const findIngredients = cached('ingredients', [slugs.ingredients, slugs.references], () => listIngredients())
const findBrands = cached('brands', [slugs.brands], () => listBrands())

/** What the guide is made of. A signed-in editor in draft mode gets the newest drafts. */
export const getGuide = cache(
  async (): Promise<{ ingredients: IngredientView[]; brands: BrandView[]; preview: boolean }> => {
    const viewer = await draftViewer()
    const [ingredients, brands] = await Promise.all(
      viewer ? [listIngredients(viewer), listBrands(viewer)] : [findIngredients(), findBrands()],
    )
    return { ingredients: ingredients ?? [], brands: brands ?? [], preview: viewer !== null }
  },
)
