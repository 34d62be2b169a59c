import { z } from 'zod'

import { defineContract } from '@/shared/lib/contract'

import { campaignMoves } from './domain/campaigns'
import { campaignEmail, campaignStatus, emailStates, recipientStates, draftEmail } from './domain/campaignShapes'

const email = z.email('Please enter a valid email address').max(254)
const personName = z.string().trim().min(1, 'Your name is required').max(200)
const message = z.object({ message: z.string() })

export const sendCommunityInvitation = defineContract({
  method: 'post',
  path: '/send-community-invitation',
  summary: 'Writes once to an address in the name of the one who asks; an address is written to at most every 90 days',
  body: z.object({ email, inviterName: personName }),
  status: 202,
  response: message,
  errors: [400, 403, 413, 429, 503],
})

export const shareEducationModule = defineContract({
  method: 'post',
  path: '/share-education-module',
  summary: 'Sends a module of this library to an address, under the module’s own title',
  body: z.object({
    email,
    moduleTitle: z.string().trim().min(1, 'Module title is required').max(300),
    moduleUrl: z.url('Please enter a valid URL').max(500),
    senderName: personName,
  }),
  status: 202,
  response: message,
  errors: [400, 403, 413, 429, 503],
})

export const sendBatchInvitations = defineContract({
  method: 'post',
  path: '/send-batch-invitations',
  summary: 'Founders only: writes to people of the influencers collection, once a year unless `again` names them',
  body: z.object({
    invitations: z
      .array(
        z.object({
          email,
          name: z.string().max(200).optional(),
          followers: z.union([z.string().max(60), z.number()]).nullish(),
          focus: z.string().max(200).nullish(),
          priority: z.string().max(40).nullish(),
        }),
      )
      .min(1, 'Please choose somebody')
      .max(5_000, 'A batch holds up to 5,000 people'),
    /** Whom the founder names although they had the email within a year. */
    again: z.array(email).max(5_000).optional(),
  }),
  // 5,000 rows of about 200 bytes.
  bodyLimit: 2 * 1024 * 1024,
  status: 202,
  response: message.extend({ batchId: z.number().int() }),
  errors: [400, 401, 403, 413, 429, 503],
})

export const readBatch = defineContract({
  method: 'get',
  path: '/batch-invitations/:batchId',
  summary: 'Founders only: how far a batch has come',
  params: z.object({ batchId: z.coerce.number().int().positive().max(2_147_483_647) }),
  status: 200,
  response: z.object({
    total: z.number().int(),
    counts: z.record(z.enum(recipientStates), z.number().int()),
    /** The failed recipients with the reason; at most 100. */
    failures: z.array(z.object({ name: z.string(), reason: z.string() })),
    done: z.boolean(),
  }),
  errors: [400, 401, 403, 404, 503],
})

export const previewInvitation = defineContract({
  method: 'get',
  path: '/batch-invitation-preview',
  summary: 'Founders only: the letter of a batch, as it would be sent',
  status: 200,
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: [401, 403, 503],
})

const importedContacts = z.object({
  added: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.array(z.object({ row: z.number().int(), who: z.string(), reason: z.string() })),
  /** What becomes of each row; at most 100. */
  people: z.array(
    z.object({
      row: z.number().int(),
      name: z.string(),
      email: z.string(),
      tags: z.array(z.string()),
      becomes: z.enum(['added', 'updated', 'unchanged']),
    }),
  ),
  /** By which it can be undone; null where nothing was changed. */
  importId: z.number().int().nullable(),
})

export type ImportedContacts = z.output<typeof importedContacts>

export const importInfluencers = defineContract({
  method: 'post',
  path: '/import-influencers',
  summary:
    'Founders only: adds people from a CSV with the columns name, email, followers, focus, priority, tags; `dryRun` only says what it would do',
  body: z.object({
    csv: z.string().min(1, 'The file is empty').max(2_000_000, 'The file is larger than 2 MB'),
    dryRun: z.boolean().default(false),
    /** For everybody in the file. */
    tags: z.array(z.string().trim().max(40, 'A tag is longer than 40 characters')).max(20).default([]),
  }),
  bodyLimit: 4 * 1024 * 1024,
  status: 200,
  response: importedContacts,
  errors: [400, 401, 403, 413, 503],
})

const lastImport = z.object({
  last: z
    .object({ importId: z.number().int(), at: z.string(), added: z.number().int(), updated: z.number().int() })
    .nullable(),
})

export type LastImport = z.output<typeof lastImport>

export const readLastContactImport = defineContract({
  method: 'get',
  path: '/contact-imports/last',
  summary: 'Founders only: the newest import of contacts that can be undone, of the last 30 days',
  status: 200,
  response: lastImport,
  errors: [401, 403, 503],
})

export const undoContactImport = defineContract({
  method: 'post',
  path: '/contact-imports/:importId/undo',
  summary: 'Founders only: undoes an import; whoever was changed or written to since stays',
  params: z.object({ importId: z.coerce.number().int().positive().max(2_147_483_647) }),
  status: 200,
  response: z.object({ removed: z.number().int(), restored: z.number().int(), left: z.number().int() }),
  errors: [400, 401, 403, 404, 503],
})

export const unsubscribe = defineContract({
  method: 'post',
  path: '/never-again/:token',
  summary: 'One click in a mail program (RFC 8058) or on the page: this address is never written to again',
  params: z.object({ token: z.string().min(1).max(200) }),
  status: 200,
  response: message,
  errors: [400, 403, 404, 503],
})

const campaignParams = z.object({ campaignId: z.coerce.number().int().positive().max(2_147_483_647) })

export const previewCampaign = defineContract({
  method: 'post',
  path: '/campaign-preview',
  summary: 'Founders only: a letter as it would be sent, from what is typed',
  body: draftEmail,
  bodyLimit: 512 * 1024,
  status: 200,
  response: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  errors: [400, 401, 403, 413, 503],
})

export const readCampaign = defineContract({
  method: 'get',
  path: '/campaign-desk/:campaignId',
  summary: 'Founders only: where a letter is, who gets it, who is left out, what stands against sending',
  params: campaignParams,
  status: 200,
  response: campaignStatus,
  errors: [400, 401, 403, 404, 503],
})

export const testCampaign = defineContract({
  method: 'post',
  path: '/campaign-desk/:campaignId/test',
  summary: 'Founders only: sends a letter to the founder who asks',
  params: campaignParams,
  status: 200,
  response: message,
  errors: [400, 401, 403, 404, 429, 502, 503],
})

export const sendCampaign = defineContract({
  method: 'post',
  path: '/campaign-desk/:campaignId/send',
  summary: 'Founders only: sends a letter; 409 unless `number` is how many get it now',
  params: campaignParams,
  body: z.object({ number: z.number().int().positive() }),
  status: 202,
  response: campaignStatus,
  errors: [400, 401, 403, 404, 409, 503],
})

export const moveCampaign = defineContract({
  method: 'post',
  path: '/campaign-desk/:campaignId/move',
  summary:
    'Founders only: pauses, resumes or cancels a letter that is on its way, or sends what of it waits in the outbox',
  params: campaignParams,
  body: z.object({ move: z.enum(campaignMoves) }),
  status: 200,
  response: campaignStatus,
  errors: [400, 401, 403, 404, 409, 503],
})

export const readCampaignEmails = defineContract({
  method: 'get',
  path: '/campaign-desk/:campaignId/letters',
  summary: 'Founders only: what became of each letter and who answered, fifty a page',
  params: campaignParams,
  query: z.object({
    state: z.enum(emailStates).optional(),
    /** Of those who could answer. */
    answered: z.enum(['yes', 'no']).optional(),
    /** Part of a name or an address. */
    who: z.string().trim().max(100).optional(),
    page: z.coerce.number().int().min(1).max(1_000).default(1),
  }),
  status: 200,
  response: z.object({ letters: z.array(campaignEmail), total: z.number().int() }),
  errors: [400, 401, 403, 404, 503],
})

export const markAnswered = defineContract({
  method: 'post',
  path: '/campaign-desk/:campaignId/letters/:contactId/answered',
  summary: 'Founders only: notes that somebody answered a letter, or takes the note back',
  params: campaignParams.extend({ contactId: z.coerce.number().int().positive().max(2_147_483_647) }),
  body: z.object({ answered: z.boolean() }),
  status: 200,
  response: campaignStatus,
  errors: [400, 401, 403, 404, 409, 503],
})

export const followUpCampaign = defineContract({
  method: 'post',
  path: '/campaign-desk/:campaignId/follow-up',
  summary: 'Founders only: begins a letter to those who have not answered this one, unless one is begun already',
  params: campaignParams,
  status: 200,
  response: z.object({ id: z.number().int() }),
  errors: [400, 401, 403, 404, 409, 503],
})

export const followTrackedLink = defineContract({
  method: 'get',
  path: '/from/:code',
  summary: 'The link of a founder’s letter: leads to the site, and counts for everybody together that it was followed',
  params: z.object({ code: z.string().max(40) }),
  status: 303,
  response: z.string(),
  errors: [400, 429, 503],
})

export const receiveResendEvent = defineContract({
  method: 'post',
  path: '/resend/webhook',
  summary: 'For the mail provider: what became of a letter; signed, a repeated event changes nothing',
  status: 200,
  response: z.object({ received: z.literal(true) }),
  errors: [400, 413, 503],
})
