import { CommunityScreen } from '@/features/coaching-community/site/CommunityScreen'
import { getCommunityTexts, getContact } from '@/features/coaching-community/site/queries'
import { getWisdom } from '@/features/wisdom/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Community'
const description = 'Good questions to ask around a table, one for each day, and the way to our official page.'

export const metadata = pageMetadata({ title, description, path: '/community' })

export default async function Page() {
  const [{ texts }, prompts, relationships, contact] = await Promise.all([
    getCommunityTexts(),
    getWisdom('community-prompt'),
    getWisdom('relationship'),
    getContact(),
  ])
  return (
    <CommunityScreen
      texts={texts}
      prompts={prompts.lines}
      relationships={relationships.lines}
      preview={prompts.preview}
      contact={contact}
    />
  )
}
