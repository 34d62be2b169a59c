import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { sealable } from '@/shared/lib/ownRecords'
import { slugs } from '@/slugs'

import { trackingTexts } from '../content/trackingTexts'
import { appointments, days, hotFlashes, medicines } from '../domain/ownRecords'
import { symptomEndpoints } from './endpoints'

export const symptomsRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.trackingPage,
      label: 'Tracking page',
      description: 'The words around the diary. What the diary and the history say belongs to them.',
      page: '/tracking',
      defaults: trackingTexts,
    }),
  ],
  endpoints: symptomEndpoints,
  ownRecords: [sealable(hotFlashes), sealable(days), sealable(medicines), sealable(appointments)],
})
