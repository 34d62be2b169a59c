import type { CollectionConfig, Endpoint, GlobalConfig } from 'payload'

import { archetypes } from '@/features/archetypes/cms/archetypes'
import { brands } from '@/features/clean-beauty/cms/brands'
import { ingredients } from '@/features/clean-beauty/cms/ingredients'
import { stackEndpoints } from '@/features/smart-stacks/cms/endpoints'
import { stacks } from '@/features/smart-stacks/cms/stacks'
import { councilPage } from '@/features/wisdom-council/cms/councilPage'
import { experts } from '@/features/wisdom-council/cms/experts'
import { assessmentTexts } from '@/features/assessments/cms/assessmentTexts'
import { assessmentEndpoints } from '@/features/assessments/cms/endpoints'
import { assessmentCalls } from '@/features/assessments/contract'
import { auntieSafety } from '@/features/auntie/cms/auntieSafety'
import { auntieEndpoints } from '@/features/auntie/cms/endpoints'
import { askAuntie, describeAuntie } from '@/features/auntie/contract'
import { bingoBoards } from '@/features/bingo/cms/boards'
import { bingoEndpoints } from '@/features/bingo/cms/endpoints'
import { bingoCalls } from '@/features/bingo/contract'
import { shieldEndpoints } from '@/features/boundary-magic/cms/endpoints'
import { shieldCalls } from '@/features/boundary-magic/contract'
import { dashboardFocus } from '@/features/dashboard/cms/dashboardFocus'
import { patternCards } from '@/features/dashboard/cms/patternCards'
import { donations } from '@/features/donations/cms/donations'
import { donationEndpoints } from '@/features/donations/cms/endpoints'
import {
  createDonationIntent,
  endMonthlyDonation,
  readDonationSetup,
  receiveStripeEvent,
} from '@/features/donations/contract'
import { educationEndpoints } from '@/features/education/cms/endpoints'
import { educationModules } from '@/features/education/cms/modules'
import { references } from '@/features/education/cms/references'
import { listModules } from '@/features/education/contract'
import { healthEndpoints } from '@/features/health/cms/endpoints'
import { checkHealth } from '@/features/health/contract'
import { invitationBatches } from '@/features/invitations/cms/batches'
import { invitationEndpoints } from '@/features/invitations/cms/endpoints'
import { influencers } from '@/features/invitations/cms/influencers'
import { invitationCalls } from '@/features/invitations/contract'
import { practiceSessions } from '@/features/practice/cms/practiceSessions'
import { privacyEndpoints } from '@/features/privacy/cms/endpoints'
import { deleteAccount, exportData, readPrivacyDashboard } from '@/features/privacy/contract'
import { searchEndpoints } from '@/features/search/cms/endpoints'
import { searchSite } from '@/features/search/contract'
import { siteSettings } from '@/features/site-shell/cms/siteSettings'
import { listStacks } from '@/features/smart-stacks/contract'
import { symptomEndpoints } from '@/features/symptoms/cms/endpoints'
import { symptomCalls } from '@/features/symptoms/contract'
import { tarotCards } from '@/features/tarot/cms/tarotCards'
import { wisdomQuotes } from '@/features/wisdom/cms/quotes'
import { wisdomEntries } from '@/features/wisdom/cms/wisdomEntries'
import { limitAnonymousReads } from '@/shared/cms/limitAnonymousReads'
import { describeCalls } from '@/shared/cms/openapi'

import { media } from './media'
import { users } from './users'

const contracts = [
  createDonationIntent,
  readDonationSetup,
  endMonthlyDonation,
  receiveStripeEvent,
  askAuntie,
  describeAuntie,
  listModules,
  checkHealth,
  ...invitationCalls,
  ...symptomCalls,
  ...shieldCalls,
  ...bingoCalls,
  listStacks,
  ...assessmentCalls,
  searchSite,
  readPrivacyDashboard,
  exportData,
  deleteAccount,
]

const openapi: Endpoint = {
  method: 'get',
  path: '/openapi.json',
  handler: () => Response.json(describeCalls(contracts)),
}

/** Payload would draw pictures of any text for anybody here; nothing of ours asks for one. */
const noPictures: Endpoint = {
  method: 'get',
  path: '/og',
  handler: () => Response.json({ message: 'There is nothing at this address.' }, { status: 404 }),
}

/** The register: what the CMS holds, a line for each room. */
export const collections: CollectionConfig[] = [
  educationModules,
  references,
  wisdomQuotes,
  wisdomEntries,
  patternCards,
  dashboardFocus,
  practiceSessions,
  tarotCards,
  bingoBoards,
  stacks,
  ingredients,
  brands,
  archetypes,
  experts,
  media,
  donations,
  influencers,
  invitationBatches,
  users,
].map(limitAnonymousReads)
export const globals: GlobalConfig[] = [assessmentTexts, auntieSafety, councilPage, siteSettings]
export const endpoints: Endpoint[] = [
  ...auntieEndpoints,
  ...educationEndpoints,
  ...healthEndpoints,
  ...donationEndpoints,
  ...symptomEndpoints,
  ...shieldEndpoints,
  ...bingoEndpoints,
  ...stackEndpoints,
  ...assessmentEndpoints,
  ...searchEndpoints,
  ...invitationEndpoints,
  ...privacyEndpoints,
  openapi,
  noPictures,
]
