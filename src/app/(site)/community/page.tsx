import type { Metadata } from 'next'

import { CommunityScreen } from '@/features/coaching-community/site/CommunityScreen'
import { getContact } from '@/features/coaching-community/site/queries'
import { getWisdom } from '@/features/wisdom/site/queries'

const title = 'Community'
const description = 'Good questions to ask around a table, one for each day, and the way to our official page.'

export const metadata: Metadata = {
  title,
  description,
  alternates: { canonical: '/community' },
  openGraph: { title, description, url: '/community' },
}

export default async function Page() {
  const [prompts, relationships, contact] = await Promise.all([
    getWisdom('community-prompt'),
    getWisdom('relationship'),
    getContact(),
  ])
  return (
    <CommunityScreen
      prompts={prompts.lines}
      relationships={relationships.lines}
      preview={prompts.preview}
      contact={contact}
    />
  )
}
