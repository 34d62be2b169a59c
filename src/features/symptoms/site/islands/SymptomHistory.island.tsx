'use client'

import { lazy, Suspense } from 'react'

import { Button } from '@/shared/ui/Button'
import { QueryProvider } from '@/shared/ui/QueryProvider'

import { useSymptoms } from './useSymptoms'

const History = lazy(() => import('./History').then((loaded) => ({ default: loaded.History })))

/** The visitor's entries. Chart and calendar are loaded only when there are any. */
export function SymptomHistory() {
  return (
    <QueryProvider>
      <Own />
    </QueryProvider>
  )
}

function Own() {
  const { data, isError, isFetching, refetch } = useSymptoms()
  if (data?.length)
    return (
      <Suspense fallback={null}>
        <History entries={data} />
      </Suspense>
    )
  return (
    <div aria-live="polite" className="page-width">
      {isError && (
        <div className="mt-14 flex flex-wrap items-center gap-4 border-t border-line pt-6">
          <p className="text-rose">Your own history can’t be fetched just now. Nothing of it is lost.</p>
          <Button variant="quiet" size="small" disabled={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </div>
      )}
    </div>
  )
}

/** A link to the history, rendered when there are entries. */
export function HistoryLink() {
  return (
    <QueryProvider>
      <Way />
    </QueryProvider>
  )
}

function Way() {
  const { data } = useSymptoms()
  if (!data?.length) return null
  return (
    <a href="#your-history" className="inline-flex min-h-11 items-center font-semibold">
      Your own history
    </a>
  )
}
