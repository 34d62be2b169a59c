import { defineRoom } from '@/shared/cms/defineRoom'
import { inviteTexts } from '../content/inviteTexts'
import { letterTexts } from '../content/letterTexts'
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
      description:
        'The words around the ways to invite. What is written in the letters themselves stands under Letters to visitors’ friends.',
      page: '/invitations',
      defaults: inviteTexts,
    }),
    pageTextsGlobal({
      slug: slugs.letterTexts,
      label: 'Letters to visitors’ friends',
      description:
        'What the site writes when a visitor invites a friend or shares a module, and the founder’s letter of the Send Invitations page. {site} becomes the name of the site. No links: the button leads there.',
      page: '/invitations',
      defaults: letterTexts,
      sections: {
        'An invitation': [
          'invitationSubject',
          'invitationPreview',
          'invitationHeading',
          'invitationText',
          'invitationClosing',
          'invitationButton',
        ],
        'A module': ['moduleSubject', 'moduleText', 'moduleButton', 'libraryTitle'],
        'The founder’s letter': ['founderSubject', 'founderPreview', 'founderText', 'founderClosing', 'founderButton'],
      },
    }),
  ],

  collections: [influencers, campaigns, invitationBatches],
  endpoints: [...invitationEndpoints, ...campaignEndpoints],
  tables: [invitedAddresses, batchRecipients, campaignVisits, contactImports],
  tasks: [sendBatchTask, sendVisitorEmailTask],
  seed: { run: seedInfluencers, fillsOnly: true },
  adminComponents: { beforeDashboard: ['/features/invitations/cms/Outbox#Outbox'] },
})
