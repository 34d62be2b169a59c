import { defineRoom } from '@/shared/cms/defineRoom'
import { communityTexts } from '../content/communityTexts'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { coachingTexts } from '../content/coachingTexts'

export const coachingCommunityRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.communityPage,
      label: 'Community page',
      description: 'The words around the questions for the table.',
      page: '/community',
      defaults: communityTexts,
    }),

    pageTextsGlobal({
      slug: slugs.coachingPage,
      label: 'Coaching page',
      description:
        'The words of the coaching page. Where an hour is booked stands in the site settings. {lines} in the warning becomes the numbers of Auntie: safety and limits.',
      page: '/coaching',
      defaults: coachingTexts,
    }),
  ],
})
