import { defineRoom } from '@/shared/cms/defineRoom'
import { tarotTexts } from '../content/tarotTexts'
import { slugs } from '@/slugs'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'

import { seedTarot } from './seed'
import { tarotCards } from './tarotCards'

export const tarotRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.tarotPage,
      label: 'Tarot page',
      description: 'The words around the daily card.',
      page: '/tarot',
      defaults: tarotTexts,
    }),
  ],
  collections: [tarotCards],
  seed: { run: seedTarot },
})
