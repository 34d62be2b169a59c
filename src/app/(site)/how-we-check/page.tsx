import { HowWeCheckScreen } from '@/features/evidence/site/HowWeCheckScreen'
import { getCheckingTexts, getFigures } from '@/features/evidence/site/queries'

import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({
  title: 'How We Check',
  description: 'How every sentence of fact is traced to its source, who looks, and how many were checked so far.',
  path: '/how-we-check',
})

export default async function Page() {
  return <HowWeCheckScreen {...await getCheckingTexts()} figures={await getFigures()} />
}
