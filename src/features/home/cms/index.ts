import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { homeTexts } from '../content/homeTexts'

export const homeRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.homePage,
      label: 'Home',
      description: 'The words of the first page. The three cards lead to the library, tracking and the protocols.',
      page: '/',
      defaults: homeTexts,
      fixed: ['cards'],
    }),
  ],
})
