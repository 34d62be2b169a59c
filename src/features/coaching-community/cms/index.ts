import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { coachingTexts } from '../content/coachingTexts'

export const coachingCommunityRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.coachingPage,
      label: 'Coaching page',
      description: 'The words of the coaching page. Where an hour is booked stands in the site settings.',
      page: '/coaching',
      defaults: coachingTexts,
    }),
  ],
})
