import { readResendEvent } from '@/integrations/email/resendWebhook'
import { defineEndpoint, readText } from '@/shared/cms/defineEndpoint'
import { HttpError } from '@/shared/cms/httpError'
import type { RateLimit } from '@/shared/cms/rateLimits'
import { getEnv } from '@/shared/env'

import {
  followTrackedLink,
  followUpCampaign,
  markAnswered,
  moveCampaign,
  previewCampaign,
  readCampaign,
  readCampaignEmails,
  receiveResendEvent,
  sendCampaign,
  testCampaign,
} from '../contract'
import { markAnswer } from './answers'
import { move, readCampaignEmailStates, readStatus, sendTestEmail, startCampaign } from './campaignDesk'
import { noteDelivery } from './deliveries'
import { loadEmailTemplates, readEmailSite } from './emails'
import { beginFollowUp } from './followUp'
import { sendKept } from './keptEmails'
import { followLink } from './trackedLinks'

/** Test emails go to one's own mailbox, which a stuck key must not fill. */
const testLimit: RateLimit = { name: 'campaignTest', windowSeconds: 60 * 60, perVisitor: 30, perNetwork: 60 }

const eventLimit = 512 * 1024

export const campaignEndpoints = [
  defineEndpoint({
    contract: previewCampaign,
    access: 'founder',
    limit: 'none',
    handler: async ({ req, body: { subject, body = null, ...draft } }) => {
      const site = await readEmailSite(req)
      const { renderCampaignEmail } = await loadEmailTemplates()
      return renderCampaignEmail(
        { ...site, unsubscribeUrl: `${site.siteUrl}/never-again` },
        { ...draft, subject: subject || '(no subject)', body },
        'Name',
      )
    },
  }),
  defineEndpoint({
    contract: readCampaign,
    access: 'founder',
    limit: 'none',
    handler: ({ req, params }) => readStatus(req, params.campaignId),
  }),
  defineEndpoint({
    contract: testCampaign,
    access: 'founder',
    limit: testLimit,
    handler: async ({ req, params }) => ({ message: await sendTestEmail(req, params.campaignId) }),
  }),
  defineEndpoint({
    contract: sendCampaign,
    access: 'founder',
    limit: 'none',
    handler: async ({ req, params: { campaignId }, body }) => {
      await startCampaign(req, campaignId, body.number)
      return readStatus(req, campaignId)
    },
  }),
  defineEndpoint({
    contract: moveCampaign,
    access: 'founder',
    limit: 'none',
    handler: async ({ req, params: { campaignId }, body }) => {
      await (body.move === 'sendKept' ? sendKept(req, campaignId) : move(req, campaignId, body.move))
      return readStatus(req, campaignId)
    },
  }),
  defineEndpoint({
    contract: readCampaignEmails,
    access: 'founder',
    limit: 'none',
    handler: ({ req, params, query }) => readCampaignEmailStates(req, params.campaignId, query),
  }),
  defineEndpoint({
    contract: markAnswered,
    access: 'founder',
    limit: 'none',
    handler: async ({ req, params: { campaignId, contactId }, body }) => {
      await markAnswer(req.payload, campaignId, contactId, body.answered)
      return readStatus(req, campaignId)
    },
  }),
  defineEndpoint({
    contract: followUpCampaign,
    access: 'founder',
    limit: 'none',
    handler: async ({ req, params }) => ({ id: await beginFollowUp(req, params.campaignId) }),
  }),
  defineEndpoint({
    contract: followTrackedLink,
    access: 'anyone',
    // With all other reads: a counter of its own would tell which networks follow emails.
    limit: 'read',
    handler: ({ req, params }) => followLink(req, params.code),
  }),
  defineEndpoint({
    contract: receiveResendEvent,
    access: 'anyone',
    limit: 'none',
    handler: async ({ req }) => {
      const secret = getEnv().RESEND_WEBHOOK_SECRET
      if (!secret) throw new HttpError(503, 'The mail provider’s events are not set up on this site.')
      const header = (name: string) => req.headers.get(`svix-${name}`) ?? ''
      const event = readResendEvent(
        await readText(req, eventLimit),
        { id: header('id'), timestamp: header('timestamp'), signature: header('signature') },
        secret,
      )
      if (!event) throw new HttpError(400, 'The signature does not fit.')
      if (event !== 'unknown') await noteDelivery(req.payload, event)
      return { received: true as const }
    },
  }),
]
