import { defineRoom } from '@/shared/cms/defineRoom'
import { cleanBeautyTexts } from '../content/cleanBeautyTexts'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { brands } from './brands'
import { ingredients } from './ingredients'
import { seedCleanBeauty } from './seed'

export const cleanBeautyRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.cleanBeautyPage,
      label: 'Clean Beauty page',
      description: 'The words around ingredients and brands, and the guide to scanning apps.',
      page: '/clean-ingredients',
      defaults: cleanBeautyTexts,
      fixed: ['colors', 'rubric'],
    }),
  ],

  collections: [ingredients, brands],
  seed: { run: seedCleanBeauty, after: [slugs.references] },
})
