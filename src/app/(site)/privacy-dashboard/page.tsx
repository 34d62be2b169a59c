import { PrivacyScreen } from '@/features/privacy/site/PrivacyScreen'
import { getBadges, getRecordKinds } from '@/features/privacy/site/queries'

import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({
  title: 'Privacy Dashboard',
  description: 'What this site stores about you, for how long and who else is involved; export it or erase it.',
  path: '/privacy-dashboard',
})

export default async function Page() {
  return <PrivacyScreen badges={await getBadges()} kinds={await getRecordKinds()} />
}
