import { AssessmentsScreen } from '@/features/assessments/site/AssessmentsScreen'
import { getAssessments } from '@/features/assessments/site/queries'
import { getOwnKeyTexts } from '@/features/own-key/site/queries'
import { getShell } from '@/features/site-shell/site/queries'

import { Exit } from '../Exit'
import { OwnKey } from '../OwnKey'
import { pageMetadata } from '../pageMetadata'

const title = 'Health Assessment'
const description =
  'Two private assessments to think with: twelve questions about how you live and feel, and fifteen signs of lipedema. Neither is a diagnosis.'

export const metadata = pageMetadata({ title, description, path: '/health-assessment' })

export default async function Page() {
  const [assessments, ownKey, { productName }] = await Promise.all([getAssessments(), getOwnKeyTexts(), getShell()])
  return (
    <>
      <Exit />
      <AssessmentsScreen {...assessments} />
      <OwnKey siteName={productName} texts={ownKey.texts} />
    </>
  )
}
