import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isEmailProviderConfigured, sendEmail } from '@/integrations/email/sendEmail'
import type { Campaign } from '@/payload-types'
import { HttpError } from '@/shared/cms/httpError'
import { inTransaction } from '@/shared/cms/inTransaction'
import { poolOf } from '@/shared/database'
import { forbiddenClaims } from '@/shared/lib/healthClaims'
import { textBlocks } from '@/shared/lib/textBlocks'
import { slugs } from '@/slugs'

import {
  sentStates,
  transitionOf,
  deliveredStates,
  subjectsOf,
  findCampaignProblems,
  type CampaignMove,
} from '../domain/campaigns'
import { emailStates, type CampaignEmailRow, type CampaignStatus } from '../domain/campaignShapes'
import { sanitizeName } from '../domain/sanitizeName'
import { updateBatchCounts } from './batchProgress'
import { batchTaskSlug } from './batchSending'
import { findAudience, type Audience } from './campaignAudience'
import { addressEmail, loadEmailTemplates, readEmailSite } from './emails'
import { findFollowUpProblems } from './followUp'
import { readVisits } from './trackedLinks'
import { findBusyMailboxes, insertBatch, waitForOtherBatches } from './startBatch'

type EmailState = (typeof emailStates)[number]

/** People who are named as left out. */
const maxLeftOut = 200
const emailsPerPage = 50

const none: Record<EmailState, number> = {
  waiting: 0,
  sent: 0,
  kept: 0,
  failed: 0,
  cancelled: 0,
  delivered: 0,
  bounced: 0,
  complained: 0,
}

const isReached = (state: EmailState) => deliveredStates.some((one) => one === state)
const hasLeft = (state: EmailState) => sentStates.some((one) => one === state)

/** @throws HttpError 404 */
async function readCampaign(req: PayloadRequest, id: number): Promise<Campaign> {
  const campaign = await req.payload.findByID({ collection: slugs.campaigns, id, depth: 0, disableErrors: true, req })
  if (!campaign) throw new HttpError(404, 'There is no such letter.')
  return campaign
}

/** What stands against sending an email. */
async function missingIn(req: PayloadRequest, campaign: Campaign, { contacts }: Audience): Promise<string[]> {
  const blocks = textBlocks(campaign.body?.root).map(({ text }) => text)
  const words = [...subjectsOf(campaign), ...blocks, campaign.signature ?? '', campaign.linkLabel ?? '']
  const claims = words.flatMap(forbiddenClaims)
  return [
    ...findCampaignProblems(campaign, blocks.join('\n'), contacts.length),
    ...(await findFollowUpProblems(req, campaign)),
    ...claims.map((sentence) => `This cannot be said: “${sentence}”`),
  ]
}

/** How many emails are in a state under one of the subjects, and how many of those were answered. */
type Tally = { state: EmailState; subject: number; count: number; answered: number }

const sumOf = (rows: readonly Tally[], of: (row: Tally) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** How many had a subject, and answered. @param which 1 or 2 */
function comparedBy(rows: readonly Tally[], subject: string, which: number): CampaignStatus['subjects'][number] {
  const had = rows.filter((row) => row.subject === which && hasLeft(row.state))
  return { subject, sent: sumOf(had, ({ count }) => count), answered: sumOf(had, ({ answered }) => answered) }
}

/** Where an email is. @throws HttpError 404 */
export async function readStatus(req: PayloadRequest, id: number): Promise<CampaignStatus> {
  const campaign = await readCampaign(req, id)
  const { state } = campaign
  if (state === 'draft') {
    const audience = await findAudience(req, campaign)
    return {
      state,
      missing: await missingIn(req, campaign, audience),
      total: audience.contacts.length,
      leftOut: audience.leftOut.slice(0, maxLeftOut),
      hasMailProvider: isEmailProviderConfigured(),
      counts: none,
      answers: { yes: 0, no: 0 },
      subjects: [],
      visits: [],
    }
  }
  const { rows } = await poolOf(req.payload).query<Tally>(
    `SELECT one.state, one.subject, count(*)::int AS count, count(one.answered_at)::int AS answered
     FROM batch_recipients AS one JOIN invitation_batches AS batch ON batch.id = one.batch_id
     WHERE batch.campaign_id = $1 GROUP BY one.state, one.subject`,
    [id],
  )
  const subjects = subjectsOf(campaign)
  return {
    state,
    missing: [],
    total: sumOf(rows, ({ count }) => count),
    leftOut: [],
    hasMailProvider: isEmailProviderConfigured(),
    counts: Object.fromEntries(
      emailStates.map((one) => [
        one,
        sumOf(
          rows.filter((row) => row.state === one),
          ({ count }) => count,
        ),
      ]),
    ) as CampaignStatus['counts'],
    answers: {
      yes: sumOf(rows, ({ answered }) => answered),
      no: sumOf(
        rows.filter((row) => isReached(row.state)),
        ({ count, answered }) => count - answered,
      ),
    },
    visits: await readVisits(req.payload, id),
    subjects: subjects.length < 2 ? [] : subjects.map((subject, index) => comparedBy(rows, subject, index + 1)),
  }
}

/** Sends an email to the founder who asks, under each of its subjects. @throws HttpError 404, 502 */
export async function sendTestEmail(req: PayloadRequest, id: number): Promise<string> {
  const campaign = await readCampaign(req, id)
  const { email: to, name } = req.user!
  const { context } = addressEmail(req, await readEmailSite(req), to)
  const { renderCampaignEmail } = await loadEmailTemplates()
  // Following the unsubscribe link of one's own test would unsubscribe oneself.
  const tried = { ...context, unsubscribeUrl: `${context.siteUrl}/never-again` }
  let isKept = false
  for (const subject of subjectsOf(campaign)) {
    const rendered = await renderCampaignEmail(tried, { ...campaign, subject, code: null }, sanitizeName(name ?? ''))
    const result = await sendEmail(req.payload, {
      to,
      ...rendered,
      subject: `Test: ${rendered.subject}`,
      ...(campaign.replyTo && { replyTo: campaign.replyTo }),
      idempotencyKey: randomUUID(),
    })
    if (!result.sent) throw new HttpError(502, result.reason)
    isKept = result.by === 'outbox'
  }
  return isKept ? 'It lies in the folder .data/outbox: no mail provider is set up.' : `It is on its way to ${to}.`
}

/**
 * Sends an email to everybody who gets it, once.
 * @param number how many the founder confirmed
 * @throws HttpError 400, 404, 409
 */
export function startCampaign(req: PayloadRequest, id: number, number: number): Promise<void> {
  return inTransaction(req, async (db) => {
    await waitForOtherBatches(db)
    const campaign = await readCampaign(req, id)
    if (campaign.state !== 'draft') throw new HttpError(409, 'This letter is out already.')
    const busy = await findBusyMailboxes(db)
    const audience = await findAudience(req, campaign)
    const missing = await missingIn(req, campaign, audience)
    if (missing.length > 0) throw new HttpError(400, missing.join(' '))
    const { contacts } = audience
    if (contacts.length !== number)
      throw new HttpError(409, `It would go to ${contacts.length} now, not to ${number}. Please look again.`)
    await db.execute(sql`UPDATE campaigns SET state = 'sending' WHERE id = ${id}`)
    await insertBatch(req, db, contacts, busy, { id, subjects: subjectsOf(campaign).length })
  })
}

/** Pauses, resumes or cancels an email. @throws HttpError 404, 409 */
export function move(req: PayloadRequest, id: number, asked: CampaignMove): Promise<void> {
  return inTransaction(req, async (db) => {
    await readCampaign(req, id)
    const { from, to } = transitionOf(asked)
    const { rows } = await db.execute<{ batch: number }>(
      sql`UPDATE campaigns SET state = ${to}::enum_campaigns_state FROM invitation_batches AS batch
          WHERE campaigns.id = ${id} AND batch.campaign_id = ${id}
            AND campaigns.state::text = ANY(${sql.param(from)}::text[])
          RETURNING batch.id AS batch`,
    )
    if (!rows[0]) throw new HttpError(409, 'This letter is elsewhere by now. Please look again.')
    const batchId = rows[0].batch
    if (asked === 'resume') await req.payload.jobs.queue({ task: batchTaskSlug, input: { batchId }, req })
    if (asked !== 'cancel') return
    // In the order in which postponed ones are changed: in any other the two lock each other out.
    await db.execute(
      sql`WITH waiting AS (
            SELECT influencer_id FROM batch_recipients WHERE batch_id = ${batchId} AND state = 'waiting'
            ORDER BY influencer_id FOR UPDATE
          )
          UPDATE batch_recipients AS one SET state = 'cancelled', changed_at = now()
          FROM waiting WHERE one.batch_id = ${batchId} AND one.influencer_id = waiting.influencer_id`,
    )
    await updateBatchCounts(db, batchId)
  })
}

/** What of the emails is shown. */
type Filter = { state?: EmailState; answered?: 'yes' | 'no'; who?: string; page: number }

type EmailRow = Pick<CampaignEmailRow, 'contact' | 'name' | 'email' | 'state' | 'reason' | 'answered'>

/** What became of each email. @throws HttpError 404 */
export async function readCampaignEmailStates(
  req: PayloadRequest,
  id: number,
  { state, answered, who, page }: Filter,
): Promise<{ letters: CampaignEmailRow[]; total: number }> {
  await readCampaign(req, id)
  const { rows } = await poolOf(req.payload).query<EmailRow & { at: Date; total: string }>(
    `SELECT one.influencer_id AS contact, coalesce(person.name, 'Somebody who was removed') AS name,
       coalesce(person.email, '') AS email, one.state, one.reason, one.changed_at AS at,
       one.answered_at IS NOT NULL AS answered, count(*) OVER () AS total
     FROM batch_recipients AS one JOIN invitation_batches AS batch ON batch.id = one.batch_id
     LEFT JOIN influencers AS person ON person.id = one.influencer_id
     WHERE batch.campaign_id = $1 AND ($2::text IS NULL OR one.state = $2)
       AND ($3::text IS NULL OR CASE $3 WHEN 'yes' THEN one.answered_at IS NOT NULL
         ELSE one.answered_at IS NULL AND one.state = ANY($4::text[]) END)
       AND ($5::text IS NULL OR strpos(lower(person.name || ' ' || person.email), lower($5)) > 0)
     ORDER BY name, contact LIMIT $6 OFFSET $7`,
    [id, state ?? null, answered ?? null, deliveredStates, who || null, emailsPerPage, (page - 1) * emailsPerPage],
  )
  return {
    letters: rows.map(({ at, total: _, ...row }) => ({
      ...row,
      changedAt: at.toISOString(),
      canAnswer: hasLeft(row.state),
    })),
    total: Number(rows[0]?.total ?? 0),
  }
}
