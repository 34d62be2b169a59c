'use client'

import { CallsProvider } from '@/shared/ui/CallsProvider'

import { useSymptoms } from './useSymptoms'

/** The way down to her own history, once there is one. */
export function HistoryLink() {
  return (
    <CallsProvider>
      <Way />
    </CallsProvider>
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
