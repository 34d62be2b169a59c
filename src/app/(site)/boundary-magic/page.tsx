import { BoundaryMagicScreen } from '@/features/boundary-magic/site/BoundaryMagicScreen'
import { DailyWisdom } from '@/features/wisdom/site/DailyWisdom'
import { getWisdom } from '@/features/wisdom/site/queries'
import { DraftBanner } from '@/shared/ui/DraftBanner'

import { Exit } from '../Exit'
import { pageMetadata } from '../pageMetadata'

const title = 'Boundary Magic'
const description = 'A five-minute morning ritual to keep your no in one piece: as play, not as medicine.'

export const metadata = pageMetadata({ title, description, path: '/boundary-magic' })

export default async function Page() {
  const wisdom = await getWisdom('boundary')
  return (
    <>
      <Exit />
      {wisdom.preview && <DraftBanner path="/boundary-magic" showsAll />}
      <BoundaryMagicScreen />
      <DailyWisdom id="boundary-wisdom" title="On boundaries, today" {...wisdom} />
    </>
  )
}
