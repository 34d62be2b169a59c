import { defineRoom } from '@/shared/cms/defineRoom'
import { claimPlacesTable } from '@/shared/cms/claimLedger'
import { slugs } from '@/slugs'

import { claimReports } from './claimReports'
import { claims } from './claims'
import { corrections } from './corrections'
import { evidenceEndpoints } from './endpoints'
import { refreshClaimsTask } from './refreshClaims'
import { seedStarterCorrections } from './starterCorrections'

/** Corrections are looked up in these collections, which are filled before. */
const corrected = [slugs.references, slugs.educationModules, slugs.redFlags, slugs.stacks, slugs.patternCards]

export const evidenceRoom = defineRoom({
  collections: [claims, corrections, claimReports],
  endpoints: evidenceEndpoints,
  tables: [claimPlacesTable],
  tasks: [refreshClaimsTask],
  seed: { run: seedStarterCorrections, after: corrected },
  adminComponents: { beforeDashboard: ['/features/evidence/cms/DueClaims#DueClaims'] },
})
