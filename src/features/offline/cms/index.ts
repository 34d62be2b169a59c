import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { offlineTexts } from '../content/offlineTexts'

export const offlineRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.offlinePage,
      label: 'Page without a network',
      description: 'What a browser without a network shows for a page that it has not kept.',
      page: '/offline',
      defaults: offlineTexts,
    }),
  ],
})
