'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'

import { onOutboxChange } from '@/shared/browser/offline/outboxEvents'
import { queryClient } from '@/shared/browser/queryClient'

/** The provider of the query client for `useQuery` and `useMutation`. Wraps single islands, not the page. */
export function QueryProvider({ children }: { children: ReactNode }) {
  useEffect(
    () =>
      onOutboxChange(({ sent }) => {
        // Queued writes have reached the server, so queries are invalidated.
        if (sent > 0) void queryClient().invalidateQueries()
      }),
    [],
  )
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
}
