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
      sections: {
        Opening: ['eyebrow', 'headline', 'introduction', 'appLink'],
        Ingredients: [
          'ingredientsTab',
          'ingredientsHeading',
          'ingredientsIntroduction',
          'scaleHeading',
          'onLabels',
          'hormonesHeading',
          'perimenopauseHeading',
          'certaintyHeading',
          'foundHeading',
          'insteadHeading',
          'avoidHeading',
          'sources',
        ],
        Brands: [
          'brandsTab',
          'brandsHeading',
          'brandsIntroduction',
          'samplesNote',
          'ofHundred',
          'green',
          'between',
          'red',
          'lookFor',
          'comesAs',
          'sampleMark',
          'rubricHeading',
          'rubricText',
        ],
        'Guide to an app': [
          'guideTab',
          'guideHeading',
          'guideIntroduction',
          'colorsHeading',
          'colorsNote',
          'guideSteps',
          'colors',
          'rubric',
        ],
      },
      fixed: ['colors', 'rubric'],
    }),
  ],

  collections: [ingredients, brands],
  seed: { run: seedCleanBeauty, after: [slugs.references] },
})
