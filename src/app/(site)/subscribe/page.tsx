import type { Metadata } from 'next'

import { getContact } from '@/features/coaching-community/site/queries'
import { getDonateTexts, getSupportTexts } from '@/features/donations/site/queries'
import { SupportScreen } from '@/features/donations/site/SupportScreen'
import { getShell } from '@/features/site-shell/site/queries'

import { pageMetadata } from '../pageMetadata'

const heading = async () => `Support ${(await getShell()).productName}`

export async function generateMetadata(): Promise<Metadata> {
  const title = await heading()
  const description = 'Everything here is free. A gift pays for the writing, the checking and the server.'
  return { ...pageMetadata({ title, description, path: '/subscribe' }), title: { absolute: title } }
}

export default async function Page() {
  const { coachingLink, contactEmail } = await getContact()
  const bookable = Boolean(coachingLink ?? contactEmail)
  const { notSetUp } = (await getDonateTexts()).texts
  return <SupportScreen {...await getSupportTexts()} title={await heading()} bookable={bookable} notSetUp={notSetUp} />
}
