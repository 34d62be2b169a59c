'use client'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'

import { useOwnKeyState } from '@/shared/browser/ownKey/state'
import type { RedFlag } from '@/shared/lib/redFlags'
import { Button } from '@/shared/ui/Button'
import { lazyPart } from '@/shared/ui/lazyPart'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import type { HistoryTexts } from '../../content/historyTexts'
import { settleExpectation } from '../expectedRecord'
import { careQuery, keptAppointments, keptMedicines } from './ownCare'
import { daysQuery } from './ownDays'
import { symptomsQuery } from './ownSymptoms'
import type { VisitExtras } from './VisitSummary'

const History = lazyPart(
  () => import('./History').then((loaded) => loaded.History),
  ({ texts }) => (
    <div className="page-width">
      <Unfetched again={<Again texts={texts} onClick={() => location.reload()} />} />
    </div>
  ),
)
const CareRecord = lazyPart(() => import('./CareRecord').then((loaded) => loaded.CareRecord))

type SymptomHistoryProps = {
  texts: HistoryTexts
  /** The red flags that a diary may hold, and those that can be put on a doctor's sheet. */
  flags: readonly RedFlag[]
  /** What other rooms give to that sheet. */
  extras: VisitExtras
}

/** The visitor's entries. Chart and calendar are loaded only when there are any. */
export function SymptomHistory(props: SymptomHistoryProps) {
  return (
    <QueryProvider>
      <Own {...props} />
    </QueryProvider>
  )
}

/** Flashes, days and medicines in one: failed only when neither flashes nor days can be shown. */
function useOwnRecord() {
  const queries = [useQuery(symptomsQuery), useQuery(daysQuery)] as const
  const [symptoms, days] = queries
  const medicines = useQuery(careQuery(keptMedicines))
  const known = [symptoms.data?.lastKnown, days.data?.lastKnown].filter((at) => typeof at === 'number')
  return {
    entries: symptoms.data?.entries ?? [],
    days: days.data?.days ?? [],
    medicines: medicines.data ?? [],
    // Shown before all of it was answered, each that comes later would push what is read by then.
    isComplete: [...queries, medicines].every(({ isFetched }) => isFetched),
    lastKnown: known.length > 0 ? Math.min(...known) : null,
    isKnown: queries.every(({ data }) => data),
    isError: queries.some(({ isError, data }) => isError && !data),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  }
}

type AgainProps = Pick<SymptomHistoryProps, 'texts'> & { disabled?: boolean; onClick: () => void }

function Again({ texts, ...button }: AgainProps) {
  return (
    <Button variant="quiet" size="small" {...button}>
      {texts.tryAgainButton}
    </Button>
  )
}

function Unfetched({ again }: { again: ReactNode }) {
  return (
    <div className="mt-14 flex flex-wrap items-center gap-4 border-t border-line pt-6">
      <p className="text-rose">Your own history can’t be fetched just now. Nothing of it is lost.</p>
      {again}
    </div>
  )
}

function Own(props: SymptomHistoryProps) {
  const { entries, days, medicines, lastKnown, isComplete, isKnown, isError, isFetching, refetch } = useOwnRecord()
  const isEmpty = entries.length === 0 && days.length === 0
  const { data: appointments = [] } = useQuery({ ...careQuery(keptAppointments), enabled: isKnown && isEmpty })
  useEffect(() => {
    if (isComplete) settleExpectation(isEmpty && !isKnown ? null : !isEmpty)
  }, [isComplete, isEmpty, isKnown])
  // That it is locked is said beside it, with what opens it.
  const isLocked = useOwnKeyState() === 'locked'
  const again = <Again texts={props.texts} disabled={isFetching} onClick={refetch} />
  if (!isEmpty && !isComplete) return null
  if (!isEmpty)
    return (
      <Suspense fallback={null}>
        <History {...props} entries={entries} days={days} lastKnown={lastKnown} tryAgain={again} />
      </Suspense>
    )
  if (isKnown && medicines.length + appointments.length > 0)
    return (
      <Suspense fallback={null}>
        <CareRecord texts={props.texts} flags={props.flags} extras={props.extras} />
      </Suspense>
    )
  return (
    <div aria-live="polite" className="page-width">
      {isError && !isLocked && <Unfetched again={again} />}
    </div>
  )
}
