import { defineRoom } from '@/shared/cms/defineRoom'

import { symptomEndpoints } from './endpoints'

export const symptomsRoom = defineRoom({ endpoints: symptomEndpoints })
