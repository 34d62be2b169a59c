import { OutboxNotice } from '@/features/offline/site/islands/OutboxNotice.island'
import { getOwnKeyTexts } from '@/features/own-key/site/queries'
import { getShell } from '@/features/site-shell/site/queries'
import { RecordToCome } from '@/features/symptoms/site/components/RecordToCome'
import { DayNotebook } from '@/features/symptoms/site/islands/DayNotebook.island'
import { SymptomLogger } from '@/features/symptoms/site/islands/SymptomLogger.island'
import {
  getDiaryTexts,
  getHistoryTexts,
  getTrackingFlags,
  getTrackingTexts,
  getVisitFlags,
} from '@/features/symptoms/site/queries'
import { TrackingScreen } from '@/features/symptoms/site/TrackingScreen'

import { Exit } from '../Exit'
import { OwnKey } from '../OwnKey'
import { pageMetadata } from '../pageMetadata'
import { OwnHistory } from './OwnHistory.island'

export const metadata = pageMetadata({
  title: 'Tracking',
  description:
    'A diary of twenty seconds a day, a hot flash logger, and what thirty days say. What you note is kept sealed.',
  path: '/tracking',
})

export default async function Page() {
  const [flags, visitFlags, { productName }, diary, ownKey, history] = await Promise.all([
    getTrackingFlags(),
    getVisitFlags(),
    getShell(),
    getDiaryTexts(),
    getOwnKeyTexts(),
    getHistoryTexts(),
  ])
  return (
    <>
      <Exit />
      <TrackingScreen
        {...await getTrackingTexts()}
        flags={flags}
        historyTexts={history.texts}
        haveKey={ownKey.texts.haveButton}
        history={
          <>
            <OutboxNotice />
            <OwnHistory texts={history.texts} flags={visitFlags} />
            <RecordToCome />
            {/* Below it: it comes a moment later, and would move what the visitor is about to press. */}
            <OwnKey siteName={productName} texts={ownKey.texts} />
          </>
        }
      />
      <SymptomLogger texts={diary.texts} />
      <DayNotebook texts={diary.texts} />
    </>
  )
}
