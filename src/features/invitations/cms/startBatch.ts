import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Influencer } from '@/payload-types'
import { HttpError } from '@/shared/cms/httpError'
import { inTransaction, type Transaction } from '@/shared/cms/inTransaction'

import { canonicalAddress, detectSameMailbox } from '../domain/canonicalAddress'
import { batchTaskSlug } from './batchSending'
import { findKept, findWrittenTo, waitsInOutbox } from './invitedAddresses'

/** Advisory lock: batches are created one at a time, so that a double submit finds the first one. */
const lockName = 'power-years invitation batches'

export type Contact = Pick<Influencer, 'id' | 'email'>

const plain = (email: string) => email.trim().toLowerCase()

/** @throws HttpError 400 that names whoever had the email within a year, or has it in the outbox, and is not named again */
async function refuseWrittenTo(req: PayloadRequest, emails: readonly string[], again: readonly string[]) {
  const named = new Set(again.map(plain))
  const [written, kept] = await Promise.all([
    findWrittenTo(req.payload, emails.map(plain)),
    findKept(req.payload, emails.map(plain)),
  ])
  const repeated = emails.flatMap((email, index) => {
    if (named.has(plain(email))) return []
    const path = `invitations.${index}.email`
    const date = written.get(plain(email))
    if (date)
      return [{ path, message: `Had this letter on ${date.toISOString().slice(0, 10)}. Once a year is enough.` }]
    return kept.has(plain(email)) ? [{ path, message: waitsInOutbox }] : []
  })
  if (repeated.length === 0) return
  const who = repeated.length === 1 ? 'One of them' : `${repeated.length} of them`
  const what = written.size > 0 ? 'had this letter within a year' : 'cannot have another while one waits in the outbox'
  throw new HttpError(400, `${who} ${what}. Leave them out, or name each one.`, repeated)
}

/** Until the transaction ends, no other batch is created. */
export async function waitForOtherBatches(db: Transaction): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${lockName}))`)
}

/** Emails that wait, or lie in the outbox. */
async function findUnsent(db: Transaction, state: 'waiting' | 'kept') {
  const { rows } = await db.execute<{ batch: number; contact: number; email: string }>(
    sql`SELECT one.batch_id AS batch, one.influencer_id AS contact, person.email
        FROM batch_recipients AS one JOIN influencers AS person ON person.id = one.influencer_id
        WHERE one.state = ${state}`,
  )
  return rows.map((row) => ({ ...row, mailbox: canonicalAddress(row.email) }))
}

/**
 * The mailboxes for which an email waits. To be asked before who had one lately: of an email that leaves between the two
 * questions both would say nothing.
 */
export const findBusyMailboxes = async (db: Transaction): Promise<ReadonlySet<string>> =>
  new Set((await findUnsent(db, 'waiting')).map(({ mailbox }) => mailbox))

/**
 * Stores a batch and queues its job, within the request's transaction.
 * @param busy {@link findBusyMailboxes}
 * @param campaign a founder's email, and how many subjects it has; without one they get the site's own
 * @throws HttpError 400 when one of them is being written to
 */
export async function insertBatch(
  req: PayloadRequest,
  db: Transaction,
  contacts: readonly Contact[],
  busy: ReadonlySet<string>,
  campaign: { id: number; subjects: number } | null = null,
): Promise<number> {
  const mailboxes = new Set(contacts.map(({ email }) => canonicalAddress(email)))
  if ([...mailboxes].some((mailbox) => busy.has(mailbox)))
    throw new HttpError(400, 'Some of them are being written to already. Please wait until that batch is through.')
  const { rows: made } = await db.execute<{ id: number }>(
    sql`INSERT INTO invitation_batches (total, sent, failed, campaign_id, started_by_id, updated_at, created_at)
        VALUES (${contacts.length}, 0, 0, ${campaign?.id ?? null}, ${req.user!.id}, now(), now()) RETURNING id`,
  )
  const batchId = made[0]!.id
  // What still lies in the outbox for them goes nowhere: this is the one they get.
  const replaced = (await findUnsent(db, 'kept')).filter(({ mailbox }) => mailboxes.has(mailbox))
  await db.execute(
    sql`UPDATE batch_recipients AS one SET state = 'failed', reason = 'Another letter goes in its place.', changed_at = now()
        FROM unnest(${sql.param(replaced.map(({ batch }) => batch))}::int[], ${sql.param(replaced.map(({ contact }) => contact))}::int[])
          AS replaced (batch, contact)
        WHERE one.state = 'kept' AND one.batch_id = replaced.batch AND one.influencer_id = replaced.contact`,
  )
  // Dealt out by a hash: half and half, the same however often it is asked, and by nothing that a contact is or has.
  await db.execute(
    sql`INSERT INTO batch_recipients (batch_id, influencer_id, subject)
        SELECT ${batchId}, id, 1 + (row_number() OVER (ORDER BY md5(${batchId} || '-' || id), id) - 1) % ${campaign?.subjects ?? 1}
        FROM unnest(${sql.param(contacts.map(({ id }) => id))}::int[]) AS id`,
  )
  await req.payload.jobs.queue({ task: batchTaskSlug, input: { batchId }, req })
  return batchId
}

/**
 * Creates a batch of emails, one to each mailbox, and queues its job in one transaction.
 * @param emails the selected addresses; each must belong to a document of the influencers collection
 * @param again those of them whom the founder names although they had the email within a year
 */
export function startBatch(
  req: PayloadRequest,
  emails: readonly string[],
  again: readonly string[] = [],
): Promise<{ batchId: number; total: number; leftOut: number }> {
  return inTransaction(req, async (db) => {
    await waitForOtherBatches(db)
    const wanted = [...new Set(emails.map(plain))]
    const { rows: found } = await db.execute<Contact>(
      sql`SELECT id, lower(email) AS email FROM influencers WHERE lower(email) = ANY(${sql.param(wanted)}::text[]) ORDER BY id`,
    )
    const known = new Set(found.map(({ email }) => email))
    const unknown = emails.flatMap((email, index) =>
      known.has(plain(email))
        ? []
        : [{ path: `invitations.${index}.email`, message: 'This address is not among the influencers.' }],
    )
    if (unknown.length > 0) throw new HttpError(400, unknown[0]!.message, unknown)
    const busy = await findBusyMailboxes(db)
    await refuseWrittenTo(req, emails, again)
    const isSameMailbox = detectSameMailbox()
    const contacts = found.filter(({ email }) => !isSameMailbox(email))
    const batchId = await insertBatch(req, db, contacts, busy)
    return { batchId, total: contacts.length, leftOut: found.length - contacts.length }
  })
}
