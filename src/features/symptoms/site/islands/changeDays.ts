import { callEndpoint, describeFailedCall } from '@/shared/browser/callEndpoint'
import { keepsCookies, NotKept } from '@/shared/browser/keepsCookies'
import { notify } from '@/shared/browser/notify'
import { discardQueued, sendOrQueue } from '@/shared/browser/offline/outbox'
import { queryClient } from '@/shared/browser/queryClient'

import type { deleteDay, keepDay, listDays, StoredDay } from '../../contract'
import type { DayEntry } from '../../domain/dayEntry'
import { daysKey, daysPath } from './ownDays'

type Body = Parameters<typeof sendOrQueue<typeof keepDay>>[1]['body']

async function refetchDays(): Promise<void> {
  const client = queryClient()
  await Promise.all([daysKey, ['/api/privacy/dashboard']].map((queryKey) => client.invalidateQueries({ queryKey })))
}

const send = (day: DayEntry) => sendOrQueue<typeof keepDay>(daysPath, { body: day as Body })

const remove = (id: string) => callEndpoint<typeof deleteDay>('delete', '/days/:id', { params: { id } })

async function undo(takeBack: () => Promise<unknown>): Promise<void> {
  try {
    await takeBack()
    notify({ title: 'Taken Back' })
  } catch (error) {
    notify({ title: 'That Did Not Work', description: describeFailedCall(error), tone: 'destructive' })
  }
  await refetchDays()
}

/**
 * Keeps a day, or lets it wait on this device, and says so with a way back.
 * @param before what was kept of the day
 * @param isFirst whether nothing is kept yet: only then it has to be seen whether this browser keeps its cookie
 * @throws NotKept when this browser dropped the cookie; the call's error when it could neither be kept nor wait
 */
export async function saveDay(day: DayEntry, before: StoredDay | undefined, isFirst: boolean): Promise<void> {
  if (!keepsCookies()) throw new NotKept()
  const kept = await send(day)
  const putBack = () => send(before!)
  if ('queued' in kept) {
    const onPress = () => void undo(before ? putBack : () => discardQueued(kept.queued))
    notify({
      title: 'Saved on this phone',
      description: 'It goes out when you are back online.',
      action: { label: 'Undo', onPress },
    })
  } else {
    const { id } = kept.response
    if (isFirst) {
      const own = await callEndpoint<typeof listDays>('get', daysPath).catch(() => null)
      if (own && !own.some((one) => one.id === id)) throw new NotKept()
    }
    notify({
      title: 'Day Kept',
      action: { label: 'Undo', onPress: () => void undo(before ? putBack : () => remove(id)) },
    })
  }
  void refetchDays()
}

/** Deletes a day and says so, with a way back. */
export async function removeDay({ id, ...day }: StoredDay): Promise<void> {
  try {
    if (!(await discardQueued(id))) await remove(id)
  } catch (error) {
    notify({ title: 'Not Deleted', description: describeFailedCall(error), tone: 'destructive' })
    return
  }
  notify({
    title: 'Day Deleted',
    action: { label: 'Undo', onPress: () => void undo(() => send(day)) },
  })
  await refetchDays()
}
