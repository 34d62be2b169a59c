import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'

import { ProtocolScreen } from '@/features/smart-stacks/site/ProtocolScreen'
import { findStack, getStacksTexts, listStackSlugs } from '@/features/smart-stacks/site/queries'

import { pageMetadata } from '../../pageMetadata'

type Props = { params: Promise<{ slug: string }> }

export const generateStaticParams = listStackSlugs

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params
  const found = await findStack(slug)
  if (!found || 'movedTo' in found) return {}
  const { name: title, sharedDescription: description } = found.stack
  return {
    ...pageMetadata({ title, description, path: `/smart-stacks/${slug}`, type: 'article' }),
    ...(found.preview && { robots: { index: false } }),
  }
}

export default async function Page({ params }: Props) {
  const { slug } = await params
  const found = await findStack(slug)
  if (!found) notFound()
  if ('movedTo' in found) permanentRedirect(`/smart-stacks/${found.movedTo}`)
  const { texts } = await getStacksTexts()
  return <ProtocolScreen {...found} texts={texts} />
}
