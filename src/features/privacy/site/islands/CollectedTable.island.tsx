'use client'

import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'
import { SealedWith } from '@/shared/ui/SealedWith.island'

import type { readPrivacyDashboard } from '../../contract'
import { describeRecords, type DescribedKind } from '../../domain/storedRecords'
import { FactTable, Verdict } from '../components/FactTable'
import type { PrivacyTexts } from '../../content/privacyTexts'

type CollectedTableProps = {
  kinds: DescribedKind[]
  texts: Pick<PrivacyTexts, 'collectedCaption' | 'collectedColumns' | 'collected' | 'notCollected' | 'looking'>
}

/** The table of collected data; the row of health data shows the visitor's own counts. */
export function CollectedTable(props: CollectedTableProps) {
  return (
    <QueryProvider>
      <Collected {...props} />
    </QueryProvider>
  )
}

function Collected({ kinds, texts }: CollectedTableProps) {
  const [personal, health, usage] = texts.collected.map(({ name }) => name)
  const notCollected = <Verdict>{texts.notCollected}</Verdict>
  const { data, isError, isFetching, refetch } = usePrivacyDashboard()
  const total = data ? Object.values(data.records).reduce((sum, count) => sum + count, 0) : 0
  // Without JavaScript nothing can be saved, so that is the server-rendered state.
  const asked = data ? total === 0 ? notCollected : <Verdict tone="plain">{entries(total)}, sealed</Verdict> : null
  return (
    <>
      <FactTable
        caption={texts.collectedCaption}
        captionShows
        heads={texts.collectedColumns.map(({ name }) => name)}
        facts={[
          { name: personal ?? '', says: notCollected },
          {
            name: health ?? '',
            says: asked ?? (isError ? <Verdict tone="plain">Not known just now</Verdict> : <Asking {...texts} />),
            details: data && total > 0 && (
              <>
                Saved by you, on purpose: {describeRecords(kinds, data.records).join(', ')}.{' '}
                <SealedWith>It is sealed with a key made from this browser’s cookie.</SealedWith> It goes when you
                delete it, or after {data.retentionDays} days without a visit.
              </>
            ),
          },
          { name: usage ?? '', says: notCollected },
        ]}
      />
      <div aria-live="polite">
        {isError && (
          <div className="mt-4 flex flex-wrap items-center gap-4">
            <p className="text-rose">We couldn’t look up what is saved for you.</p>
            <Button variant="quiet" size="small" disabled={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          </div>
        )}
      </div>
    </>
  )
}

const entries = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'entry' : 'entries'}`

function Asking({ looking, notCollected }: Pick<PrivacyTexts, 'looking' | 'notCollected'>) {
  return (
    <>
      <span className="text-soft-ink noscript:hidden">{looking}</span>
      <span className="hidden font-semibold text-sage noscript:inline">{notCollected}</span>
    </>
  )
}

/** The visitor's stored data; refetched on every mount, as other pages may have saved something. */
export function usePrivacyDashboard() {
  return useQuery({
    queryKey: ['/api/privacy/dashboard'],
    queryFn: () => callEndpoint<typeof readPrivacyDashboard>('get', '/privacy/dashboard'),
    refetchOnMount: 'always',
  })
}
