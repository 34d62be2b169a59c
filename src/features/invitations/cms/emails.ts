import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import type { RenderedEmail } from '@/integrations/email/EmailLayout'
import { sendEmail } from '@/integrations/email/sendEmail'
import { HttpError } from '@/shared/cms/httpError'
import { getEnv } from '@/shared/env'
import { slugs } from '@/slugs'

import { cleanName } from '../domain/cleanName'
import type { EmailContext } from './emailTemplates'
import { claimAddress, hashAddress, isDailyLimitReached, unsubscribeToken } from './invitedAddresses'

/** Loaded on first use: react-email is needed for nothing else. */
export const loadEmailTemplates = () => import('./emailTemplates')

/** The site's data in every email. */
export type EmailSite = Omit<EmailContext, 'unsubscribeUrl'>

/** Reads the site's data once for any number of emails. */
export async function readEmailSite(req: PayloadRequest): Promise<EmailSite> {
  const { productName } = await req.payload.findGlobal({ slug: slugs.siteSettings, depth: 0, req })
  return { productName, siteUrl: getEnv().SITE_URL }
}

/**
 * What an email says of the site and its recipient, and the headers by which email clients unsubscribe (RFC 8058).
 * @param addressHash the recipient, see `hashAddress`
 */
export function addressEmail(
  { payload }: PayloadRequest,
  site: EmailSite,
  addressHash: string,
): { context: EmailContext; headers: Record<string, string> } {
  const token = unsubscribeToken(payload, addressHash)
  return {
    context: { ...site, unsubscribeUrl: `${site.siteUrl}/never-again?token=${token}` },
    headers: {
      'List-Unsubscribe': `<${site.siteUrl}/api/never-again/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

async function sendOnce(
  req: PayloadRequest,
  email: string,
  render: (context: EmailContext) => Promise<RenderedEmail>,
): Promise<void> {
  if (await isDailyLimitReached(req.payload))
    throw new HttpError(429, 'Enough letters went out today. Please try again tomorrow, or copy the link.', undefined, {
      'Retry-After': String(24 * 60 * 60),
    })
  const hash = hashAddress(req.payload, email)
  const releaseClaim = await claimAddress(req.payload, hash)
  // The response must not reveal whether someone else wrote to this address, or that it unsubscribed.
  if (!releaseClaim) return
  const { context, headers } = addressEmail(req, await readEmailSite(req), hash)
  const rendered = await render(context)
  // The provider deduplicates by this key: a repeated request within the hour sends no second email.
  const idempotencyKey = createHash('sha256')
    .update(`${hash} ${new Date().toISOString().slice(0, 13)}`)
    .digest('base64url')
  const result = await sendEmail(req.payload, { to: email, ...rendered, headers, idempotencyKey })
  if (result.sent) return
  await releaseClaim()
  throw new HttpError(502, 'The letter could not be sent just now. Please try again in a moment, or copy the link.')
}

/** Emails an invitation in a visitor's name. @throws HttpError 429, 502 */
export async function sendInvitationEmail(req: PayloadRequest, email: string, inviterName: string): Promise<void> {
  const { renderInvitation } = await loadEmailTemplates()
  await sendOnce(req, email, (context) => renderInvitation(context, cleanName(inviterName) || 'A friend'))
}

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
 * @throws HttpError 400, 429, 502
 */
export async function sendSharedModuleEmail(
  req: PayloadRequest,
  { email, moduleUrl, senderName }: { email: string; moduleUrl: string; senderName: string },
): Promise<void> {
  const badRequest = (message: string) => new HttpError(400, message, [{ path: 'moduleUrl', message }])
  const slug = librarySlug(moduleUrl)
  if (slug === null) throw badRequest('Only pages of this site’s library can be shared.')
  const { SITE_URL } = getEnv()
  let title = 'The education library'
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
  const { renderSharedModule } = await loadEmailTemplates()
  await sendOnce(req, email, (context) =>
    renderSharedModule(context, { senderName: cleanName(senderName) || 'A friend', title, address }),
  )
}
