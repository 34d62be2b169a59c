import { OutboxNotice } from '@/features/offline/site/islands/OutboxNotice.island'
import { HistoryLink, SymptomHistory } from '@/features/symptoms/site/islands/SymptomHistory.island'
import { SymptomLogger } from '@/features/symptoms/site/islands/SymptomLogger.island'
import { TrackingScreen } from '@/features/symptoms/site/TrackingScreen'

import { pageMetadata } from '../pageMetadata'

export const metadata = pageMetadata({
  title: 'Tracking',
  description: 'What is worth a line, four ways to keep it, and a hot flash logger that keeps what you log sealed.',
  path: '/tracking',
})

export default function Page() {
  return (
    <>
      <TrackingScreen
        historyLink={<HistoryLink />}
        history={
          <>
            <OutboxNotice />
            <SymptomHistory />
          </>
        }
      />
      <SymptomLogger />
    </>
  )
}
