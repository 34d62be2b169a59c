import { notFound, permanentRedirect } from 'next/navigation'

import { findModuleBySlug, listModuleSlugs } from '@/features/education/site/queries'
import { ReaderScreen } from '@/features/education/site/ReaderScreen'
import { getEnv } from '@/shared/env'

export { generateMetadata } from '../../../[slug]/page'

export const generateStaticParams = listModuleSlugs

/**
 * Intercepting route: a module opened from the library is shown in a dialog, at the module's own address. The folder is
 * `(..)education`, not `(.)`: a rewrite to `/education/(.)slug` would match its own rule and be rewritten again.
 */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const found = await findModuleBySlug(slug)
  if (!found) notFound()
  if ('movedTo' in found) permanentRedirect(`/education/${found.movedTo}`)
  return (
    <ReaderScreen
      module={found.module}
      texts={found.texts}
      routeNames={found.routeNames}
      address={`${getEnv().SITE_URL}/education/${slug}`}
    />
  )
}
