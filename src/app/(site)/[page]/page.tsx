import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { notFound, permanentRedirect } from 'next/navigation'

import { getCountries } from '@/features/auntie/site/queries'
import { SentenceReports } from '@/features/evidence/site/islands/SentenceReports.island'
import { PageScreen } from '@/features/pages/site/PageScreen'
import { findPageBySlug, listPageSlugs } from '@/features/pages/site/queries'
import { NotFoundScreen } from '@/features/site-shell/site/NotFoundScreen'

import { pageMetadata } from '../pageMetadata'

type Props = { params: Promise<{ page: string }> }

export const generateStaticParams = listPageSlugs

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page: slug } = await params
  const found = await findPageBySlug(slug)
  if (!found) return { title: '404 Page Not Found', robots: { index: false } }
  if ('movedTo' in found) return {}
  return {
    ...pageMetadata({ ...found.page.metadata, path: `/${slug}` }),
    ...(found.preview && { robots: { index: false } }),
  }
}

export default async function Page({ params }: Props) {
  const { page: slug } = await params
  const found = await findPageBySlug(slug)
  if (!found) {
    if ((await draftMode()).isEnabled) notFound()
    // As for a module: drawn on the server, its status set by the cache handler.
    return <NotFoundScreen />
  }
  if ('movedTo' in found) permanentRedirect(`/${found.movedTo}`)
  return (
    <>
      <PageScreen {...found} countries={await getCountries()} />
      {found.page.sources.length > 0 && <SentenceReports />}
    </>
  )
}
