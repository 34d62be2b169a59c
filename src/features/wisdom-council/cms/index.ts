import { defineRoom } from '@/shared/cms/defineRoom'

import { councilPage } from './councilPage'
import { experts } from './experts'
import { seedCouncil } from './seed'

export const wisdomCouncilRoom = defineRoom({
  collections: [experts],
  globals: [councilPage],
  seed: { run: seedCouncil },
})
