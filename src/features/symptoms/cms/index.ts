import { defineRoom } from '@/shared/cms/defineRoom'

import { hotFlashRecords } from '../contract'
import { symptomEndpoints } from './endpoints'

export const symptomsRoom = defineRoom({ endpoints: symptomEndpoints, recordKinds: [hotFlashRecords] })
