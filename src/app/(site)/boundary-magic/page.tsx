import { linesInWords, withLines } from '@/features/auntie/site/linesInWords'
import { getCountries } from '@/features/auntie/site/queries'
import { BoundaryMagicScreen } from '@/features/boundary-magic/site/BoundaryMagicScreen'
import { SentenceReports } from '@/features/evidence/site/islands/SentenceReports.island'
import { getOwnKeyTexts } from '@/features/own-key/site/queries'
import { getShell } from '@/features/site-shell/site/queries'
import { DailyWisdom } from '@/features/wisdom/site/DailyWisdom'
import { getWisdom } from '@/features/wisdom/site/queries'
import { DraftBanner } from '@/shared/ui/DraftBanner'

import { Exit } from '../Exit'
import { OwnKey } from '../OwnKey'
import { pageMetadata } from '../pageMetadata'
import { getBoundaryTexts } from '@/features/boundary-magic/site/queries'

const title = 'Boundary Magic'
const description = 'A five-minute morning ritual to keep your no in one piece: as play, not as medicine.'

export const metadata = pageMetadata({ title, description, path: '/boundary-magic' })

export default async function Page() {
  const [{ texts }, wisdom, countries, ownKey, { productName }] = await Promise.all([
    getBoundaryTexts(),
    getWisdom('boundary'),
    getCountries(),
    getOwnKeyTexts(),
    getShell(),
  ])
  const warning = withLines(texts.warning, linesInWords(countries, 'violenceLines'))
  return (
    <>
      <Exit />
      {wisdom.preview && <DraftBanner path="/boundary-magic" showsAll />}
      <BoundaryMagicScreen texts={{ ...texts, warning }} />
      <OwnKey siteName={productName} texts={ownKey.texts} />
      <DailyWisdom id="boundary-wisdom" title="On boundaries, today" {...wisdom} />
      <SentenceReports />
    </>
  )
}
