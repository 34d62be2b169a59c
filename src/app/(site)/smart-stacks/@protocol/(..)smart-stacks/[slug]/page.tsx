import { notFound, permanentRedirect } from 'next/navigation'

import { ProtocolOverGrid } from '@/features/smart-stacks/site/ProtocolScreen'
import { findStack, getStacksTexts, listStackSlugs } from '@/features/smart-stacks/site/queries'

export { generateMetadata } from '../../../[slug]/page'

export const generateStaticParams = listStackSlugs

/** Intercepting route: a protocol opened from the grid is shown in a dialog. Why `(..)`: see the education reader. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const found = await findStack(slug)
  if (!found) notFound()
  if ('movedTo' in found) permanentRedirect(`/smart-stacks/${found.movedTo}`)
  const { texts } = await getStacksTexts()
  return <ProtocolOverGrid stack={found.stack} texts={texts} />
}
