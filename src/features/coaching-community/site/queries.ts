import 'server-only'

import { cached } from '@/shared/server/cached'
import { payloadClient } from '@/shared/server/payloadClient'
import { slugs } from '@/slugs'

/** Where the people behind the site can be found; null for what the owner has not given. */
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

/** The addresses of the site settings. */
export async function getContact(): Promise<Contact> {
  return (await findContact()) ?? { productName: '', coachingLink: null, contactEmail: null, socialPage: null }
}
