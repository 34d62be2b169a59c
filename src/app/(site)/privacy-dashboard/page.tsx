import { PrivacyScreen } from '@/features/privacy/site/PrivacyScreen'
import { getBadges, getPrivacyTexts, getRecordKinds } from '@/features/privacy/site/queries'

import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({
  title: 'Privacy Dashboard',
  description: 'What this site stores about you, for how long and who else is involved; export it or erase it.',
  path: '/privacy-dashboard',
})

export default async function Page() {
  return <PrivacyScreen {...await getPrivacyTexts()} badges={await getBadges()} kinds={await getRecordKinds()} />
}
