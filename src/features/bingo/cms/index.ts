import { defineRoom } from '@/shared/cms/defineRoom'
import { bingoTexts } from '../content/bingoTexts'
import { slugs } from '@/slugs'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'

import { bingoRecords } from '../contract'
import { bingoBoards } from './boards'
import { bingoEndpoints } from './endpoints'
import { seedBingo } from './seed'

export const bingoRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.bingoPage,
      label: 'Self-Care Bingo page',
      description: 'The words around the boards.',
      page: '/self-care-bingo',
      defaults: bingoTexts,
    }),
  ],

  collections: [bingoBoards],
  endpoints: bingoEndpoints,
  recordKinds: [bingoRecords],
  seed: { run: seedBingo },
})
