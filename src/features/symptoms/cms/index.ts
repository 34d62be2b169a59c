import { defineRoom } from '@/shared/cms/defineRoom'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { slugs } from '@/slugs'

import { trackingTexts } from '../content/trackingTexts'
import { appointmentRecords, dayRecords, hotFlashRecords, medicineRecords } from '../contract'
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
  recordKinds: [hotFlashRecords, dayRecords, medicineRecords, appointmentRecords],
})
