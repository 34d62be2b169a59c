import { queryOptions } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { fetchOrCached } from '@/shared/browser/offline/offlineDatabase'
import { withQueued } from '@/shared/browser/offline/queuedRecords'

import type { appointmentCalls, medicineCalls } from '../../contract'

/* Apart from what changes them: the tracking page asks for them as it opens, and most of its visitors change nothing. */

type Kept<Stored> = { path: `/${string}`; list: () => Promise<Stored[]> }

export const keptMedicines = {
  path: '/medicines' as const,
  list: () => callEndpoint<typeof medicineCalls.list>('get', '/medicines'),
}

export const keptAppointments = {
  path: '/appointments' as const,
  list: () => callEndpoint<typeof appointmentCalls.list>('get', '/appointments'),
}

/** What is kept, or was known last, and what waits on this device. */
export const listThings = <Stored extends { id: string }>({ path, list }: Kept<Stored>) =>
  withQueued(path, () => fetchOrCached(path, list))

/** A list of the visitor's own things, asked for once in a page. */
export const careQuery = <Stored extends { id: string }>(kept: Kept<Stored>) =>
  queryOptions({ queryKey: [`/api${kept.path}`], queryFn: () => listThings(kept) })
