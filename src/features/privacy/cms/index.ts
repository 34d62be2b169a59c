import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { privacyTexts } from '../content/privacyTexts'
import { privacyEndpoints } from './endpoints'

export const privacyRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.privacyPage,
      label: 'Privacy page',
      description:
        'The words of the privacy page. What it promises, you answer for: what the site comes with is proven by its tests, your own words are not.',
      page: '/privacy-dashboard',
      defaults: privacyTexts,
      sections: {
        Opening: ['eyebrow', 'headline', 'introduction'],
        'What is collected': [
          'collectedHeading',
          'collectedCaption',
          'collectedColumns',
          'collected',
          'notCollected',
          'looking',
        ],
        'Copy, delete, bring back': [
          'controlsHeading',
          'controls',
          'exportButton',
          'deleteButton',
          'filesHeading',
          'files',
          'fileButtons',
          'importHeading',
          'importing',
          'importButton',
        ],
        'With whom data is shared': [
          'ownKeyHeading',
          'sharedHeading',
          'sharedCaption',
          'sharedColumns',
          'sharedWith',
          'never',
          'shared',
        ],
        Services: ['processorsHeading', 'processors', 'whatTheyDo', 'inUse', 'notInUse'],
        'What stays, and the promise': ['keptHeading', 'kept', 'badgesHeading', 'badges', 'promiseHeading', 'promise'],
      },
      fixed: ['collectedColumns', 'collected', 'fileButtons', 'sharedColumns', 'sharedWith', 'whatTheyDo'],
    }),
  ],
  endpoints: privacyEndpoints,
})
