'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'

import { onOutboxChange } from '@/shared/browser/offline/outboxEvents'
import { queryClient } from '@/shared/browser/queryClient'

/** Lets what is inside make calls by `useQuery` and `useMutation`. Stands around such islands only, not the page. */
export function CallsProvider({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      onOutboxChange(({ sent }) => {
        // What has gone out now stands on the server: whatever is shown of it is asked for anew.
        if (sent > 0) void queryClient().invalidateQueries()
      }),
    [],
  )
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
}
