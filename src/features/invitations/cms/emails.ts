import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { sendEmail } from '@/integrations/email/sendEmail'
import { HttpError } from '@/shared/cms/httpError'
import { getEnv } from '@/shared/env'
import { slugs } from '@/slugs'

import { cleanName } from '../domain/cleanName'
import type { EmailContext, RenderedEmail } from '../mail/templates'
import { claimAddress, hashAddress, isDailyLimitReached, unsubscribeToken } from './invitedAddresses'

/** Loaded when a letter is written: its components are of no use to anything else. */
const loadMessages = () => import('../mail/templates')

/** What a letter says of the site, and the two ways to end letters that mail programs and people use. */
export async function sheetFor(
  req: PayloadRequest,
  hash: string,
): Promise<{ sheet: EmailContext; headers: Record<string, string> }> {
  const { SITE_URL } = getEnv()
  const { productName } = await req.payload.findGlobal({ slug: slugs.siteSettings, depth: 0, req })
  const token = unsubscribeToken(req.payload, hash)
  return {
    sheet: { productName, siteUrl: SITE_URL, unsubscribeUrl: `${SITE_URL}/never-again?token=${token}` },
    headers: {
      'List-Unsubscribe': `<${SITE_URL}/api/never-again/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

async function sendOnce(
  req: PayloadRequest,
  email: string,
  write: (sheet: EmailContext) => Promise<RenderedEmail>,
): Promise<void> {
  if (await isDailyLimitReached(req.payload))
    throw new HttpError(429, 'Enough letters went out today. Please try again tomorrow, or copy the link.', undefined, {
      'Retry-After': String(24 * 60 * 60),
    })
  const hash = hashAddress(req.payload, email)
  const giveBack = await claimAddress(req.payload, hash)
  // Whoever asks must not learn whether somebody else wrote to this address, or that it wants no letters.
  if (!giveBack) return
  const { sheet, headers } = await sheetFor(req, hash)
  const written = await write(sheet)
  const idempotencyKey = createHash('sha256')
    .update(`${hash} ${new Date().toISOString().slice(0, 13)}`)
    .digest('base64url')
  const sending = await sendEmail(req.payload, { to: email, ...written, headers, idempotencyKey })
  if (sending.sent) return
  await giveBack()
  throw new HttpError(502, 'The letter could not be sent just now. Please try again in a moment, or copy the link.')
}

/** Writes to an address in a visitor's name. */
export async function sendInvitationEmail(req: PayloadRequest, email: string, inviterName: string): Promise<void> {
  const { renderInvitation } = await loadMessages()
  await sendOnce(req, email, (sheet) => renderInvitation(sheet, cleanName(inviterName) || 'A friend'))
}

/** The slug in an address of this site's library; an empty text for the library itself; null for any other address. */
function librarySlug(address: string): string | null {
  const site = new URL(getEnv().SITE_URL)
  const { origin, pathname, username, password } = new URL(address)
  if (origin !== site.origin || username || password) return null
  const match = /^\/education(?:\/([a-z0-9-]+))?\/?$/.exec(pathname)
  return match ? (match[1] ?? '') : null
}

/** Sends what stands in this site's library. Title and address of the letter are the library's own, not the sender's. */
export async function sendSharedModuleEmail(
  req: PayloadRequest,
  { email, moduleUrl, senderName }: { email: string; moduleUrl: string; senderName: string },
): Promise<void> {
  const refuse = (message: string) => new HttpError(400, message, [{ path: 'moduleUrl', message }])
  const slug = librarySlug(moduleUrl)
  if (slug === null) throw refuse('Only pages of this site’s library can be shared.')
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
    if (!docs[0]) throw refuse('There is no module at this address.')
    title = docs[0].title
  }
  const address = `${SITE_URL}/education${slug && `/${slug}`}`
  const { renderSharedModule } = await loadMessages()
  await sendOnce(req, email, (sheet) =>
    renderSharedModule(sheet, { senderName: cleanName(senderName) || 'A friend', title, address }),
  )
}
