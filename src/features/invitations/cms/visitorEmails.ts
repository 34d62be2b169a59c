import { randomUUID } from 'node:crypto'

import type { Payload, PayloadRequest, TaskConfig } from 'payload'

import { sendEmail, type SendResult } from '@/integrations/email/sendEmail'
import { HttpError } from '@/shared/cms/httpError'
import { consumeSiteCeiling } from '@/shared/cms/rateLimits'
import { openWithSecret, sealWithSecret } from '@/shared/cms/sealWithSecret'
import { poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'
import { slugs } from '@/slugs'

import { sanitizeName } from '../domain/sanitizeName'
import { maxAttempts, quotaRestMs, retryDelay } from './batchSending'
import { addressEmail, loadEmailTemplates, readEmailSite, readLetterTexts } from './emails'
import type { EmailContext } from './emailTemplates'
import { claimAddress } from './invitedAddresses'

const emailTaskSlug = 'send-visitor-letter'
/** How long an email waits where the provider's quota is used up: the day of the quota, wherever it begins, and a little. */
export const quotaWaitHours = 26
/** The purpose of the key under which a waiting email is encrypted. */
const sealPurpose = 'letters that wait'

/** Maximum of visitors' emails per day for the whole site: stops a flood that comes from many networks. */
const dailyCeiling = { name: 'visitorLetters', windowSeconds: 24 * 60 * 60, points: 500 }

type QueuedEmail = { email: string; idempotencyKey: string } & (
  | { kind: 'invitation'; inviterName: string }
  | { kind: 'module'; senderName: string; title: string; address: string }
)

/**
 * Accepts an email for the job below. The same work for every address, so that neither answer nor time tells whether
 * somebody wrote to it before, or whether it unsubscribed.
 * @throws HttpError 429
 */
async function queueEmail(req: PayloadRequest, queued: QueuedEmail): Promise<void> {
  const wait = await consumeSiteCeiling(req.payload, dailyCeiling)
  if (wait !== null)
    throw new HttpError(429, 'Enough letters went out today. Please try again tomorrow, or copy the link.', undefined, {
      'Retry-After': String(wait),
    })
  // Addresses are never stored in the clear; the job is deleted with its row once the email is out.
  const sealed = sealWithSecret(req.payload, sealPurpose, queued)
  await req.payload.jobs.queue({ task: emailTaskSlug, input: { sealed, attempts: 0 }, req })
}

/** Emails an invitation in a visitor's name. @throws HttpError 429 */
export const sendInvitationEmail = (req: PayloadRequest, email: string, inviterName: string): Promise<void> =>
  queueEmail(req, {
    kind: 'invitation',
    email,
    inviterName: sanitizeName(inviterName) || 'A friend',
    idempotencyKey: randomUUID(),
  })

/** The module slug in a URL of this site's library; empty for the library itself; null for any other URL. */
function librarySlug(address: string): string | null {
  const site = new URL(getEnv().SITE_URL)
  const { origin, pathname, username, password } = new URL(address)
  if (origin !== site.origin || username || password) return null
  const match = /^\/education(?:\/([a-z0-9-]+))?\/?$/.exec(pathname)
  return match ? (match[1] ?? '') : null
}

/**
 * Emails a link to this site's library. Title and URL come from the library, not from the sender.
 * @throws HttpError 400, 429
 */
export async function sendSharedModuleEmail(
  req: PayloadRequest,
  { email, moduleUrl, senderName }: { email: string; moduleUrl: string; senderName: string },
): Promise<void> {
  const badRequest = (message: string) => new HttpError(400, message, [{ path: 'moduleUrl', message }])
  const slug = librarySlug(moduleUrl)
  if (slug === null) throw badRequest('Only pages of this site’s library can be shared.')
  const { SITE_URL } = getEnv()
  let title = (await readLetterTexts(req)).libraryTitle
  if (slug) {
    const { docs } = await req.payload.find({
      collection: slugs.educationModules,
      where: { and: [{ _status: { equals: 'published' } }, { slug: { equals: slug } }] },
      select: { title: true },
      limit: 1,
      pagination: false,
      depth: 0,
      req,
    })
    if (!docs[0]) throw badRequest('There is no module at this address.')
    title = docs[0].title
  }
  const address = `${SITE_URL}/education${slug && `/${slug}`}`
  await queueEmail(req, {
    kind: 'module',
    email,
    senderName: sanitizeName(senderName) || 'A friend',
    title,
    address,
    idempotencyKey: randomUUID(),
  })
}

async function renderQueued(context: EmailContext, queued: QueuedEmail) {
  const { renderInvitation, renderSharedModule } = await loadEmailTemplates()
  return queued.kind === 'invitation'
    ? renderInvitation(context, queued.inviterName)
    : renderSharedModule(context, queued)
}

/** An email in the queue; `quotaUsedUpAt` (milliseconds since 1970) is when the provider first took no more for the day. */
type QueuedInput = { sealed: string; attempts: number; quotaUsedUpAt?: number | null }

type Refused = Extract<SendResult, { sent: false }>

/** When an email that was not sent is tried again; null when it is given up. @param now milliseconds since 1970 */
export function nextAttempt(
  { sealed, attempts, quotaUsedUpAt }: QueuedInput,
  { retryable, retryAfterMs, limited }: Refused,
  now: number,
): { input: QueuedInput; waitUntil: Date } | null {
  if (limited === 'quota') {
    const since = quotaUsedUpAt ?? now
    const until = since + quotaWaitHours * 60 * 60_000
    if (now >= until) return null
    const waitUntil = new Date(Math.min(until, now + (retryAfterMs ?? quotaRestMs)))
    return { input: { sealed, attempts, quotaUsedUpAt: since }, waitUntil }
  }
  const tries = attempts + 1
  if (!retryable || tries >= maxAttempts) return null
  return {
    input: { sealed, attempts: tries, quotaUsedUpAt },
    waitUntil: new Date(now + retryDelay(tries, retryAfterMs)),
  }
}

/** How many emails wait because the provider's quota is used up. */
export async function countEmailsPastQuota(payload: Payload): Promise<number> {
  const { rows } = await poolOf(payload).query<{ count: string }>(
    `SELECT count(*) FROM payload_jobs
     WHERE task_slug = $1 AND has_error IS NOT TRUE AND input ->> 'quotaUsedUpAt' IS NOT NULL`,
    [emailTaskSlug],
  )
  return Number(rows[0]?.count ?? 0)
}

/**
 * The job behind a visitor's email: sends it unless its address had one lately or wants none, and queues itself again
 * while the provider is away, for about an hour, and while its quota is used up, for {@link quotaWaitHours}.
 */
export const sendVisitorEmailTask: TaskConfig<{ input: QueuedInput; output: object }> = {
  slug: emailTaskSlug,
  label: 'Send a letter that a visitor asked for',
  inputSchema: [
    { name: 'sealed', type: 'text', required: true },
    { name: 'attempts', type: 'number', required: true },
    { name: 'quotaUsedUpAt', type: 'number' },
  ],
  // A database that is away for a moment.
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 2_000 } },
  handler: async ({ input, req }) => {
    const { sealed } = input
    const queued = openWithSecret(req.payload, sealPurpose, sealed) as QueuedEmail
    const { email: to, idempotencyKey } = queued
    const { context, headers } = addressEmail(req, await readEmailSite(req), to)
    const rendered = await renderQueued(context, queued)
    const releaseClaim = await claimAddress(req.payload, to, idempotencyKey)
    if (!releaseClaim) return { output: {} }
    const result = await sendEmail(req.payload, { to, ...rendered, headers, idempotencyKey })
    const isKept = result.sent && result.by === 'outbox'
    if (!result.sent || isKept) await releaseClaim(isKept)
    if (result.sent) return { output: {} }
    const next = nextAttempt(input, result, Date.now())
    if (next) await req.payload.jobs.queue({ task: emailTaskSlug, ...next })
    else req.payload.logger.warn(`A visitor's letter could not be sent: ${result.reason}`)
    return { output: {} }
  },
}
