import { notFound, permanentRedirect } from 'next/navigation'

import { findAtAddress, listAddresses } from '@/features/education/site/queries'
import { ReaderScreen } from '@/features/education/site/ReaderScreen'
import { getEnv } from '@/shared/env'

export const generateStaticParams = listAddresses

/**
 * A module opened from the library stands over it, at the module's own address. The folder climbs up and down again,
 * `(..)education` instead of `(.)`: a rewrite to `/education/(.)slug` would fit its own rule and be rewritten again.
 */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const found = await findAtAddress(slug)
  if (!found) notFound()
  if ('movedTo' in found) permanentRedirect(`/education/${found.movedTo}`)
  return <ReaderScreen module={found.module} address={`${getEnv().SITE_URL}/education/${slug}`} />
}
