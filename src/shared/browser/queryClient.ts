import { QueryClient } from '@tanstack/react-query'

let client: QueryClient | undefined

/** The one query client of this browser. Nothing is asked again unless it is invalidated. */
export function queryClient(): QueryClient {
  return (client ??= new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // Asked without a network as well: a call then fails, or answers from the offline store, and does not hang.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  }))
}
