import { defineRoom } from '@/shared/cms/defineRoom'
import { slugs } from '@/slugs'

import { dashboardFocus } from './dashboardFocus'
import { patternCards } from './patternCards'
import { seedDashboard } from './seed'

export const dashboardRoom = defineRoom({
  collections: [patternCards, dashboardFocus],
  seed: { run: seedDashboard, after: [slugs.educationModules, slugs.references] },
})
