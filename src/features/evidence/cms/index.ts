import { defineRoom } from '@/shared/cms/defineRoom'
import { claimPlacesTable } from '@/shared/cms/claimLedger'

import { claimReports } from './claimReports'
import { claims } from './claims'
import { corrections } from './corrections'
import { evidenceEndpoints } from './endpoints'
import { refreshClaimsTask } from './refreshClaims'

export const evidenceRoom = defineRoom({
  collections: [claims, corrections, claimReports],
  endpoints: evidenceEndpoints,
  tables: [claimPlacesTable],
  tasks: [refreshClaimsTask],
  adminComponents: { beforeDashboard: ['/features/evidence/cms/DueClaims#DueClaims'] },
})
