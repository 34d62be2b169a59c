import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { notFound, permanentRedirect } from 'next/navigation'

import { ModuleScreen } from '@/features/education/site/ModuleScreen'
import { findModuleBySlug, listModuleSlugs } from '@/features/education/site/queries'
import { NotFoundScreen } from '@/features/site-shell/site/NotFoundScreen'
import { getEnv } from '@/shared/env'

import { pageMetadata } from '../../pageMetadata'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = listModuleSlugs

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const found = await findModuleBySlug(slug)
  if (!found) return { title: '404 Page Not Found', robots: { index: false } }
  if ('movedTo' in found) return {}
  const { metadata, category } = found.module
  return {
    ...pageMetadata({
      ...metadata,
      path: `/education/${slug}`,
      type: 'article',
      picture: metadata.picture ?? category,
    }),
    ...(found.preview && { robots: { index: false } }),
  }
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const found = await findModuleBySlug(slug)
  if (!found) {
    if ((await draftMode()).isEnabled) notFound()
    // Not notFound(): Next would send an empty document and render the screen on the client. This one is
    // server-rendered, and the cache handler sets its status (src/server/cacheHandler.ts).
    return <NotFoundScreen />
  }
  if ('movedTo' in found) permanentRedirect(`/education/${found.movedTo}`)
  return <ModuleScreen {...found} address={`${getEnv().SITE_URL}/education/${slug}`} />
}
