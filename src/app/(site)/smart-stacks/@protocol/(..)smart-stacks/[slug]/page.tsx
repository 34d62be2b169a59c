import { notFound, permanentRedirect } from 'next/navigation'

import { ProtocolOverGrid } from '@/features/smart-stacks/site/ProtocolScreen'
import { findStack, listStackAddresses } from '@/features/smart-stacks/site/queries'

export const generateStaticParams = listStackAddresses

/** A protocol opened from the grid stands over it, at its own address. The folder is named as the education reader's. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params
  const found = await findStack(slug)
  if (!found) notFound()
  if ('movedTo' in found) permanentRedirect(`/smart-stacks/${found.movedTo}`)
  return <ProtocolOverGrid stack={found.stack} />
}
