import { z } from 'zod'

import { campaignStates } from './campaigns'

/** The delivery state of a recipient; `kept` lies in the outbox folder, because no mail provider is set up. */
export const recipientStates = ['waiting', 'sent', 'kept', 'failed'] as const

/** The delivery states of a campaign's email: as of a batch, `cancelled` before it left, and what the provider tells. */
export const emailStates = [...recipientStates, 'cancelled', 'delivered', 'bounced', 'complained'] as const

/** What a founder is typing, saved or not. */
export const draftEmail = z.object({
  subject: z.string().max(500).nullish(),
  body: z.looseObject({ root: z.looseObject({}) }).nullish(),
  signature: z.string().max(1_000).nullish(),
  linkLabel: z.string().max(200).nullish(),
  postalAddress: z.string().max(1_000).nullish(),
})

/** Where an email is, as the panel shows it. */
export const campaignStatus = z.object({
  state: z.enum(campaignStates),
  /** What stands against sending it. */
  missing: z.array(z.string()),
  /** How many get it, or got it. */
  total: z.number().int(),
  /** Before it is sent: who is left out and why; at most 200. */
  leftOut: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Whether letters leave this machine; otherwise they lie in the outbox folder. */
  hasMailProvider: z.boolean(),
  counts: z.record(z.enum(emailStates), z.number().int()),
  /** Of those whom it reached: how many a founder marked as having answered, how many not. */
  answers: z.object({ yes: z.number().int(), no: z.number().int() }),
  /** How often its link was followed, on each day that is over and had ten or more. */
  visits: z.array(z.object({ day: z.string(), visits: z.number().int() })),
  /** Of an email with two subjects that is out: how many had each, and answered it. */
  subjects: z.array(z.object({ subject: z.string(), sent: z.number().int(), answered: z.number().int() })),
})
export type CampaignStatus = z.output<typeof campaignStatus>

/** What became of one email. */
export const campaignEmail = z.object({
  contact: z.number().int(),
  name: z.string(),
  email: z.string(),
  state: z.enum(emailStates),
  reason: z.string().nullable(),
  changedAt: z.string(),
  answered: z.boolean(),
  /** Whether it left, so that there can be an answer. */
  canAnswer: z.boolean(),
})
export type CampaignEmailRow = z.output<typeof campaignEmail>
