import { QueryObserver, queryOptions } from '@tanstack/react-query'

import { callEndpoint } from '@/shared/browser/callEndpoint'
import { fetchOrLastKnown } from '@/shared/browser/offline/offlineDatabase'
import { listQueued } from '@/shared/browser/offline/outbox'
import { queryClient } from '@/shared/browser/queryClient'

import type { listDays, StoredDay } from '../../contract'
import { emptyDay } from '../../domain/emptyDay'

export const daysKey = ['/api/days'] as const

/** The path of the call that keeps a day. */
export const daysPath = '/days'

/** The visitor's days, newest first; those that wait on this device in the place of what is stored. */
export type OwnDays = { days: StoredDay[]; lastKnown: number | null }

async function fetchDays(): Promise<OwnDays> {
  const waiting = (await listQueued(daysPath)).map(
    ({ key, body }) => ({ id: key, ...emptyDay(''), ...body }) as StoredDay,
  )
  const { response, lastKnown } = await fetchOrLastKnown<StoredDay[]>(daysPath, () =>
    callEndpoint<typeof listDays>('get', daysPath),
  ).catch((error: unknown) => {
    if (waiting.length === 0) throw error
    return { response: [], lastKnown: Date.now() }
  })
  // An answer that was kept for hours without a network may come from before a day could say so much.
  const byDay = new Map(
    [...response, ...waiting].map((day) => [day.day, { ...emptyDay(day.day), ...day } as StoredDay]),
  )
  return { days: [...byDay.values()].sort((one, other) => (one.day < other.day ? 1 : -1)), lastKnown }
}

export const daysQuery = queryOptions({ queryKey: daysKey, queryFn: fetchDays, refetchOnReconnect: 'always' })

/**
 * Subscribes to the visitor's days: called now and after each change, with `unknown` where they could not be asked for.
 * @returns unsubscribes
 */
export function subscribeToDays(listener: (days: OwnDays | 'unknown') => void): () => void {
  return new QueryObserver(queryClient(), daysQuery).subscribe(({ data, isError }) => {
    if (data || isError) listener(data ?? 'unknown')
  })
}
