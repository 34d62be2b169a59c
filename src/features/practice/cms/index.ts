import { defineRoom } from '@/shared/cms/defineRoom'
import { practiceTexts } from '../content/practiceTexts'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { practiceSessions } from './practiceSessions'
import { seedPractice } from './seed'

export const practiceRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.practicePage,
      label: 'Practice page',
      description: 'The words around the nine sessions.',
      page: '/practice',
      defaults: practiceTexts,
      fixed: ['questions', 'groups'],
    }),
  ],

  collections: [practiceSessions],
  seed: { run: seedPractice, after: [slugs.references] },
})
