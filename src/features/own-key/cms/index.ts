import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { ownKeyTexts } from '../content/ownKeyTexts'
import { ownKeyEndpoints } from './endpoints'

export const ownKeyRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.ownKeyPanel,
      label: 'A key of your own',
      description:
        'The words about a visitor’s own key, on the privacy page: before there is one, open and locked. What they promise, you answer for.',
      page: '/privacy-dashboard',
      defaults: ownKeyTexts,
    }),
  ],
  endpoints: ownKeyEndpoints,
})
