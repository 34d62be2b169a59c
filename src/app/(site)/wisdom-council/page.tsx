import { CouncilScreen } from '@/features/wisdom-council/site/CouncilScreen'
import { getCouncil } from '@/features/wisdom-council/site/queries'

import { pageMetadata } from '../pageMetadata'

const title = 'Wisdom Council'
const description =
  'Authors worth reading on perimenopause and menopause: medicine, food, brain science and integrative health.'

export const metadata = pageMetadata({ title, description, path: '/wisdom-council' })

export default async function Page() {
  return <CouncilScreen {...await getCouncil()} />
}
