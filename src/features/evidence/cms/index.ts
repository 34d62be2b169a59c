import { defineRoom } from '@/shared/cms/defineRoom'
import { claimPlacesTable, refreshPagesWithClaims } from '@/shared/cms/claimLedger'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'
import { reportTexts } from '@/shared/evidence/claimWords'
import { slugs } from '@/slugs'

import { checkingTexts } from '../content/checkingTexts'
import { correctionsTexts } from '../content/correctionsTexts'
import { claimReports } from './claimReports'
import { claims } from './claims'
import { corrections } from './corrections'
import { evidenceEndpoints } from './endpoints'
import { factReasons } from './factReasons'
import { refreshClaimsTask } from './refreshClaims'
import { seedStarterChecks } from './starterChecks'
import { seedStarterCorrections } from './starterCorrections'

/** Corrections and claims are looked up in these collections, which are filled before. */
const cited = [
  slugs.references,
  slugs.educationModules,
  slugs.redFlags,
  slugs.stacks,
  slugs.patternCards,
  slugs.practiceSessions,
  slugs.ingredients,
  slugs.wisdomEntries,
]

export const evidenceRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.checkingPage,
      label: 'How We Check page',
      description:
        'The words around the figures, which are counted: {opened} becomes the number of sources that were read. What you say of your checks, you answer for. Below the sources of every page stands what a reader presses who doubts a sentence.',
      page: '/how-we-check',
      defaults: { ...checkingTexts, ...reportTexts },
      fixed: ['figures'],
      sections: { 'Below the sources of every page': Object.keys(reportTexts) },
      afterChange: [refreshPagesWithClaims],
    }),
    pageTextsGlobal({
      slug: slugs.correctionsPage,
      label: 'Corrections page',
      description: 'The words around the corrections, which stand under Evidence.',
      page: '/corrections',
      defaults: correctionsTexts,
    }),
  ],
  collections: [claims, corrections, claimReports, factReasons],
  endpoints: evidenceEndpoints,
  tables: [claimPlacesTable],
  tasks: [refreshClaimsTask],
  seed: {
    run: async (req, mode) => {
      await seedStarterChecks(req)
      return seedStarterCorrections(req, mode)
    },
    after: cited,
  },
  adminComponents: { beforeDashboard: ['/features/evidence/cms/DueClaims#DueClaims'] },
})
