import { isEmailProviderConfigured } from '@/integrations/email/sendEmail'
import { HttpError } from '@/shared/cms/httpError'
import { defineEndpoint } from '@/shared/cms/defineEndpoint'
import type { RateLimit } from '@/shared/cms/rateLimits'

import {
  importInfluencers,
  readLastContactImport,
  undoContactImport,
  unsubscribe,
  previewInvitation,
  readBatch,
  sendBatchInvitations,
  sendCommunityInvitation,
  shareEducationModule,
} from '../contract'
import { readBatchProgress } from './batchProgress'
import { importContacts, readLastImport, undoImport } from './contactImports'
import { unsubscribeAddress } from './invitedAddresses'
import { loadEmailTemplates, readEmailSite, readPostalAddress } from './emails'
import { startBatch } from './startBatch'
import { sendInvitationEmail, sendSharedModuleEmail } from './visitorEmails'

/** Limits emails to other people. */
const inviteLimit: RateLimit = { name: 'invite', windowSeconds: 60 * 60, perVisitor: 20, perNetwork: 60 }

/** Without a mail provider a letter is kept and goes nowhere, whatever the words of success say. */
const describeOutcome = (success: string): string =>
  isEmailProviderConfigured()
    ? success
    : `${success} Mail isn’t set up on this site: it waits here, and nobody gets it.`

export const invitationEndpoints = [
  defineEndpoint({
    contract: sendCommunityInvitation,
    access: 'anyone',
    limit: inviteLimit,
    handler: async ({ req, body }) => {
      await sendInvitationEmail(req, body.email, body.inviterName)
      return { message: describeOutcome('Community invitation sent successfully.') }
    },
  }),
  defineEndpoint({
    contract: shareEducationModule,
    access: 'anyone',
    limit: inviteLimit,
    handler: async ({ req, body }) => {
      await sendSharedModuleEmail(req, body)
      return { message: describeOutcome('Education module shared successfully.') }
    },
  }),
  defineEndpoint({
    contract: sendBatchInvitations,
    access: 'founder',
    limit: 'none',
    handler: async ({ req, body }) => {
      const { batchId, total, leftOut } = await startBatch(
        req,
        body.invitations.map(({ email }) => email),
        body.again,
      )
      const sent = `${total} ${total === 1 ? 'invitation is' : 'invitations are'} on the way.`
      const repeated = `${leftOut} more would go to the same ${leftOut === 1 ? 'mailbox, and is' : 'mailboxes, and are'} left out.`
      return { message: leftOut > 0 ? `${sent} ${repeated}` : sent, batchId }
    },
  }),
  defineEndpoint({
    contract: readBatch,
    access: 'founder',
    limit: 'none',
    handler: async ({ req, params }) => {
      const progress = await readBatchProgress(req.payload, params.batchId)
      if (!progress) throw new HttpError(404, 'There is no such batch.')
      return progress
    },
  }),
  defineEndpoint({
    contract: previewInvitation,
    access: 'founder',
    limit: 'none',
    handler: async ({ req }) => {
      const site = await readEmailSite(req)
      const { renderInfluencerEmail } = await loadEmailTemplates()
      return renderInfluencerEmail(
        { ...site, unsubscribeUrl: `${site.siteUrl}/never-again` },
        'Name',
        await readPostalAddress(req.payload),
      )
    },
  }),
  defineEndpoint({
    contract: importInfluencers,
    access: 'founder',
    limit: 'none',
    handler: ({ req, body }) => importContacts(req, body),
  }),
  defineEndpoint({
    contract: readLastContactImport,
    access: 'founder',
    limit: 'none',
    handler: ({ req }) => readLastImport(req),
  }),
  defineEndpoint({
    contract: undoContactImport,
    access: 'founder',
    limit: 'none',
    handler: ({ req, params }) => undoImport(req, params.importId),
  }),
  defineEndpoint({
    contract: unsubscribe,
    access: 'anyone',
    limit: 'write',
    handler: async ({ req, params }) => {
      if (!(await unsubscribeAddress(req.payload, params.token)))
        throw new HttpError(404, 'This link is not complete. Please open it from the letter again.')
      return { message: 'Done. We will not write to you again.' }
    },
  }),
]
