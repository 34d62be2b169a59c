import { defineRoom } from '@/shared/cms/defineRoom'
import { sealable } from '@/shared/lib/ownRecords'

import { appointments, days, hotFlashes, medicines } from '../records/ownRecords'
import { symptomEndpoints } from './endpoints'
import { symptomPages } from './pageTexts'

export const symptomsRoom = defineRoom({
  globals: symptomPages,
  endpoints: symptomEndpoints,
  ownRecords: [sealable(hotFlashes), sealable(days), sealable(medicines), sealable(appointments)],
})
