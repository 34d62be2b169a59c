import { BoundaryMagicScreen } from '@/features/boundary-magic/site/BoundaryMagicScreen'
import { DailyWisdom } from '@/features/wisdom/site/DailyWisdom'
import { getWisdom } from '@/features/wisdom/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Boundary Magic'
const description = 'A five-minute morning ritual to keep your no in one piece: as play, not as medicine.'

export const metadata = pageMetadata({ title, description, path: '/boundary-magic' })

export default async function Page() {
  const { lines } = await getWisdom('boundary')
  return (
    <>
      <BoundaryMagicScreen />
      <DailyWisdom id="boundary-wisdom" title="On boundaries, today" lines={lines} />
    </>
  )
}
