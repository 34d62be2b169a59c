import { OwnKeyPanel, WithOwnKey } from '@/features/own-key/site/islands/OwnKeyPanel.island'
import { PrivacyScreen } from '@/features/privacy/site/PrivacyScreen'
import { getBadges, getPrivacyTexts, getRecordKinds } from '@/features/privacy/site/queries'
import { getShell } from '@/features/site-shell/site/queries'

import { Exit } from '../Exit'
import { pageMetadata } from '../pageMetadata'
import { RecordFiles } from './RecordFiles.island'

export const metadata = pageMetadata({
  title: 'Privacy Dashboard',
  description: 'What this site stores about you, for how long and who else is involved; export it or erase it.',
  path: '/privacy-dashboard',
})

export default async function Page() {
  const { productName } = await getShell()
  return (
    <>
      <Exit />
      <PrivacyScreen
        {...await getPrivacyTexts()}
        badges={await getBadges()}
        kinds={await getRecordKinds()}
        files={<RecordFiles />}
        ownKey={{ panel: <OwnKeyPanel siteName={productName} />, instead: <WithOwnKey /> }}
      />
    </>
  )
}
