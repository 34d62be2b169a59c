import type { Payload, PayloadRequest } from 'payload'

import { poolOf } from '@/shared/database'
import { getEnv } from '@/shared/env'
import { fillTexts } from '@/shared/lib/pageTexts'
import { slugs } from '@/slugs'

import { letterTexts, type LetterTexts } from '../content/letterTexts'
import type { EmailContext } from './emailTemplates'
import { hashAddress, unsubscribeToken } from './invitedAddresses'

/** Loaded on first use: react-email is needed for nothing else. */
export const loadEmailTemplates = () => import('./emailTemplates')

/** The site's data in every email. */
export type EmailSite = Omit<EmailContext, 'unsubscribeUrl'>

/** The words of the site's letters, as editors have published them. */
export async function readLetterTexts(req: PayloadRequest): Promise<LetterTexts> {
  return fillTexts(letterTexts, { ...(await req.payload.findGlobal({ slug: slugs.letterTexts, depth: 0, req })) })
}

/** Reads the site's data once for any number of emails. */
export async function readEmailSite(req: PayloadRequest): Promise<EmailSite> {
  const [{ productName }, texts] = await Promise.all([
    req.payload.findGlobal({ slug: slugs.siteSettings, depth: 0, req }),
    readLetterTexts(req),
  ])
  return { productName, siteUrl: getEnv().SITE_URL, texts }
}

/** The sender's postal address, as the newest email with one has it; null where none has. */
export async function readPostalAddress(payload: Payload): Promise<string | null> {
  const { rows } = await poolOf(payload).query<{ address: string }>(
    `SELECT btrim(postal_address) AS address FROM campaigns WHERE btrim(postal_address) <> ''
     ORDER BY created_at DESC, id DESC LIMIT 1`,
  )
  return rows[0]?.address ?? null
}

/** What an email says of the site and its recipient, and the headers by which email clients unsubscribe (RFC 8058). */
export function addressEmail(
  { payload }: PayloadRequest,
  site: EmailSite,
  recipient: string,
): { context: EmailContext; headers: Record<string, string> } {
  const token = unsubscribeToken(payload, hashAddress(payload, recipient))
  return {
    context: { ...site, unsubscribeUrl: `${site.siteUrl}/never-again?token=${token}` },
    headers: {
      'List-Unsubscribe': `<${site.siteUrl}/api/never-again/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
