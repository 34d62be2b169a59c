import { CorrectionsScreen } from '@/features/evidence/site/CorrectionsScreen'
import { getCorrections, getCorrectionsTexts } from '@/features/evidence/site/queries'

import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({
  title: 'Corrections',
  description: 'What was published here, found wrong and put right: before, after, and why.',
  path: '/corrections',
})

export default async function Page() {
  return <CorrectionsScreen {...await getCorrectionsTexts()} corrections={await getCorrections()} />
}
