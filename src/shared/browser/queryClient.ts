import { QueryClient } from '@tanstack/react-query'

import { callEndpoint } from './callEndpoint'

let client: QueryClient | undefined

/**
 * The one query client of this browser. Read queries are GETs whose address is the key's segments joined by slashes:
 * `useQuery({ queryKey: ['/api/symptoms'] })`. Nothing is asked again unless it is invalidated.
 */
export function queryClient(): QueryClient {
  return (client ??= new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey }) => callEndpoint('get', queryKey.join('/').replace(/^\/api/, '') as `/${string}`),
        staleTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        // Asked without a network as well: a call then fails, or answers what is kept, and does not hang in the air.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  }))
}
