import { defineRoom } from '@/shared/cms/defineRoom'
import { inviteTexts } from '../content/inviteTexts'
import { slugs } from '@/slugs'
import { pageTextsGlobal } from '@/shared/cms/pageTextsGlobal'

import { invitationBatches } from './batches'
import { sendBatchTask } from './batchSending'
import { campaignEndpoints } from './campaignEndpoints'
import { campaigns } from './campaigns'
import { invitationEndpoints } from './endpoints'
import { influencers } from './influencers'
import { seedInfluencers } from './seed'
import { batchRecipients, campaignVisits, contactImports, invitedAddresses } from './tables'
import { sendVisitorEmailTask } from './visitorEmails'

export const invitationsRoom = defineRoom({
  globals: [
    pageTextsGlobal({
      slug: slugs.invitePage,
      label: 'Send Invitations page',
      description: 'The words around the ways to invite. The letters themselves have their own texts.',
      page: '/invitations',
      defaults: inviteTexts,
    }),
  ],

  collections: [influencers, campaigns, invitationBatches],
  endpoints: [...invitationEndpoints, ...campaignEndpoints],
  tables: [invitedAddresses, batchRecipients, campaignVisits, contactImports],
  tasks: [sendBatchTask, sendVisitorEmailTask],
  seed: { run: seedInfluencers, fillsOnly: true },
  adminComponents: { beforeDashboard: ['/features/invitations/cms/Outbox#Outbox'] },
})
