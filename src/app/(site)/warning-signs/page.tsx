import { getWarningSigns, getWarningSignsTexts } from '@/features/education/site/warningSigns'
import { WarningSignsScreen } from '@/features/education/site/WarningSignsScreen'
import { SentenceReports } from '@/features/evidence/site/islands/SentenceReports.island'

import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({
  title: 'When Not to Wait',
  description: 'Every warning sign on this site, and how soon: now, today, this week, or at your next visit.',
  path: '/warning-signs',
})

export default async function Page() {
  const [{ texts }, { flags, preview }] = await Promise.all([getWarningSignsTexts(), getWarningSigns()])
  return (
    <>
      <WarningSignsScreen texts={texts} flags={flags} preview={preview} />
      <SentenceReports />
    </>
  )
}
