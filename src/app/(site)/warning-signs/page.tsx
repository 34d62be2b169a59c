import { EmergencyNumber, NumbersToCall } from '@/features/auntie/site/islands/NumbersToCall.island'
import { getAuntieTexts, getCountries } from '@/features/auntie/site/queries'
import { getWarningSigns, getWarningSignsTexts } from '@/features/education/site/warningSigns'
import { WarningSignsScreen } from '@/features/education/site/WarningSignsScreen'
import { SentenceReports } from '@/features/evidence/site/islands/SentenceReports.island'

import { Exit } from '../Exit'
import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({
  title: 'When Not to Wait',
  description: 'Every warning sign on this site, and how soon: now, today, this week, or at your next visit.',
  path: '/warning-signs',
})

export default async function Page() {
  const [{ texts }, { flags, preview }, auntie, countries] = await Promise.all([
    getWarningSignsTexts(),
    getWarningSigns(),
    getAuntieTexts(),
    getCountries(),
  ])
  const { urgent, linesText, country, call, emergency } = auntie.texts
  const numbers = { texts: { urgent, linesText, country, call, emergency }, countries }
  return (
    <>
      <Exit beside={<EmergencyNumber {...numbers} />} />
      <WarningSignsScreen texts={texts} flags={flags} preview={preview} numbers={<NumbersToCall {...numbers} />} />
      <SentenceReports />
    </>
  )
}
