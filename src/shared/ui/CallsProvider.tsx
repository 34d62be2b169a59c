'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { queryClient } from '@/shared/browser/queryClient'

/** Lets what is inside make calls by `useQuery` and `useMutation`. Stands around such islands only, not the page. */
export function CallsProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>
}
