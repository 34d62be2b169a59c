import { defineRoom } from '@/shared/cms/defineRoom'
import { boundaryTexts } from '../content/boundaryTexts'
import { sealable } from '@/shared/lib/ownRecords'
import { slugs } from '@/slugs'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'

import { shields } from '../domain/ownRecords'
import { shieldEndpoints } from './endpoints'

export const boundaryMagicRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.boundaryPage,
      label: 'Boundary Magic page',
      description:
        'The words of the page: the ritual, its two voices, the example voices. {lines} in the warning becomes the numbers of Auntie: safety and limits.',
      page: '/boundary-magic',
      defaults: boundaryTexts,
    }),
  ],
  endpoints: shieldEndpoints,
  ownRecords: [sealable(shields)],
})
