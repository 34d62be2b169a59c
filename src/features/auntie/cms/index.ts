import { defineRoom } from '@/shared/cms/defineRoom'

import { auntieSafety } from './auntieSafety'
import { auntieEndpoints } from './endpoints'
import { seedAuntie } from './seed'
import { probeTask } from './dailyProbe'
import { auntieUsageTable } from './dailyUsage'

export const auntieRoom = defineRoom({
  globals: [auntieSafety],
  endpoints: auntieEndpoints,
  tables: [auntieUsageTable],
  tasks: [probeTask],
  adminComponents: { beforeDashboard: ['/features/auntie/cms/ProbeTrouble#ProbeTrouble'] },
  seed: { run: seedAuntie },
})
