import { QueryClient } from '@tanstack/react-query'

let client: QueryClient | undefined

/** The browser's query client. Nothing is refetched unless it is invalidated. */
export function queryClient(): QueryClient {
  return (client ??= new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // Queries run offline as well: they fail, or respond from the offline cache, instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  }))
}
