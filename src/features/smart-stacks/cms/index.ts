import { defineRoom } from '@/shared/cms/defineRoom'
import { stacksTexts } from '../content/stacksTexts'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { stackEndpoints } from './endpoints'
import { seedStacks } from './seed'
import { stacks } from './stacks'

export const smartStacksRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.stacksPage,
      label: 'Smart Stacks page',
      description: 'The words around the protocols, and the headings within them.',
      page: '/smart-stacks',
      defaults: stacksTexts,
      sections: {
        'The list of protocols': [
          'eyebrow',
          'headline',
          'introduction',
          'freeMark',
          'openLink',
          'timeline',
          'more',
          'warningHeading',
          'warning',
          'ledger',
        ],
        'A protocol: its facts': ['facts', 'difficulty', 'printButton'],
        'A protocol: its parts': [
          'protocolHeading',
          'instructionsHeading',
          'coreProductsHeading',
          'supportsHeading',
          'lifestyleHeading',
          'timelineHeading',
          'supplementsHeading',
          'notForHotFlashes',
          'supplementParts',
          'leftOutHeading',
          'leftOut',
          'restsOnHeading',
          'closing',
        ],
      },
      fixed: ['facts', 'supplementParts'],
    }),
  ],

  collections: [stacks],
  endpoints: stackEndpoints,
  seed: { run: seedStacks, after: [slugs.references] },
})
