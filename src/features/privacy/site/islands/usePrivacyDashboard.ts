import { useQuery } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'

import type { readPrivacyDashboard } from '../../contract'

/** What stands here of this visitor; asked for anew whenever the page is opened, for she may have saved something. */
export function usePrivacyDashboard() {
  return useQuery({
    queryKey: ['/api/privacy/dashboard'],
    queryFn: () => callEndpoint<typeof readPrivacyDashboard>('get', '/privacy/dashboard'),
    refetchOnMount: 'always',
  })
}
