import { defineRoom } from '@/shared/cms/defineRoom'

import { auntieSafety } from './auntieSafety'
import { auntieEndpoints } from './endpoints'
import { seedAuntie } from './seed'
import { auntieUsageTable } from './dailyUsage'

export const auntieRoom = defineRoom({
  globals: [auntieSafety],
  endpoints: auntieEndpoints,
  tables: [auntieUsageTable],
  seed: { run: seedAuntie },
})
