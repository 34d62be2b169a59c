import { CommunityScreen } from '@/features/coaching-community/site/CommunityScreen'
import { getContact } from '@/features/coaching-community/site/queries'
import { getWisdom } from '@/features/wisdom/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Community'
const description = 'Good questions to ask around a table, one for each day, and the way to our official page.'

export const metadata = pageMetadata({ title, description, path: '/community' })

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
