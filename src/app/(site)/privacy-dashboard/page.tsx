import { OwnKeyPanel, OwnKeyOnly } from '@/features/own-key/site/islands/OwnKeyPanel.island'
import { getOwnKeyTexts } from '@/features/own-key/site/queries'
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
  const { texts, preview } = await getPrivacyTexts()
  const { texts: ownKeyTexts } = await getOwnKeyTexts()
  return (
    <>
      <Exit />
      <PrivacyScreen
        texts={texts}
        preview={preview}
        badges={await getBadges()}
        kinds={await getRecordKinds()}
        files={<RecordFiles texts={texts} />}
        ownKey={{
          panel: <OwnKeyPanel siteName={productName} texts={ownKeyTexts} />,
          instead: <OwnKeyOnly says={ownKeyTexts.instead} />,
        }}
      />
    </>
  )
}
