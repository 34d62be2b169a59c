import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import type { PageTexts } from '@/shared/lib/pageTexts'
import { pageTextsQuery } from '@/shared/server/pageTextsQuery'
import { slugs } from '@/slugs'

import { coachingTexts } from '../content/coachingTexts'
import { communityTexts } from '../content/communityTexts'

/** Contact addresses from the site settings; null where not set. */
export type Contact = {
  productName: string
  coachingLink: string | null
  contactEmail: string | null
  socialPage: string | null
}

const findContact = cached('contact', [slugs.siteSettings], async (): Promise<Contact> => {
  const payload = await payloadClient()
  const { productName, coachingLink, contactEmail, socialPage } = await payload.findGlobal({
    slug: slugs.siteSettings,
    depth: 0,
    overrideAccess: false,
  })
  return {
    productName,
    coachingLink: coachingLink || null,
    contactEmail: contactEmail || null,
    socialPage: socialPage || null,
  }
})

/** The contact addresses; all unset while the settings cannot be read. */
export async function getContact(): Promise<Contact> {
  return (await findContact()) ?? { productName: '', coachingLink: null, contactEmail: null, socialPage: null }
}

export type CoachingTexts = PageTexts<typeof coachingTexts>

/** The words of the coaching page. */
export const getCoachingTexts = pageTextsQuery(slugs.coachingPage, coachingTexts)

/** The words of the community page. */
export const getCommunityTexts = pageTextsQuery(slugs.communityPage, communityTexts)
