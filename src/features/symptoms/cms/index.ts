import { defineRoom } from '@/shared/cms/defineRoom'

import { appointmentRecords, dayRecords, hotFlashRecords, medicineRecords } from '../contract'
import { symptomEndpoints } from './endpoints'

export const symptomsRoom = defineRoom({
  endpoints: symptomEndpoints,
  recordKinds: [hotFlashRecords, dayRecords, medicineRecords, appointmentRecords],
})
