import { defineRoom } from '@/shared/cms/defineRoom'
import { archetypesTexts } from '../content/archetypesTexts'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { archetypes } from './archetypes'
import { seedArchetypes } from './seed'

export const archetypesRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.archetypesPage,
      label: 'Archetypes page',
      description: 'The words around the five archetypes.',
      page: '/archetypes',
      defaults: archetypesTexts,
    }),
  ],

  collections: [archetypes],
  seed: { run: seedArchetypes, after: [slugs.educationModules] },
})
